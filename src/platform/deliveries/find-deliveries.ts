import { and, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../database/column-types.ts'
import type { Queryable, Transaction } from '../database/pool.ts'
import type { StoredDelivery } from './stored-deliveries.ts'
import { deliveries } from './tables.ts'

/** How a delivery stands. `held`: it waits because its recipient had enough for a day. */
export type DeliveryStatus = StoredDelivery['state'] | 'held'

/** Which deliveries are asked for. */
export type DeliveryFilter = {
  /** Only what is about no case that came in with one of these forms of the website. */
  readonly withoutForms: readonly string[]
  readonly standing?: DeliveryStatus | undefined
  readonly kind?: string | undefined
  /** A part of the recipient's address; empty is any. */
  readonly recipient: string
  /** Only what has a lower number. */
  readonly before?: number | undefined
}

/** The newest deliveries of a filter, newest first. */
export const findDeliveries = (
  database: Queryable,
  { withoutForms, standing, kind, recipient, before }: DeliveryFilter,
  limit: number,
): Promise<readonly StoredDelivery[]> =>
  database
    .select()
    .from(deliveries)
    .where(
      and(
        isAboutNone(withoutForms),
        standing && hasStanding(standing),
        kind === undefined ? undefined : eq(deliveries.kind, kind),
        recipient === '' ? undefined : ilike(deliveries.recipient, containing(recipient)),
        before === undefined ? undefined : lt(deliveries.id, before),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit)

export const deliveryStatusOf = ({
  state,
  heldAt,
}: Pick<StoredDelivery, 'state' | 'heldAt'>): DeliveryStatus =>
  state === 'queued' && heldAt !== null ? 'held' : state

function hasStanding(standing: DeliveryStatus): SQL | undefined {
  if (standing === 'held') return and(eq(deliveries.state, 'queued'), isNotNull(deliveries.heldAt))
  const isFree = standing === 'queued' ? isNull(deliveries.heldAt) : undefined
  return and(eq(deliveries.state, standing), isFree)
}

const isAboutNone = (forms: readonly string[]): SQL | undefined =>
  forms.length === 0 ? undefined : sql`not ${isAboutForm(forms)}`

/** Whether a delivery is about a case that came in with one of these forms. */
export const isAboutForm = (forms: readonly string[]): SQL<boolean> =>
  sql<boolean>`is_about_form(${sql.param([...forms])}::text[], ${deliveries.caseId}, ${deliveries.eventId})`

/** How many have a standing, of those that are about none of these forms. */
export const countDeliveries = (
  database: Queryable,
  standing: DeliveryStatus,
  withoutForms: readonly string[],
): Promise<number> => database.$count(deliveries, and(hasStanding(standing), isAboutNone(withoutForms)))

/** The row of a delivery, of whatever version; null where there is none of this number, or it is about one of these forms. */
export async function storedDelivery(
  database: Queryable,
  id: number,
  withoutForms: readonly string[] = [],
): Promise<StoredDelivery | null> {
  const [found] = await database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), isAboutNone(withoutForms)))
  return found ?? null
}

/** Deliveries about any of these, newest first. */
export const deliveriesAbout = (
  database: Queryable,
  about: {
    readonly customerId: string
    readonly caseIds: readonly number[]
    readonly eventIds: readonly number[]
    readonly mailedLinkIds: readonly string[]
  },
  limit: number,
): Promise<readonly StoredDelivery[]> =>
  database
    .select()
    .from(deliveries)
    .where(
      or(
        eq(deliveries.customerId, about.customerId),
        inArray(deliveries.caseId, [...about.caseIds]),
        inArray(deliveries.eventId, [...about.eventIds]),
        inArray(deliveries.mailedLinkId, [...about.mailedLinkIds]),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit)

/**
 * Queues what was delivered once more, about the same; it passes the limit of its recipient.
 * @param messageId its own
 * @returns its number
 */
export async function queueCopy(
  tx: Transaction,
  id: number,
  { recipient, messageId }: Pick<StoredDelivery, 'recipient' | 'messageId'>,
): Promise<number> {
  // The moment of its act is compared to the microsecond, which JavaScript does not know.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${deliveries} (channel, kind, recipient, case_id, customer_id, event_id, mailed_link_id, priority, told_at,
      message_id, limit_lifted)
    select channel, kind, ${recipient}, case_id, customer_id, event_id, mailed_link_id, priority, told_at, ${messageId}, true
    from ${deliveries} where id = ${id}
    returning id`)
  if (!rows[0]) throw new Error('The delivery got no number')
  return Number(rows[0].id)
}

/** The number of the delivery that tells about an event; null where none does. */
export async function deliveryOfEvent(database: Queryable, eventId: number): Promise<number | null> {
  const [found] = await database
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.eventId, eventId))
    .limit(1)
  return found?.id ?? null
}
