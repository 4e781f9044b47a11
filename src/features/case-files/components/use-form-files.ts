import { useState } from 'react'
import type { Outcome } from '../../../ui/forms/submit.ts'
import { fileField } from '../uploads.ts'

/** Files that are chosen in a form, kept beside what is typed in it, and what the server says of them. */
export function useFormFiles(typed: { files?: readonly File[] }) {
  const [files, setFiles] = useState(typed.files ?? [])
  const [error, setError] = useState<string>()
  return {
    files,
    /** Properties of the FileField. */
    field: {
      files,
      error,
      onChange(chosen: readonly File[]) {
        typed.files = chosen
        setFiles(chosen)
        setError(undefined)
      },
    },
    /** Has the field say what is wrong with the files. @returns the same outcome */
    judged<T>(outcome: Outcome<T>): Outcome<T> {
      setError(outcome.kind === 'refused' ? outcome.errors[fileField]?.message : undefined)
      return outcome
    },
  }
}
