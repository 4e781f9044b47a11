import * as z from 'zod/mini'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { requiredText } from '../../common/contract/fields.ts'
import { requiredLines } from '../../common/contract/lines-field.ts'
import { answerTextTexts } from './answer-field-texts.ts'
import { fieldsIn, unknownFieldsIn } from './reply-fields.ts'

/** So many characters a mail of staff has at most. */
export const answerLength = 8000

const hasNoFields = z.refine<string>(text => fieldsIn(text).length === 0, {
  error: ({ input }) => answerTextTexts.fieldLeft(fieldsIn(String(input))),
})

/** The text of a mail to a customer, in which no field of a ready-made text is left. */
export const answerText = (label: string, missing: string) =>
  requiredLines(label, answerLength, missing).check(hasNoFields).register(fieldFacts, { label, kind: 'text' })

export const subjectLength = 120

/** Its subject, by the same rule. */
export const answerSubject = (label: string) =>
  requiredText(label, subjectLength).check(hasNoFields).register(fieldFacts, { label, kind: 'text' })

/** No field that there is not. */
export const knowsFields = z.refine<string>(text => unknownFieldsIn(text).length === 0, {
  error: ({ input }) => answerTextTexts.unknownField(unknownFieldsIn(String(input))),
})

/** The text of a mail that is filled in for each of several cases. */
export const textWithFields = (label: string, missing: string) =>
  requiredLines(label, answerLength, missing).check(knowsFields).register(fieldFacts, { label, kind: 'text' })

/** Its subject. */
export const subjectWithFields = (label: string) =>
  requiredText(label, subjectLength).check(knowsFields).register(fieldFacts, { label, kind: 'text' })
