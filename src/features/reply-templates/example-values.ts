import type { ReplyAuthor } from '../case-desk/reply-values.ts'
import { replyWords } from '../case-desk/texts-replies.ts'
import type { ReplyValues } from '../cases/reply-fields.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'
import { replyExamples } from './texts-examples.ts'

/** An example for the preview of a text. */
export const exampleValues = (author: ReplyAuthor, language: ReplyLanguage): ReplyValues => ({
  ...replyExamples[language],
  dagdeel: replyWords[language].partsOfDay.morning,
  medewerker: author.name,
  telefoon: author.brandPhone,
  merk: author.brandName,
})
