import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { msToNextHour, takeFromBudget } from '../budgets/hourly-budget.ts'
import { type Database, transaction } from '../database/pool.ts'
import type { EmailDelivery } from './claim.ts'
import { deliveryKinds, limitedKinds } from './kinds.ts'
import { deliveries } from './tables.ts'

/** Mails that one mailbox gets in 24 hours of those that anybody can have us send there (docs/decisions/0027). */
export const mailsPerRecipientAndDay = 10

/** Of those the mails to all mailboxes in an hour, by all copies of the shop; RATE_LIMIT_FACTOR multiplies it. */
export const mailsPerHour = 3_600

/** Why a mail waits, as staff read it, and for how long. */
export type Hold = { readonly reason: string; readonly waitMs: number; readonly isBudgetSpent: boolean }

/** One mailbox however it is written: `Info+a@x.nl` is `info@x.nl`; as the index deliveries_by_mailbox has it. */
const mailbox = (recipient: unknown) => sql`lower(regexp_replace(${recipient}, '\\+[^@]*@', '@'))`

/**
 * Lets a mail through, or says how long it must wait because its mailbox had enough for a day, or all of them for an hour. Mails to
 * one mailbox are judged one after the other, over all servers, so that none slips through beside another; one that was let
 * through counts from then on, until it turns out that it could not be delivered.
 * @returns null where it may go
 */
export async function passLimit(
  database: Database,
  { id, kind, recipient, limitLifted }: EmailDelivery,
  perHour: number,
): Promise<Hold | null> {
  if (!deliveryKinds.email[kind].isLimited) return null
  return transaction(database, async tx => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${mailbox(sql`${recipient}::text`)}, 0))`,
    )
    const [tooMany] = limitLifted
      ? []
      : await tx
          .select({
            waitMs: sql<number>`1000 * extract(epoch from ${deliveries.passedLimitAt} + interval '1 day' - clock_timestamp())::float8`,
          })
          .from(deliveries)
          .where(
            and(
              eq(mailbox(deliveries.recipient), mailbox(sql`${recipient}::text`)),
              gt(deliveries.passedLimitAt, sql`clock_timestamp() - interval '1 day'`),
              inArray(deliveries.kind, [...limitedKinds]),
              ne(deliveries.id, id),
            ),
          )
          .orderBy(desc(deliveries.passedLimitAt))
          .offset(mailsPerRecipientAndDay - 1)
          .limit(1)
    if (tooMany) {
      const reason = `Dit adres kreeg al ${mailsPerRecipientAndDay} mails in 24 uur`
      return { reason, waitMs: tooMany.waitMs, isBudgetSpent: false }
    }
    if (!limitLifted && !(await takeFromBudget(tx, { name: 'mails', perHour }))) {
      const reason = `Er gingen dit uur al ${perHour} mails naar ingevulde adressen`
      return { reason, waitMs: await msToNextHour(tx), isBudgetSpent: true }
    }
    await tx.update(deliveries).set({ passedLimitAt: sql`clock_timestamp()` }).where(eq(deliveries.id, id))
    return null
  })
}
