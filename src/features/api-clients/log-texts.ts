import type { NameOf } from '../../common/event-kind.ts'
import type { apiClientEvents } from './events.ts'

/** Events in the log, by kind. */
export const apiClientsLogNames: Readonly<Record<NameOf<typeof apiClientEvents>, string>> = {
  'api-client-made': 'Koppeling gemaakt',
  'api-client-changed': 'Koppeling gewijzigd',
  'api-client-revoked': 'Koppeling ingetrokken',
  'api-key-made': 'Sleutel van een koppeling gemaakt',
  'api-key-revoked': 'Sleutel van een koppeling ingetrokken',
}
