import * as z from 'zod/mini'
import { cleanLines } from '../typed-text.ts'
import { fieldFacts } from './field-facts.ts'
import { fieldTexts } from './field-texts.ts'

/** Control characters but line breaks, and half surrogate pairs. */
const notInText = /(?![\n\r])[\p{Cc}\p{Cs}]/u

/** A required text of more than one line: cleaned before it is measured. */
export const requiredLines = (label: string, max: number, missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: fieldTexts.tooLong(label, max) }),
      z.refine(text => !notInText.test(text), {
        error: fieldTexts.notKept(label),
      }),
    )
    .register(fieldFacts, { label, kind: 'text' })

/** An optional one; absent and empty are the same. */
export const optionalLines = (label: string, max: number) =>
  z
    ._default(
      z.string({ error: fieldTexts.noText(label) }).check(
        z.overwrite(cleanLines),
        z.maxLength(max, { error: fieldTexts.tooLong(label, max) }),
        z.refine(text => !notInText.test(text), {
          error: fieldTexts.notKept(label),
        }),
      ),
      '',
    )
    .register(fieldFacts, { label, kind: 'text', optional: true })
