import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MailKind } from '../../common/mail-kinds.ts'
import type { Queryable } from '../database/pool.ts'
import { recordOf } from '../database/record.ts'
import type { CausedBy } from './caused-by.ts'
import { deliveries } from './tables.ts'

type Columns = Required<
  Pick<typeof deliveries.$inferInsert, 'channel' | 'kind' | 'recipient' | 'messageId' | 'priority'>
>

/** A delivery that is sent as soon as the transaction commits. */
export type NewDelivery = Columns &
  Required<Cause> & {
    /** Whether it goes to staff, or to a system that configuration names; is not stored. */
    readonly isForHouse: boolean
    readonly notBefore?: never
  }

/** Cause of a mail, if its kind leaves that open; decides which mailbox limit applies (recipient-limit.ts). */
export type Cause = {
  readonly causedBy?: CausedBy
  /** Whether it came from a source that had many sent in this hour: it may not use the last half of the hour's budget. */
  readonly isBulk?: boolean
}

/** By default, anybody can fill in the address. */
const anybody: Required<Cause> = { causedBy: null, isBulk: false }

/** The same, from a moment on. */
export type DelayedDelivery = Omit<NewDelivery, 'notBefore'> & { readonly notBefore: Date }

/** The Message-ID of an e-mail. @param mailDomain its right-hand side */
export const messageIdOf = (id: string, mailDomain: string): string => `<${id}@${mailDomain}>`

/**
 * An e-mail to queue; its Message-ID is made here, so that every attempt has the same.
 * @param mailDomain right-hand side of the Message-ID
 */
export const email = (
  { name, priority, isForHouse }: MailKind,
  recipient: string,
  mailDomain: string,
  cause: Cause = {},
): NewDelivery => ({
  ...anybody,
  ...cause,
  channel: 'email',
  kind: name,
  recipient,
  messageId: messageIdOf(randomUUID(), mailDomain),
  priority,
  isForHouse: isForHouse === true,
})

/** Has a delivery wait, as a reminder does; it is tried for as many days from then on as any other. */
export const delayed = (delivery: NewDelivery, notBefore: Date): DelayedDelivery => ({
  ...delivery,
  notBefore,
})

/** Subject of a delivery; the delivery is deleted together with it. */
export type DeliveryOwner =
  | { readonly caseId: number }
  | { readonly customerId: string }
  | { readonly eventId: number }
  | { readonly mailedLinkId: string }

/**
 * Queues what tells about one thing; call it in the transaction that stores that. (Orders and quotes queue theirs in their
 * own statement, orders/store.ts.) Nothing is queued about what a test client of the API made.
 */
export async function queueDeliveries(
  tx: Queryable,
  owner: DeliveryOwner,
  queued: readonly (NewDelivery | DelayedDelivery)[],
): Promise<void> {
  if (queued.length === 0 || (await isAboutTest(tx, owner))) return
  await tx.insert(deliveries).values(
    queued.map(({ notBefore, isForHouse: _, ...delivery }) => ({
      ...delivery,
      ...owner,
      ...(notBefore && { notBefore, dueAt: notBefore }),
    })),
  )
}

/** Whether it tells about a case that a test client made. */
async function isAboutTest(tx: Queryable, owner: DeliveryOwner): Promise<boolean> {
  if ('customerId' in owner) return false
  const { caseId, eventId, mailedLinkId } = { caseId: null, eventId: null, mailedLinkId: null, ...owner }
  const { rows } = await tx.execute<{ isTest: boolean }>(
    sql`select is_about_test(${caseId}, ${eventId}, ${mailedLinkId}) as "isTest"`,
  )
  return rows[0]?.isTest ?? false
}

/** Takes out what waits for its day about some events, and shall not go any more. */
export async function takeOut(
  tx: Queryable,
  eventIds: readonly number[],
  kinds: readonly MailKind[],
): Promise<void> {
  if (eventIds.length === 0) return
  await tx.delete(deliveries).where(
    and(
      inArray(deliveries.eventId, [...eventIds]),
      inArray(
        deliveries.kind,
        kinds.map(({ name }) => name),
      ),
      eq(deliveries.state, 'queued'),
    ),
  )
}

/**
 * Takes out the mails of an event that no worker has begun to send, which then never will.
 * @returns whether there was one, and nothing of the event has gone
 */
export async function takeOutUnsent(tx: Queryable, eventId: number): Promise<boolean> {
  const taken = await tx
    .delete(deliveries)
    .where(and(eq(deliveries.eventId, eventId), eq(deliveries.state, 'queued'), eq(deliveries.attempts, 0)))
    .returning({ id: deliveries.id })
  return taken.length > 0 && (await tx.$count(deliveries, eq(deliveries.eventId, eventId))) === 0
}

/** Gives up a mail of an event that did not go yet, whichever attempt is under way. @returns its id; null where there is none */
export async function giveUpUnsent(tx: Queryable, eventId: number, reason: string): Promise<number | null> {
  const [given] = await tx
    .update(deliveries)
    .set({ state: 'dead', lastError: reason, endedAt: sql`now()` })
    .where(and(eq(deliveries.eventId, eventId), eq(deliveries.state, 'queued')))
    .returning({ id: deliveries.id })
  return given?.id ?? null
}

/** Deliveries as part of a statement that stores what they tell about. */
const deliveryRecord = recordOf(deliveries, [
  'channel',
  'kind',
  'recipient',
  'messageId',
  'priority',
  'causedBy',
  'isBulk',
])
export const insertDeliveries = deliveryRecord.insertAll
export const deliveryJson = deliveryRecord.json
