import { declareEvent } from '../../common/event-kind.ts'

/** Events of ready-made texts. */
export const replyTemplateEvents = {
  saved: declareEvent('reply-template-saved', 'template', 'number'),
  removed: declareEvent('reply-template-removed', 'template', 'number'),
} as const
