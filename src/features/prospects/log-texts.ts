import type { NameOf } from '../../common/event-kind.ts'
import type { prospectEvents } from './events.ts'

/** Events in the log, by kind. */
export const prospectsLogNames: Readonly<Record<NameOf<typeof prospectEvents>, string>> = {
  'prospect-viewed': 'Gegevens van een prospect bekeken',
}
