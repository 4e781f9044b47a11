import { max, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import type { GaugeMetric } from '../../../platform/operations/metrics.ts'
import { mailboxes } from './tables.ts'

/** Of the mailbox that was read last: one that is configured no more says nothing. */
const current = (database: Database, name: string) =>
  database
    .select({
      seconds: sql<number>`extract(epoch from now() - coalesce(${max(mailboxes.checkedAt)}, min(${mailboxes.connectedAt})))::float8`,
      waiting: sql<number>`coalesce(max(${mailboxes.waiting}), 0)::integer`,
    })
    .from(mailboxes)
    .where(sql`${mailboxes.name} = ${name}`)

/** Figures of the mailbox that answers come to. @param name user, host and folder */
export const mailboxMetrics = (database: Database, name: string): GaugeMetric[] => [
  {
    name: 'shop_mailbox_unread_seconds',
    help: 'How long ago the mailbox for answers was read to its end',
    read: async () => [{ value: (await current(database, name))[0]?.seconds ?? 0 }],
  },
  {
    name: 'shop_mailbox_waiting',
    help: 'Mails in the mailbox for answers that are in no case yet',
    read: async () => [{ value: (await current(database, name))[0]?.waiting ?? 0 }],
  },
]
