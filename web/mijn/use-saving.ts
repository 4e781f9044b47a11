import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from '../../contract/failure.ts'
import type { CallResult } from '../api-client.ts'
import { problemsOf, useProblems } from '../details/form-behaviour.ts'

export type Saving<T> =
  | { readonly kind: 'saved'; readonly data: T }
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  /** For a reason that no field can mend. */
  | { readonly kind: 'failed'; readonly message: string }

/** What the server made of a form that was sent to it. */
export function savingOf<T>(result: CallResult<T>): Saving<T> {
  if (result.ok) return { kind: 'saved', data: result.data }
  if (result.kind === 'unavailable') return { kind: 'failed', message: result.message }
  return result.failure.errors
    ? { kind: 'refused', errors: result.failure.errors }
    : { kind: 'failed', message: result.failure.message }
}

/**
 * Sends a form that passes its own rules, and shows what the server does not take at its fields. Nothing that was typed
 * is lost. `fields` stand in the order of the screen.
 */
export function useSaving<Values extends FieldValues, Output, T>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: readonly Path<Values>[],
  { send, onSaved }: { send: (values: Output) => Promise<Saving<T>>; onSaved: (data: T) => void },
) {
  const { problems, attempt, show } = useProblems()
  const [failure, setFailure] = useState<string | null>(null)

  const submit = form.handleSubmit(
    async values => {
      setFailure(null)
      show([])
      const saving = await send(values)
      if (saving.kind === 'saved') return onSaved(saving.data)
      if (saving.kind === 'failed') return setFailure(saving.message)
      for (const field of fields) {
        const error = saving.errors[field]
        if (error) form.setError(field, { type: 'server', ...error })
      }
      show(fields.flatMap(field => problemAt(field, saving.errors)))
    },
    found => {
      setFailure(null)
      show(problemsOf(found, fields))
    },
  )
  return { submit, problems, attempt, failure, isSaving: form.formState.isSubmitting }
}

const problemAt = (field: string, errors: FieldErrors) => {
  const error = errors[field]
  return error ? [{ field, ...error }] : []
}

export type SavingState = ReturnType<typeof useSaving>
