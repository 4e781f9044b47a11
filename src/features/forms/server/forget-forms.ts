import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { forgetCases } from '../../cases/server/case.ts'
import { retainsApplication } from '../../consents/server/consents.ts'
import { applicationForms } from '../../desk/case-scope.ts'

const isApplication = (id: SQLWrapper): SQL =>
  sql`exists (select from form_submissions where case_id = ${id}
    and form_id = any (${sql.param([...applicationForms])}::text[]))`

/** Removes forms of the website that came in so long ago; of job applications only those that nobody closed. */
export const forgetForms = (database: Database, age: string): Promise<void> =>
  forgetCases(
    database,
    ['form'],
    ({ id, openedAt, closedAt }) =>
      sql`${openedAt} < now() - ${age}::interval and (${closedAt} is null or not ${isApplication(id)})`,
  )

/**
 * Removes job applications so long after they were closed (docs/decisions/desk.md#job-applications-are-read-by-few).
 * @param withConsent those whose sender agreed to be remembered, or the others
 */
export const forgetApplications = (database: Database, age: string, withConsent: boolean): Promise<void> =>
  forgetCases(
    database,
    ['form'],
    ({ id, closedAt }) =>
      sql`${closedAt} < now() - ${age}::interval and ${isApplication(id)} and ${retainsApplication(id)} = ${withConsent}`,
  )
