import { declareDailyEvent, declareEvent } from '../../common/event-kind.ts'

/** Events of mails that belong to no case. */
export const mailEvents = {
  testSent: declareEvent('test-mail-sent'),
  deadLettersReported: declareDailyEvent('dead-letters-reported'),
} as const
