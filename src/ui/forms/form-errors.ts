import { type FieldValues, type FieldErrors as FormErrors, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type FieldErrors, fieldErrors } from '../../shared/contract/failure.ts'
import type { FieldProblem } from '../kit/error-summary.tsx'

type Rules<Values, Output> = {
  schema: z.ZodMiniType<Output, Values>
  rules?: (() => z.core.$ZodType) | undefined
  refusals?: ((values: Values) => FieldErrors) | undefined
}

/** Judges a form by its schema and by what else is known; the schema's own sentence goes first. */
export const resolverOf =
  <Values extends FieldValues, Output>({
    schema,
    rules,
    refusals,
  }: Rules<Values, Output>): Resolver<Values, unknown, Output> =>
  (values, _context, { fields }) => {
    const parsed = ((rules?.() ?? schema) as typeof schema).safeParse(values)
    const found = {
      ...refusals?.(values),
      ...(parsed.success ? {} : fieldErrors(parsed.error)),
    }
    if (parsed.success && Object.keys(found).length === 0) return { values: parsed.data, errors: {} }
    const errors: FormErrors<Values> = {}
    for (const [path, { message }] of Object.entries(found)) {
      const field: { ref?: unknown } | undefined = get(fields, path)
      set(errors, path, { type: 'rule', message, ref: field?.ref })
    }
    return { values: {}, errors }
  }

/** The errors of a react-hook-form, each by the path of its field. */
export function flat(errors: object, path: readonly string[] = []): FieldErrors {
  const found = Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const here = [...path, name]
    if ('message' in error && typeof error.message === 'string')
      return [[here.join('.'), { message: error.message }]]
    return Object.entries(flat(error, here))
  })
  return Object.fromEntries(found)
}

/** Errors for the error summary: those of fields on the page, by field id, in the order of the page. */
export function problemsOnPage(errors: FieldErrors, idOf: (field: string) => string): FieldProblem[] {
  const shown = Object.entries(errors).flatMap(([path, { message }]) => {
    const element = document.getElementById(idOf(path))
    return element ? [{ element, problem: { field: element.id, message } }] : []
  })
  shown.sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return shown.map(({ problem }) => problem)
}
