import * as z from 'zod/mini'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { requiredLines } from '../../common/contract/lines-field.ts'
import { answerTextTexts } from './contract-texts.ts'
import { fieldsIn } from './reply-fields.ts'

/** So many characters a mail of staff has at most. */
export const answerLength = 8000

/** The text of a mail to a customer, in which no field of a ready-made text is left. */
export const answerText = (label: string, missing: string) =>
  requiredLines(label, answerLength, missing)
    .check(
      z.refine(text => fieldsIn(text).length === 0, {
        error: ({ input }) => answerTextTexts.fieldLeft(fieldsIn(String(input))),
      }),
    )
    .register(fieldFacts, { label, kind: 'text' })
