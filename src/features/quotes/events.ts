import { declareEvent } from '../../common/event-kind.ts'

/** Events of quotes beside those that the core of cases judges (src/features/cases/events.ts). */
export const quoteEvents = {
  made: declareEvent('quote-made', 'number'),
  opened: declareEvent('quote-opened', 'quote', 'number'),
  withdrawn: declareEvent('quote-withdrawn', 'quote', 'number'),
} as const
