import type { NameOf } from '../../common/event-kind.ts'
import type { inventoryEvents } from './events.ts'

/** Events in the log, by kind. */
export const inventoryLogNames: Readonly<Record<NameOf<typeof inventoryEvents>, string>> = {
  'product-ended': 'Product beëindigd',
  'product-kept': 'Einde van product teruggedraaid',
}
