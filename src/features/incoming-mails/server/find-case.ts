import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { isSameEmail } from '../../../common/checks/email-key.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { deliveriesByMessageId, recipientsOfCase } from '../../../platform/deliveries/case-deliveries.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import { type Case, caseById, caseByNumber } from '../../cases/server/case.ts'
import { customerById } from '../../customers/server/stored-customers.ts'
import { eventById, eventsOfCase } from '../../events/server/events.ts'
import { searchableOrders } from '../../orders/server/searchable-orders.ts'
import type { ReceivedMail } from '../received-mail.ts'
import { type CaseAddresses, caseOfAddress } from './case-address.ts'
import { incomingMails } from './tables.ts'

export type FoundCase = { readonly found: Case; readonly foundBy: 'thread' | 'address' }

/**
 * The case that a mail belongs to: by a signed address that it was sent to, or by the Message-IDs that it answers. Never by its
 * sender or its subject, which anybody can type.
 * @param messageIds the newest last
 */
export async function caseOfMail(
  database: Queryable,
  addresses: CaseAddresses | null,
  { recipients, thread }: Pick<ReceivedMail, 'recipients' | 'thread'>,
): Promise<FoundCase | null> {
  const number = addresses && (await caseOfAddress(addresses, recipients))
  const addressed = number && (await caseByNumber(database, number))
  if (addressed) return { found: addressed, foundBy: 'address' }
  // Ours first: nobody guesses one, while anybody can send a mail under the Message-ID of another.
  for (const caseIdOf of [caseOfDelivery, caseOfReceived])
    for (const messageId of thread.toReversed()) {
      const id = await caseIdOf(database, messageId)
      const found = id === null ? null : await caseById(database, id)
      if (found) return { found, foundBy: 'thread' }
    }
  return null
}

async function caseOfDelivery(database: Queryable, messageId: string): Promise<number | null> {
  const [delivery] = await deliveriesByMessageId(database, messageId)
  if (!delivery) return null
  if (delivery.caseId !== null) return delivery.caseId
  return delivery.eventId === null ? null : ((await eventById(database, delivery.eventId))?.caseId ?? null)
}

/** The case of the mail that came in first under a Message-ID; one that somebody made up leads nobody to its own. */
async function caseOfReceived(database: Queryable, messageId: string): Promise<number | null> {
  const [mail] = await database
    .select({ caseId: incomingMails.caseId })
    .from(incomingMails)
    .where(and(eq(incomingMails.messageId, messageId), ne(incomingMails.senderVerdict, 'fail')))
    .orderBy(asc(incomingMails.receivedAt))
    .limit(1)
  return mail?.caseId ?? null
}

/** Whether an address is that of somebody of the case: its contact, its account, whoever stands in its details, or whom we mailed about it. */
export async function isOfCase(
  database: Queryable,
  mailKinds: MailKinds,
  found: Case,
  address: string,
): Promise<boolean> {
  if (address === '') return false
  const customer = found.customerId === null ? null : await customerById(database, found.customerId)
  const events = await eventsOfCase(database, found.id)
  const mailed = await recipientsOfCase(database, mailKinds, {
    caseId: found.id,
    eventIds: events.map(({ id }) => id),
  })
  const typed = (await searchableOrders(database, [found.id])).get(found.id)?.emails ?? []
  return [found.contactEmail, customer?.email, ...typed, ...mailed].some(
    each => each !== null && each !== undefined && isSameEmail(each, address),
  )
}

/** The writer, as From says; those who only say so count apart, so that nobody's own mails are held to be theirs. */
export type Sender = { readonly address: string; readonly isForged: boolean }

const isBy = ({ address, isForged }: Sender) =>
  and(
    eq(sql`lower(${incomingMails.fromAddress})`, address.toLowerCase()),
    (isForged ? eq : ne)(incomingMails.senderVerdict, 'fail'),
  )

/** How many mails without a case a sender sent in the last hour. */
export const openedInLastHour = (database: Queryable, sender: Sender): Promise<number> =>
  database.$count(
    incomingMails,
    and(
      isBy(sender),
      gt(incomingMails.receivedAt, sql`now() - interval '1 hour'`),
      inArray(incomingMails.foundBy, ['none', 'sender']),
    ),
  )

/** Words of the mails that a sender sent to a case in the last hour, and after a moment. */
export async function wordsInLastHour(
  database: Queryable,
  sender: Sender,
  caseId: number,
  since: Date | null,
): Promise<readonly string[]> {
  const rows = await database
    .select({ text: incomingMails.bodyText })
    .from(incomingMails)
    .where(
      and(
        isBy(sender),
        eq(incomingMails.caseId, caseId),
        gt(incomingMails.receivedAt, sql`now() - interval '1 hour'`),
        ...(since ? [gt(incomingMails.receivedAt, since)] : []),
      ),
    )
  return rows.map(({ text }) => text)
}

/** The case that a sender's last mail without a case opened. */
export async function lastOpenedBy(database: Queryable, sender: Sender): Promise<Case | null> {
  const [last] = await database
    .select({ caseId: incomingMails.caseId })
    .from(incomingMails)
    .where(
      and(
        isBy(sender),
        gt(incomingMails.receivedAt, sql`now() - interval '1 day'`),
        eq(incomingMails.foundBy, 'none'),
      ),
    )
    .orderBy(sql`${incomingMails.receivedAt} desc`)
    .limit(1)
  return last ? caseById(database, last.caseId) : null
}
