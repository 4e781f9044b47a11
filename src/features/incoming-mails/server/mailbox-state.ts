import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Inbox, InboxState } from '../../mails/server/inbox.ts'
import { mailboxes } from './tables.ts'

/** How far the mailbox was read. */
export async function mailboxState(database: Queryable, { name }: Inbox): Promise<InboxState> {
  if (name === null) return { checkedAt: null, lastError: null }
  const [found] = await database
    .select({ checkedAt: mailboxes.checkedAt, lastError: mailboxes.lastError })
    .from(mailboxes)
    .where(eq(mailboxes.name, name))
  return found ?? { checkedAt: null, lastError: null }
}
