import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { mailboxes } from './tables.ts'

/** The mailbox for answers, as far as configuration names it. */
export type Inbox = {
  /** Address that answers come to. */
  readonly address: string
  /** User, host and folder that are read; null where mails are posted alone. */
  readonly name: string | null
}

/** How far the mailbox was read; both null where it was not yet, or is not read. */
export async function mailboxState(
  database: Queryable,
  { name }: Inbox,
): Promise<{ readonly checkedAt: Date | null; readonly lastError: string | null }> {
  if (name === null) return { checkedAt: null, lastError: null }
  const [found] = await database
    .select({ checkedAt: mailboxes.checkedAt, lastError: mailboxes.lastError })
    .from(mailboxes)
    .where(eq(mailboxes.name, name))
  return found ?? { checkedAt: null, lastError: null }
}
