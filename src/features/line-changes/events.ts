import { declareEvent } from '../../common/event-kind.ts'

/** Events of a change of lines beside those that the core of cases judges (src/features/cases/events.ts). */
export const lineChangeEvents = {
  withdrawn: declareEvent('line-change-withdrawn', 'change'),
} as const
