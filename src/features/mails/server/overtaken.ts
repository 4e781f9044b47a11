import type { Queryable } from '../../../platform/database/pool.ts'
import { isEmailKind } from '../../../platform/deliveries/kinds.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { reportedEvents, reportedEventsOfReceiver } from '../../events/server/reported-events.ts'
import { overtakerOf, overtakers } from './overtaking.ts'

/** The id of the event that a mail was overtaken by; null where it may go. */
export async function overtakenBy(
  database: Queryable,
  delivery: Pick<StoredDelivery, 'id' | 'kind' | 'eventId'>,
): Promise<number | null> {
  const { kind } = delivery
  if (!isEmailKind(kind) || overtakers[kind] === null) return null
  const reported =
    overtakers[kind].sameIn === 'subscription'
      ? await reportedEventsOfReceiver(database, delivery)
      : await reportedEvents(database, delivery)
  return reported && (overtakerOf(kind, reported)?.id ?? null)
}
