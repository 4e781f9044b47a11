import * as z from 'zod/mini'
import { contractTexts } from './field-texts.ts'

/** A refusal: one Dutch sentence and, where a field is to blame, one at each field by its path (`technicalPerson.email`). */
export const Failure = z.object({
  message: z.string(),
  title: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.object({ message: z.string() }))),
  /** For programs, where one does something about it. */
  code: z.optional(z.string()),
})
export type Failure = z.infer<typeof Failure>

export type FieldErrors = Record<string, { message: string }>

/** The first message per field of a failed parse; the path's parts joined by dots. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    errors[path] ??= { message: issue.message }
  }
  return errors
}

/** How a form is refused: what is said of it as a whole, and at each field. */
export const markedFields = (errors: FieldErrors, message: string = contractTexts.checkMarked) => ({
  message,
  errors,
})

/** The same errors under the names that the form has for its fields: without what the body puts in front of them. */
export const asFormFields = (errors: FieldErrors, ...before: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const prefix = before.find(each => path.startsWith(`${each}.`))
      return [prefix ? path.slice(prefix.length + 1) : path, error]
    }),
  )

/** Response to an unreadable body. */
export const unreadable: Failure = { message: contractTexts.malformed }
