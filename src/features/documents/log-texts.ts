import type { NameOf } from '../../common/event-kind.ts'
import type { documentEvents } from './events.ts'

/** Events in the log, by kind. */
export const documentsLogNames: Readonly<Record<NameOf<typeof documentEvents>, string>> = {
  'document-corrected': 'Document gecorrigeerd',
}
