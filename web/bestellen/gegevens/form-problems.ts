import { type FieldError, type FieldErrors, type FieldValues, get } from 'react-hook-form'
import type { FieldProblem } from '../../ui/error-summary.tsx'

/** What the error summary shows: the message of each of these fields that has one, in the order of the screen. */
export const problemsOf = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly string[],
): FieldProblem[] =>
  fields.flatMap(field => {
    const message = messageOf(errors, field)
    return message ? [{ field, message }] : []
  })

/** The message of a field by its path (`address.city`); undefined while the field is fine. */
export function messageOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  field: string,
): string | undefined {
  const error: FieldError | undefined = get(errors, field)
  return error?.message
}
