import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { type Database, transaction } from '../database/pool.ts'
import type { EmailDelivery } from './claim.ts'
import { deliveryKinds, limitedKinds } from './kinds.ts'
import { deliveries } from './tables.ts'

/** Mails that one mailbox gets in 24 hours of those that anybody can have us send there (docs/decisions/0027). */
export const mailsPerRecipientAndDay = 10

/** What staff read of a mail that waits. */
export const holdReason = `Dit adres kreeg al ${mailsPerRecipientAndDay} mails in 24 uur`

/** One mailbox however it is written: `Info+a@x.nl` is `info@x.nl`; as the index deliveries_by_mailbox has it. */
const mailbox = (recipient: unknown) => sql`lower(regexp_replace(${recipient}, '\\+[^@]*@', '@'))`

/**
 * Lets a mail through, or says for how many milliseconds it must wait because its mailbox had enough for a day. Mails to
 * one mailbox are judged one after the other, over all servers, so that none slips through beside another; one that was let
 * through counts from then on, until it turns out that it could not be delivered.
 * @returns null where it may go
 */
export async function passLimit(
  database: Database,
  { id, kind, recipient, limitLifted }: EmailDelivery,
): Promise<number | null> {
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
    if (tooMany) return tooMany.waitMs
    await tx.update(deliveries).set({ passedLimitAt: sql`clock_timestamp()` }).where(eq(deliveries.id, id))
    return null
  })
}
