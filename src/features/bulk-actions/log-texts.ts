import type { NameOf } from '../../common/event-kind.ts'
import type { bulkActionEvents } from './events.ts'

/** Events in the log, by kind. */
export const bulkActionsLogNames: Readonly<Record<NameOf<typeof bulkActionEvents>, string>> = {
  'cases-exported': 'Zaken geëxporteerd',
}
