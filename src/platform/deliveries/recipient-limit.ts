import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { mailboxOf } from '../../common/checks/email-key.ts'
import { msToNextHour, spendBudget } from '../budgets/hourly-budget.ts'
import { type Database, type Queryable, transaction } from '../database/pool.ts'
import type { CausedBy } from './caused-by.ts'
import type { EmailDelivery } from './claim.ts'
import type { MailKinds } from './kinds.ts'
import { deliveries } from './tables.ts'
import { deliveryTexts } from './texts.ts'

/**
 * Mails that one mailbox gets in 24 hours of those that anybody can have us send there
 * (docs/decisions/mail.md#ten-mails-a-day-per-mailbox).
 */
export const mailsPerRecipientAndDay = 10

/** Share of those for the least important mails, so that many saved carts never delay the confirmation of an order. */
export const leastMailsPerRecipientAndDay = 5

/** Mails to all mailboxes in an hour, by all copies of the shop; RATE_LIMIT_FACTOR multiplies it. */
export const mailsPerHour = 3_600

/** Why a mail waits, as staff read it, and for how long. */
export type Hold = { readonly reason: string; readonly waitMs: number; readonly isBudgetSpent: boolean }

/** As the index deliveries_by_named_mailbox has it. */
const mailboxColumn = sql`coalesce(${deliveries.mailbox}, lower(regexp_replace(${deliveries.recipient}, '\\+[^@]*@', '@')))`

type Counted = {
  readonly mailbox: string
  readonly causedBy: CausedBy
  readonly kinds: readonly string[]
  readonly most: number
  /** The delivery that is judged itself. */
  readonly besides?: number
}

/** Milliseconds until a mailbox may have another one of these kinds; null where it may now. */
async function waitOf(
  database: Queryable,
  { mailbox, causedBy, kinds, most, besides }: Counted,
): Promise<number | null> {
  const [tooMany] = await database
    .select({
      waitMs: sql<number>`1000 * extract(epoch from ${deliveries.passedLimitAt} + interval '1 day' - clock_timestamp())::float8`,
    })
    .from(deliveries)
    .where(
      and(
        eq(mailboxColumn, mailbox),
        gt(deliveries.passedLimitAt, sql`clock_timestamp() - interval '1 day'`),
        sql`${deliveries.causedBy} is not distinct from ${causedBy}::text`,
        inArray(deliveries.kind, [...kinds]),
        besides === undefined ? undefined : ne(deliveries.id, besides),
      ),
    )
    .orderBy(desc(deliveries.passedLimitAt))
    .offset(most - 1)
    .limit(1)
  return tooMany?.waitMs ?? null
}

/** Seconds until anybody can have us send another mail to the mailbox of an address; null where it may go now. */
export async function mailboxIsFullFor(
  database: Queryable,
  { counted }: Pick<MailKinds, 'counted'>,
  email: string,
): Promise<number | null> {
  const waitMs = await waitOf(database, {
    mailbox: mailboxOf(email),
    causedBy: null,
    kinds: counted,
    most: mailsPerRecipientAndDay,
  })
  return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000))
}

const lockMailbox = (tx: Queryable, mailbox: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`)

/**
 * Lets a mail through, or says how long it must wait because its mailbox had enough for a day, or all of them for an hour. Mails to
 * one mailbox are judged one after the other, over all servers, so that none slips through beside another; one that was let
 * through counts from then on, until it turns out that it could not be delivered.
 * @returns null where it may go
 */
export async function passLimit(
  database: Database,
  { id, mail: { limit }, recipient, causedBy, isBulk, limitLifted }: EmailDelivery,
  kinds: MailKinds,
  perHour: number,
): Promise<Hold | null> {
  if (limit === 'none' || causedBy === 'owner') return null
  const mailbox = mailboxOf(recipient)
  return transaction(database, async tx => {
    await lockMailbox(tx, mailbox)
    if (!limitLifted) {
      const hold =
        (await fullMailbox(tx, kinds, { mailbox, causedBy, besides: id }, limit === 'held-early')) ??
        (limit === 'link' ? null : await spentBudget(tx, perHour, isBulk))
      if (hold) return hold
    }
    await tx
      .update(deliveries)
      .set({ passedLimitAt: sql`clock_timestamp()`, mailbox })
      .where(eq(deliveries.id, id))
    return null
  })
}

async function fullMailbox(
  tx: Queryable,
  { counted, least }: MailKinds,
  of: Omit<Counted, 'kinds' | 'most'>,
  isLeast: boolean,
): Promise<Hold | null> {
  const waits = [await waitOf(tx, { ...of, kinds: counted, most: mailsPerRecipientAndDay })]
  if (isLeast) waits.push(await waitOf(tx, { ...of, kinds: least, most: leastMailsPerRecipientAndDay }))
  const [longest] = waits.filter(wait => wait !== null).toSorted((a, b) => b - a)
  if (longest === undefined) return null
  const most = waits[0] === null ? leastMailsPerRecipientAndDay : mailsPerRecipientAndDay
  return { reason: deliveryTexts.mostToAddress(most), waitMs: longest, isBudgetSpent: false }
}

/** A source that has many mails sent leaves half of the hour's budget to all others. */
async function spentBudget(tx: Queryable, perHour: number, isBulk: boolean): Promise<Hold | null> {
  const bound = isBulk ? Math.max(1, Math.floor(perHour / 2)) : perHour
  if (await spendBudget(tx, { name: 'mails', perHour: bound })) return null
  return {
    reason: deliveryTexts.mostInHour(bound),
    waitMs: await msToNextHour(tx),
    isBudgetSpent: true,
  }
}
