import type { NameOf } from '../../common/event-kind.ts'
import type { customerCaseEvents, customerEvents } from './events.ts'

/** Events in the log, by kind. */
export const customersLogNames: Readonly<
  Record<NameOf<typeof customerEvents | typeof customerCaseEvents>, string>
> = {
  'customer-changed': 'Klantgegevens gewijzigd',
  'customer-blocked': 'Klant geblokkeerd',
  'customer-unblocked': 'Blokkade opgeheven',
  'customer-viewed': 'Klantgegevens bekeken',
  'link-sent': 'Wachtwoordlink gestuurd',
  'iban-viewed': 'IBAN bekeken',
  'case-taken-along': 'In account van de klant gezet',
}
