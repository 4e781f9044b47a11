import { and, desc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '../../common/mail-kinds.ts'
import type { Queryable, Transaction } from '../database/pool.ts'
import { deliveryOf, type EmailDelivery } from './claim.ts'
import type { MailKinds } from './kinds.ts'
import type { StoredDelivery } from './stored-deliveries.ts'
import { deliveries } from './tables.ts'

/* The mails about a case: its own, and those of its events. */

/** Owner of the mails: a case and its events. */
export type OfCase = { readonly caseId: number; readonly eventIds: readonly number[] }

const ofCase = ({ caseId, eventIds }: OfCase) =>
  and(
    eq(deliveries.channel, 'email'),
    or(
      eq(deliveries.caseId, caseId),
      ...(eventIds.length > 0 ? [inArray(deliveries.eventId, [...eventIds])] : []),
    ),
  )

/** Newest first. */
export const mailsOfCase = (database: Queryable, of: OfCase): Promise<readonly StoredDelivery[]> =>
  database.select().from(deliveries).where(ofCase(of)).orderBy(desc(deliveries.id))

/** The same while no attempt at them begins: one that is not under way waits for what is done meanwhile. */
export const lockMailsOfCase = (tx: Transaction, of: OfCase): Promise<readonly StoredDelivery[]> =>
  tx.select().from(deliveries).where(ofCase(of)).orderBy(desc(deliveries.id)).for('no key update')

/** A mail about a case; null where it has none of this number, or of a kind that this version does not know. */
export async function mailOfCase(
  database: Queryable,
  kinds: MailKinds,
  of: OfCase,
  id: number,
): Promise<EmailDelivery | null> {
  const [row] = await database
    .select()
    .from(deliveries)
    .where(and(ofCase(of), eq(deliveries.id, id)))
  const found = row ? deliveryOf(row, kinds) : null
  return found?.channel === 'email' ? found : null
}

/**
 * When that happened which mails of these kinds about a case told. Those count that went or are going; of those that came back
 * or were overtaken nobody knows.
 */
export async function reportedMoments(
  database: Queryable,
  caseId: number,
  kinds: readonly MailKind[],
): Promise<readonly Date[]> {
  const rows = await database
    .select({ toldAt: deliveries.toldAt })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.caseId, caseId),
        inArray(
          deliveries.kind,
          kinds.map(({ name }) => name),
        ),
        or(
          inArray(deliveries.state, ['sent', 'kept']),
          and(eq(deliveries.state, 'queued'), gt(deliveries.attempts, 0)),
        ),
      ),
    )
  return rows.map(({ toldAt }) => toldAt)
}

/** Mails that went under a Message-ID, or are on their way; staff may have sent one again under the same. */
export const deliveriesByMessageId = (
  database: Queryable,
  messageId: string,
): Promise<readonly StoredDelivery[]> =>
  database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.messageId, messageId), gt(deliveries.attempts, 0)))
    .orderBy(desc(deliveries.id))

/** To whom mails about a case went, but for those to the house. */
export async function recipientsOfCase(
  database: Queryable,
  { ofHouse }: Pick<MailKinds, 'ofHouse'>,
  of: OfCase,
): Promise<readonly string[]> {
  const rows = await database
    .selectDistinct({ recipient: deliveries.recipient })
    .from(deliveries)
    .where(and(ofCase(of), notInArray(deliveries.kind, [...ofHouse])))
  return rows.flatMap(({ recipient }) => recipient ?? [])
}

/** Whether a delivery is about a case, itself or by its event. */
export const isAboutCase = (caseId: number): SQL =>
  sql`case_of_delivery(${deliveries.caseId}, ${deliveries.eventId}, null) = ${caseId}`

/** Whatever of a case did not go yet to an address, or was given up, goes to the corrected one from now on. */
export async function redirectDeliveries(
  tx: Transaction,
  caseId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ recipient: to })
    .where(
      and(
        eq(deliveries.channel, 'email'),
        eq(deliveries.recipient, from),
        inArray(deliveries.state, ['queued', 'dead']),
        isAboutCase(caseId),
      ),
    )
}
