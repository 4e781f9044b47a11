import { declareEvent } from '../../common/event-kind.ts'

/** Events of files at a case. */
export const fileEvents = {
  viewed: declareEvent('file-viewed'),
} as const
