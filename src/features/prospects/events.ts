import { declareEvent } from '../events/declare.ts'

/** Events of prospects of clients of the API. */
export const prospectEvents = {
  viewed: declareEvent('prospect-viewed', 'prospect'),
} as const
