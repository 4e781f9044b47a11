import { declareEvent } from '../../common/event-kind.ts'

/** Events of documents of a case. */
export const documentEvents = {
  corrected: declareEvent('document-corrected', 'document'),
} as const
