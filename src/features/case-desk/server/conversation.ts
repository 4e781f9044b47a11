import type { Queryable } from '../../../platform/database/pool.ts'
import { mailsOfCase } from '../../../platform/deliveries/case-deliveries.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { lastReceived } from '../../incoming-mails/server/conversation.ts'

/** Message-IDs that a mail names at most: its first, and the newest. */
const most = 20

/** A Message-ID as headers have it; what others made of theirs stays out of ours. */
const isMessageId = (id: string): boolean => /^<[^\s<>]{1,250}>$/.test(id)

export type Conversation = { readonly inReplyTo: string | null; readonly thread: string[] }

/** Conversation of the next mail to the customer of a case: the mail that came in last, else those that we sent. */
export async function conversationOf(database: Queryable, caseId: number): Promise<Conversation> {
  const received = await lastReceived(database, caseId)
  const ids = received
    ? [...received.thread, received.messageId]
    : (await sentOf(database, caseId)).map(({ messageId }) => messageId)
  const thread = [...new Set(ids.filter(isMessageId))]
  const [first] = thread
  return {
    inReplyTo: thread.at(-1) ?? null,
    thread: first === undefined || thread.length <= most ? thread : [first, ...thread.slice(1 - most)],
  }
}

/** Mails to the customer, the oldest first. */
async function sentOf(database: Queryable, caseId: number) {
  const events = await eventsOfCase(database, caseId)
  const mails = await mailsOfCase(database, { caseId, eventIds: events.map(({ id }) => id) })
  return mails.filter(({ kind }) => !kind.endsWith('-notice')).toReversed()
}
