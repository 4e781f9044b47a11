import { useState } from 'react'
import { get } from 'react-hook-form'
import type { FieldProblem } from '../ui/error-summary.tsx'

/**
 * When the forms of gegevens say what is wrong: once a field is left, then with every key. The delay, in milliseconds,
 * lets a press on a button end before an error moves that button.
 */
export const formBehaviour = { mode: 'onTouched', delayError: 250, shouldFocusError: false } as const

/** The message of a field by its path (`address.city`); undefined while the field is fine. */
export function messageOf(errors: object, field: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, field)
  return error?.message
}

/** What the error summary shows: the message of each of these fields that has one, in the order of the screen. */
export const problemsOf = (errors: object, fields: readonly string[]): FieldProblem[] =>
  fields.flatMap(field => {
    const message = messageOf(errors, field)
    return message ? [{ field, message }] : []
  })

/** The error summary of the last try to go on; it stays as it was until the next try, so that nothing moves. */
export function useProblems() {
  const [{ problems, attempt }, setState] = useState<{
    problems: readonly FieldProblem[]
    attempt: number
  }>({ problems: [], attempt: 0 })
  return {
    problems,
    attempt,
    show: (found: readonly FieldProblem[]) =>
      setState(state => ({ problems: found, attempt: state.attempt + 1 })),
  }
}
