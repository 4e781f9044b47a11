import type { AnswerParts } from '../../case-desk/components/answer-parts.ts'
import { ReadyTexts } from './ready-texts.tsx'

/** Ready-made texts where an answer is written. */
export const replyTemplateParts: AnswerParts = { ReadyTexts }
