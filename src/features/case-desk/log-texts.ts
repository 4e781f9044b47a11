import type { NameOf } from '../../common/event-kind.ts'
import type { caseDeskEvents } from './events.ts'

/** Events in the log, by kind. */
export const caseDeskLogNames: Readonly<Record<NameOf<typeof caseDeskEvents>, string>> = {
  'case-snoozed': 'Zaak laten wachten',
  'snooze-ended': 'Wachten beëindigd',
  'check-done': 'Controle gedaan',
  'case-linked': 'Zaak gekoppeld',
  'case-unlinked': 'Zaak ontkoppeld',
  'note-written': 'Notitie geschreven',
  'address-confirmed': 'E-mailadres nagekeken: het klopt',
  'application-made': 'Van een mail een sollicitatie gemaakt',
  'follow-link-revoked': 'Volglink ingetrokken',
}
