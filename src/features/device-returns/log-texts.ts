import type { NameOf } from '../../common/event-kind.ts'
import type { returnEvents } from './events.ts'

/** Events in the log, by kind. */
export const returnLogNames: Readonly<Record<NameOf<typeof returnEvents>, string>> = {
  'device-received': 'Huurapparaat terug ontvangen',
  'device-missing': 'Huurapparaat niet teruggekomen',
  'device-waived': 'Huurapparaat kwijtgescholden',
  'device-return-undone': 'Retour ongedaan gemaakt',
  'return-slip-sent': 'Retourbon gemaild',
  'return-reminder-sent': 'Herinnering van retour gemaild',
}
