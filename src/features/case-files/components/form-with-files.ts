import { fileField } from '../uploads.ts'

/** Values of a form with the files that go along. */
export function formWithFiles(values: Readonly<Record<string, string>>, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append(fileField, file)
  return form
}

/** Milliseconds for files on a slow line. */
export const uploadTimeout = 120_000
