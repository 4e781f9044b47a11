import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { incomingMails } from './tables.ts'

/** The newest mail of a case that a person or their program sent, and the mails that it answers; null where none came in. */
export async function lastReceived(
  database: Queryable,
  caseId: number,
): Promise<{ readonly messageId: string; readonly thread: readonly string[] } | null> {
  const [last] = await database
    .select({ messageId: incomingMails.messageId, thread: incomingMails.thread })
    .from(incomingMails)
    .where(
      and(
        eq(incomingMails.caseId, caseId),
        notInArray(incomingMails.nature, ['bounce', 'delay', 'newsletter', 'spam', 'colleague']),
      ),
    )
    .orderBy(desc(incomingMails.receivedAt))
    .limit(1)
  return last ?? null
}
