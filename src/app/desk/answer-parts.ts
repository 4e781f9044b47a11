import type { AnswerParts } from '../../features/case-desk/components/answer-parts.ts'
import { replyTemplateParts } from '../../features/reply-templates/components/answer-parts.ts'

/** Parts that features bring to whoever writes an answer, for one case or for many. */
export const answerParts: AnswerParts = { ...replyTemplateParts }
