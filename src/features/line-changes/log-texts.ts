import type { NameOf } from '../../common/event-kind.ts'
import type { lineChangeEvents } from './events.ts'

/** Events in the log, by kind. */
export const lineChangesLogNames: Readonly<Record<NameOf<typeof lineChangeEvents>, string>> = {
  'line-change-withdrawn': 'Voorstel voor regels ingetrokken',
}
