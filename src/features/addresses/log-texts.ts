import type { NameOf } from '../../common/event-kind.ts'
import type { importEvents } from './events.ts'

/** Events in the log, by kind. */
export const addressLogNames: Readonly<Record<NameOf<typeof importEvents>, string>> = {
  'import-received': 'Bestand ontvangen',
  'import-refused': 'Bestand geweigerd',
  'import-cut-off': 'Bestand afgebroken',
  'import-compared': 'Bestand vergeleken',
  'import-planned': 'Bestand gepland',
  'import-plan-withdrawn': 'Planning van een bestand ingetrokken',
  'import-made-live': 'Bestand live gezet',
  'import-taken-back': 'Bestand teruggedraaid',
  'import-thrown-away': 'Bestand weggegooid',
}
