import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { deliveries } from '../../../platform/deliveries/tables.ts'
import { isAboutNoCase } from '../../events/server/forget-events.ts'

/** Removes mails about accounts so long after they were sent or given up; those about a case or with a link go with it. */
export const forgetAccountMails = (database: Database, age: string): Promise<void> =>
  deleteInBatches(
    database,
    deliveries,
    and(
      lt(deliveries.endedAt, sql`now() - ${age}::interval`),
      isNull(deliveries.caseId),
      isNull(deliveries.mailedLinkId),
      or(isNotNull(deliveries.customerId), isAboutNoCase(database, deliveries.eventId)),
    ),
  )
