import type { NameOf } from '../../common/event-kind.ts'
import type { transferEvents } from './events.ts'

/** Events in the log, by kind. */
export const transferLogNames: Readonly<Record<NameOf<typeof transferEvents>, string>> = {
  'transfer-begun': 'Overname begonnen',
  'transfer-asked': 'Nieuwe link voor overname',
  'transfer-agreed': 'Akkoord met overname',
  'transfer-approved': 'Overname goedgekeurd',
  'transfer-registered': 'Overname vastgelegd',
  'transfer-kvk-checked': 'KVK nummer bij overname gecontroleerd',
  'transfer-cancelled': 'Overname geannuleerd',
  'transfer-lapsed': 'Overname verlopen',
}
