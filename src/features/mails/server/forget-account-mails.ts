import type { Database } from '../../../platform/database/pool.ts'
import { forgetDeliveriesOfAccounts } from '../../../platform/deliveries/stored-deliveries.ts'
import { isAboutNoCase } from '../../events/server/forget-events.ts'

/** Removes mails about accounts so long after they were sent or given up; those about a case or with a link go with it. */
export const forgetAccountMails = (database: Database, age: string): Promise<void> =>
  forgetDeliveriesOfAccounts(database, age, eventId => isAboutNoCase(database, eventId))
