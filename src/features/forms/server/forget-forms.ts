import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { applicationForms } from '../../cases/case-scope.ts'
import { forgetCases } from '../../cases/server/case.ts'
import { retainsApplication } from '../../orders/server/consents.ts'

/**
 * Removes forms of the website a year after they came in. A job application goes four weeks after it is closed, or a year
 * after, where its sender agreed to that (docs/decisions/desk.md#job-applications-are-read-by-few).
 */
export const forgetForms = (database: Database): Promise<void> =>
  forgetCases(
    database,
    ['form'],
    ({ id, openedAt, closedAt }) => sql`
      case when ${closedAt} is not null and exists (
          select from form_submissions where case_id = ${id} and form_id = any (${sql.param([...applicationForms])}::text[]))
        then ${closedAt} < now() - case when ${retainsApplication(id)} then interval '1 year' else interval '4 weeks' end
        else ${openedAt} < now() - interval '1 year'
      end`,
  )
