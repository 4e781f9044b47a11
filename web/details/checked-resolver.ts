import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type CheckedField, checkedFields, type ServerChecks } from './server-checks.ts'

/** The schema's rules and, for a number that passes them, what the server said of it before. */
export function checkedResolver<Values extends Record<CheckedField, string>, Output>(
  schema: z.ZodMiniType<Output, Values>,
  serverChecks: ServerChecks,
): Resolver<Values, unknown, Output> {
  const byOwnRules = zodResolver(schema)
  return async (values, context, options) => {
    const result = await byOwnRules(values, context, options)
    const refused: FieldErrors = {}
    for (const field of checkedFields) {
      const message = serverChecks.refusalOf(field, values[field])
      if (message) refused[field] = { type: 'server', message }
    }
    const errors = { ...refused, ...result.errors } as FieldErrors<Values>
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result
  }
}
