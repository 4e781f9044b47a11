import type { NameOf } from '../events/declare.ts'
import type { documentEvents } from './events.ts'

/** Events in the log, by kind. */
export const documentsLogNames: Readonly<Record<NameOf<typeof documentEvents>, string>> = {
  'document-corrected': 'Document gecorrigeerd',
}
