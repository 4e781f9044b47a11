import type { NameOf } from '../../common/event-kind.ts'
import type { fileEvents } from './events.ts'

/** Events in the log, by kind. */
export const caseFilesLogNames: Readonly<Record<NameOf<typeof fileEvents>, string>> = {
  'file-viewed': 'Bestand bekeken',
}
