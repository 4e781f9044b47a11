import * as z from 'zod/mini'
import { cleanLine } from '../../common/typed-text.ts'
import { deskFilterTexts } from './texts.ts'

/* Fields that the lists of the desk are filtered by. */

/** The id of a person, an account or an act. */
export const uuidField = (error: string) =>
  z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, { error }))

/** A word that is looked for; without any every one is found. */
export const searched = (length: number) =>
  z._default(
    z.string().check(
      // PostgreSQL has no text with these in it.
      z.overwrite(words => words.replace(/[\p{Cc}\p{Cs}]/gu, ' ')),
      z.overwrite(words => cleanLine(words).slice(0, length)),
      z.maxLength(length),
    ),
    '',
  )

/** Only what is older than this one, by its number. */
export const olderThan = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: deskFilterTexts.noSuchPlace })),
    z.transform(Number),
  ),
)
