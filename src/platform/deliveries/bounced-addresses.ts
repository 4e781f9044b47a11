import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { emailKeyOf } from '../../common/checks/email-key.ts'
import type { Database, Queryable, Transaction } from '../database/pool.ts'
import { isAboutCase } from './case-deliveries.ts'
import type { EmailDelivery } from './claim.ts'
import type { Hold } from './recipient-limit.ts'
import { bouncedAddresses, deliveries } from './tables.ts'
import { deliveryTexts } from './texts.ts'

/* Addresses that mails came back from (docs/decisions/mail.md#mails-that-come-back-make-their-address-wait). */

/** A mark on an address. */
export type BouncedAddress = { readonly reason: string; readonly bouncedAt: Date }

/** How long a mail waits before its address is looked at again; a correction ends the wait at once. */
const waitMs = 24 * 60 * 60 * 1000

/** Has a mail about a case wait where its address does not work; null where it may go. */
export async function addressHold(
  database: Queryable,
  { mail, recipient, limitLifted }: EmailDelivery,
): Promise<Hold | null> {
  if (limitLifted || !mail.waitsForAddress) return null
  if (!(await bouncedAddress(database, recipient))) return null
  return { reason: deliveryTexts.addressBounced, waitMs, isBudgetSpent: false }
}

/** The mark of an address; null where it works, as far as is known. */
export async function bouncedAddress(database: Queryable, email: string): Promise<BouncedAddress | null> {
  const [found] = await database
    .select({ reason: bouncedAddresses.reason, bouncedAt: bouncedAddresses.bouncedAt })
    .from(bouncedAddresses)
    .where(eq(bouncedAddresses.emailKey, emailKeyOf(email)))
  return found ?? null
}

/** When mails came back from these addresses, by their keys; those that work are not in it. */
export async function bouncesAmong(
  database: Queryable,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (emails.length === 0) return new Map()
  const rows = await database
    .select({ key: bouncedAddresses.emailKey, at: bouncedAddresses.bouncedAt })
    .from(bouncedAddresses)
    .where(inArray(bouncedAddresses.emailKey, [...new Set(emails.map(emailKeyOf))]))
  return new Map(rows.map(({ key, at }) => [key, at]))
}

/** A mail that went out, by the Message-ID that a report names; null where there is none. */
export async function sentMail(
  database: Queryable,
  messageId: string,
): Promise<{
  readonly id: number
  readonly kind: string
  readonly recipient: string | null
  readonly caseId: number | null
  readonly eventId: number | null
} | null> {
  const { id, kind, recipient, caseId, eventId } = deliveries
  const [found] = await database
    .select({ id, kind, recipient, caseId, eventId })
    .from(deliveries)
    .where(and(eq(deliveries.messageId, messageId), gt(deliveries.attempts, 0)))
  return found ?? null
}

/** Marks the address of a mail that came back, and the mail as one that did not arrive. */
export async function markBounced(
  tx: Transaction,
  { id, email, caseId, words }: { id: number; email: string; caseId: number; words: string },
): Promise<void> {
  const reason = deliveryTexts.rejected(words)
  await tx
    .update(deliveries)
    .set({
      state: 'dead',
      lastError: reason,
      bouncedAt: sql`now()`,
      endedAt: sql`coalesce(${deliveries.endedAt}, now())`,
    })
    .where(eq(deliveries.id, id))
  await tx
    .insert(bouncedAddresses)
    .values({ emailKey: emailKeyOf(email), caseId, reason })
    .onConflictDoUpdate({
      target: bouncedAddresses.emailKey,
      set: { caseId, reason, bouncedAt: sql`now()` },
    })
}

/** Takes the mark off an address that works. @returns false where it has none */
export async function liftMark(tx: Transaction, email: string): Promise<boolean> {
  const lifted = await tx
    .delete(bouncedAddresses)
    .where(eq(bouncedAddresses.emailKey, emailKeyOf(email)))
    .returning({ key: bouncedAddresses.emailKey })
  return lifted.length > 0
}

/** A mail about a case that came back, or waits for its address. */
export type HeldMail = { readonly id: number; readonly caseId: number; readonly since: Date }

/** Mails to an address that came back or wait for it: those of one case, or of all. */
export async function heldMails(
  database: Queryable,
  email: string,
  ofCaseId: number | null = null,
): Promise<readonly HeldMail[]> {
  const { id, recipient, bouncedAt, endedAt, createdAt } = deliveries
  const rows = await database
    .select({
      id,
      recipient,
      caseId: sql<string>`case_of_delivery(${deliveries.caseId}, ${deliveries.eventId}, null)`,
      since: sql<Date>`coalesce(${bouncedAt}, ${endedAt}, ${createdAt})`.mapWith(bouncedAt),
    })
    .from(deliveries)
    .where(and(didNotArrive, ofCaseId === null ? undefined : isAboutCase(ofCaseId)))
  const key = emailKeyOf(email)
  return rows
    .filter(row => row.recipient !== null && emailKeyOf(row.recipient) === key)
    .map(row => ({ id: row.id, caseId: Number(row.caseId), since: row.since }))
}

/** Has mails go, to the recipients that they have by now. */
export async function sendHeld(tx: Transaction, mails: readonly HeldMail[]): Promise<void> {
  if (mails.length === 0) return
  const ids = mails.map(({ id }) => id)
  await tx
    .update(deliveries)
    .set({ ...resumed, state: 'queued', attempts: 0, endedAt: null, bouncedAt: null, reportedIn: null })
    .where(and(inArray(deliveries.id, ids), didNotArrive))
}

/** Has a mail go that was held while the mark was taken off its address. */
export async function resumeWhereLifted(
  database: Database,
  { id, recipient }: Pick<EmailDelivery, 'id' | 'recipient'>,
): Promise<void> {
  // Waits for who is taking it off.
  const marked = await database
    .select({ key: bouncedAddresses.emailKey })
    .from(bouncedAddresses)
    .where(eq(bouncedAddresses.emailKey, emailKeyOf(recipient)))
    .for('share')
  if (marked.length === 0)
    await database
      .update(deliveries)
      .set(resumed)
      .where(and(eq(deliveries.id, id), isHeld))
}

const resumed = { dueAt: sql`now()`, heldAt: null, lastError: null }

/** Whether it waits because its address is marked. */
export const waitsForAddress = ({ lastError }: Pick<EmailDelivery, 'lastError'>): boolean =>
  lastError === deliveryTexts.addressBounced

const isHeld = and(
  eq(deliveries.state, 'queued'),
  isNotNull(deliveries.heldAt),
  eq(deliveries.lastError, deliveryTexts.addressBounced),
)

const didNotArrive = or(
  isHeld,
  and(
    eq(deliveries.state, 'dead'),
    or(isNotNull(deliveries.bouncedAt), eq(deliveries.lastError, deliveryTexts.addressBounced)),
  ),
)
