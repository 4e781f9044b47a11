import { declareEvent } from '../../common/event-kind.ts'

/** Values of persons that events held. */
export const erasureEvents = {
  erased: declareEvent('values-erased'),
} as const
