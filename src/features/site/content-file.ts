import * as z from 'zod/mini'

/** A text of a file below content/, for its schema. */
export const words = z
  .string({ error: 'must be a text' })
  .check(z.trim(), z.minLength(1, { error: 'must be a text that says something' }))

/**
 * A file below content/ as its schema knows it. Wrong data stops the start and the build with a sentence that names the
 * file, each wrong place in it, and what must stand there.
 */
export function contentOf<T>(file: string, schema: z.core.$ZodType<T>, data: unknown): T {
  const { success, data: known, error } = z.core.safeParse(schema, data)
  if (success) return known
  const mistakes = error.issues.map(issue =>
    issue.code === 'unrecognized_keys'
      ? `${placeOf(issue.path)} has a field that is not known: ${issue.keys.join(', ')}`
      : `${placeOf(issue.path)} ${issue.message}`,
  )
  throw new Error(`content/${file} is not right: ${mistakes.join('; ')}.`)
}

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'the whole'
