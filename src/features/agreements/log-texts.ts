import type { NameOf } from '../../common/event-kind.ts'
import type { agreementEvents } from './events.ts'

/** Events in the log, by kind. */
export const agreementLogNames: Readonly<Record<NameOf<typeof agreementEvents>, string>> = {
  'product-ended': 'Product beëindigd',
  'product-kept': 'Einde van product teruggedraaid',
  'agreement-handed-over': 'Contract overgenomen',
}
