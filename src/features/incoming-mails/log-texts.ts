import type { NameOf } from '../../common/event-kind.ts'
import type { incomingMailEvents } from './events.ts'

/** Events in the log, by kind. */
export const incomingMailsLogNames: Readonly<Record<NameOf<typeof incomingMailEvents>, string>> = {
  'mail-bounced': 'Mail niet aangekomen',
}
