import type * as z from 'zod/mini'
import { type FieldFacts, fieldFacts } from '../../common/contract/field-facts.ts'
import { formatted } from './field-kinds.ts'

type AnySchema = z.core.$ZodType

/**
 * Facts of a field in a form's schema.
 * @param path the field's name: `address.city`
 * @returns undefined for a field that the schema only passes on
 */
export function factsOf(schema: AnySchema, path: string): FieldFacts | undefined {
  const field = fieldAt(schema, path.split('.'))
  return field && fieldFacts.get(field)
}

/** The values that a form starts with, each written as the field is once it was left. */
export function formattedValues<Values>(
  schema: AnySchema,
  values: Values,
  path: readonly string[] = [],
): Values {
  if (typeof values === 'string') {
    const kind = factsOf(schema, path.join('.'))?.kind
    return (kind ? formatted(kind, values) : values) as Values
  }
  // A list is no field that is written in.
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formattedValues(schema, value, [...path, name])]),
  ) as Values
}

/** A schema that transforms knows its fields by what comes out of it; what goes in may be anything. */
function fieldAt(schema: AnySchema, path: readonly string[]): AnySchema | undefined {
  const [name, ...rest] = path
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (name === undefined) {
    const isWrapped = 'innerType' in def && fieldFacts.get(schema) === undefined
    return isWrapped ? fieldAt(def.innerType, path) : schema
  }
  switch (def.type) {
    case 'object': {
      const field = def.shape[name]
      return field && fieldAt(field, rest)
    }
    case 'pipe':
      return fieldAt(def.out, path) ?? fieldAt(def.in, path)
    case 'nullable':
    case 'optional':
    case 'default':
      return fieldAt(def.innerType, path)
    default:
      return undefined
  }
}
