import type { NameOf } from '../../common/event-kind.ts'
import type { erasureEvents } from './events.ts'

/** Events in the log, by kind. */
export const eventsLogNames: Readonly<Record<NameOf<typeof erasureEvents>, string>> = {
  'values-erased': 'Persoonsgegevens gewist',
}
