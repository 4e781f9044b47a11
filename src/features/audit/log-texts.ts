import type { NameOf } from '../../common/event-kind.ts'
import type { auditEvents } from './events.ts'

/** Events in the log, by kind. */
export const auditLogNames: Readonly<Record<NameOf<typeof auditEvents>, string>> = {
  'audit-exported': 'Logboek geëxporteerd',
}
