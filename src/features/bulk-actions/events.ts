import { declareEvent } from '../../common/event-kind.ts'

/** Events of actions for many cases. */
export const bulkActionEvents = {
  exported: declareEvent('cases-exported', 'count'),
} as const
