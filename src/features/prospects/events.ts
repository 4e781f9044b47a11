import { declareEvent } from '../../common/event-kind.ts'

/** Events of prospects of clients of the API. */
export const prospectEvents = {
  viewed: declareEvent('prospect-viewed', 'prospect'),
} as const
