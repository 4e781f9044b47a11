import type { NameOf } from '../../common/event-kind.ts'
import type { staffEvents } from './events.ts'

/** Events in the log, by kind. */
export const staffLogNames: Readonly<Record<NameOf<typeof staffEvents>, string>> = {
  'staff-signed-in': 'Medewerker ingelogd',
  'staff-invited': 'Medewerker uitgenodigd',
  'staff-invitation-withdrawn': 'Uitnodiging ingetrokken',
  'staff-setting-changed': 'Instelling van beheer gewijzigd',
  'staff-joined': 'Medewerker begonnen',
  'staff-changed': 'Account van medewerker gewijzigd',
}
