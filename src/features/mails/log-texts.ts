import type { NameOf } from '../../common/event-kind.ts'
import type { mailEvents } from './events.ts'

/** Events in the log, by kind. */
export const mailsLogNames: Readonly<Record<NameOf<typeof mailEvents>, string>> = {
  'test-mail-sent': 'Testmail verstuurd',
  'dead-letters-reported': 'Mislukte mail gemeld',
}
