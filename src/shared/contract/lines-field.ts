import * as z from 'zod/mini'
import { cleanLines } from '../typed-text.ts'
import { fieldFacts } from './field-facts.ts'

/** Control characters but line breaks, and half surrogate pairs. */
const notInText = /(?![\n\r])[\p{Cc}\p{Cs}]/u

/** A required text of more than one line: cleaned before it is measured. */
export const requiredLines = (label: string, max: number, missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: `${label} mag uit hoogstens ${max} tekens bestaan` }),
      z.refine(text => !notInText.test(text), {
        error: `${label} bevat een teken dat we niet kunnen bewaren`,
      }),
    )
    .register(fieldFacts, { label, kind: 'text' })

/** An optional one; absent and empty are the same. */
export const optionalLines = (label: string, max: number) =>
  z
    ._default(
      z.string({ error: `${label} is geen tekst` }).check(
        z.overwrite(cleanLines),
        z.maxLength(max, { error: `${label} mag uit hoogstens ${max} tekens bestaan` }),
        z.refine(text => !notInText.test(text), {
          error: `${label} bevat een teken dat we niet kunnen bewaren`,
        }),
      ),
      '',
    )
    .register(fieldFacts, { label, kind: 'text', optional: true })
