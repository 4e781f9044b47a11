import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { isEmailKind } from '../../../platform/deliveries/kinds.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { eventById } from '../../events/server/events.ts'
import { events } from '../../events/server/tables.ts'
import { type ToldEvents, toldEvents } from '../../events/server/told-events.ts'
import { overtakerOf, overtakers } from '../overtaking.ts'

/** The id of the event that a mail was overtaken by; null where it may go. */
export async function overtakenBy(
  database: Queryable,
  delivery: Pick<StoredDelivery, 'id' | 'kind' | 'eventId'>,
): Promise<number | null> {
  const { kind } = delivery
  if (!isEmailKind(kind) || overtakers[kind] === null) return null
  const told =
    overtakers[kind].sameIn === 'subscription'
      ? await eventsOfReceiver(database, delivery)
      : await toldEvents(database, delivery)
  return told && (overtakerOf(kind, told)?.id ?? null)
}

/** The same of a receiver of webhooks, which is no case. */
async function eventsOfReceiver(
  database: Queryable,
  { eventId }: Pick<StoredDelivery, 'eventId'>,
): Promise<Pick<ToldEvents, 'upTo' | 'act' | 'later'> | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  if (!event) return null
  const later = await database
    .select()
    .from(events)
    .where(
      and(
        gt(events.id, event.id),
        eq(sql`${events.data} ->> 'subscription'`, String(event.data.subscription)),
      ),
    )
    .orderBy(asc(events.id))
  return { upTo: [event], act: [event], later }
}
