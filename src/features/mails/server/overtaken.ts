import type { Queryable } from '../../../platform/database/pool.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { reportedEvents, reportedEventsOfReceiver } from '../../events/server/reported-events.ts'
import { type OvertakersOf, overtakerOf } from './overtaking.ts'

/** The id of the event that a mail was overtaken by; null where it may go. */
export async function overtakenBy(
  database: Queryable,
  delivery: Pick<StoredDelivery, 'id' | 'kind' | 'eventId'>,
  overtakersOf: OvertakersOf,
): Promise<number | null> {
  const overtakers = overtakersOf(delivery.kind)
  if (overtakers === null) return null
  const reported =
    overtakers.sameIn === 'subscription'
      ? await reportedEventsOfReceiver(database, delivery)
      : await reportedEvents(database, delivery)
  return reported && (overtakerOf(overtakers, reported)?.id ?? null)
}
