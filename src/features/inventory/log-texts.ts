import type { NameOf } from '../events/declare.ts'
import type { inventoryEvents } from './events.ts'

/** Events in the log, by kind. */
export const inventoryLogNames: Readonly<Record<NameOf<typeof inventoryEvents>, string>> = {
  'product-ended': 'Product beëindigd',
  'product-kept': 'Einde van product teruggedraaid',
}
