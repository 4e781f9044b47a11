import { declareEvent } from '../../common/event-kind.ts'

/** Events of mails that came back. */
export const incomingMailEvents = {
  bounced: declareEvent('mail-bounced', 'kind', 'delivery'),
} as const
