import { RegExpParser } from '@eslint-community/regexpp'
import { getLengthRange } from 'regexp-ast-analysis'
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** A place within a value: names of objects, `[]` for the items of a list. */
type Place = readonly string[]

/**
 * Places of a value that a schema lets hold as much as anybody likes: texts and lists without a maximum, objects with any
 * names, and what may be anything. A pattern that fits no longer text counts as a maximum. Written as `parts[].name`; the
 * whole is empty.
 */
export const unboundedIn = (schema: Schema): readonly string[] => [
  ...new Set(placesIn(schema).map(place => place.join('.').replaceAll('.[]', '[]'))),
]

function placesIn(schema: Schema): readonly Place[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'string':
      return isBounded(def) ? [] : [[]]
    case 'array':
      return [...(isBounded(def) ? [] : [[]]), ...below('[]', def.element)]
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) => below(name, field)),
        ...(def.catchall ? below('*', def.catchall) : []),
      ]
    case 'union':
      return def.options.flatMap(placesIn)
    case 'pipe':
      return placesInBoth(placesIn(def.in), placesIn(def.out))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return placesIn(def.innerType)
    case 'record':
      return [...placesIn(def.keyType), ...below('*', def.valueType)]
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
    case 'null':
    case 'never':
      return []
    // A transform makes as much as it is given.
    case 'transform':
    case 'unknown':
    case 'any':
      return [[]]
    default:
      throw new Error(`nobody said what bounds a schema of the type ${def.type}`)
  }
}

const below = (name: string, schema: Schema): readonly Place[] =>
  placesIn(schema).map(place => [name, ...place])

/** A value that passes two schemas is bounded where one of them bounds it, itself or all that it lies in. */
const placesInBoth = (first: readonly Place[], second: readonly Place[]): readonly Place[] => [
  ...first.filter(place => second.some(other => isWithin(place, other))),
  ...second.filter(place => first.some(other => isWithin(place, other))),
]

const isWithin = (place: Place, whole: Place): boolean => whole.every((name, index) => place[index] === name)

type Limits = { readonly maximum?: number; readonly length?: number; readonly pattern?: RegExp }

/** Whether a check, or the format of the schema itself, sets a maximum. */
const isBounded = (def: z.core.$ZodTypeDef & { readonly pattern?: RegExp | undefined }): boolean =>
  [def, ...(def.checks ?? []).map(check => check._zod.def as object)].some(
    ({ maximum, length, pattern }: Limits) =>
      maximum !== undefined || length !== undefined || (pattern !== undefined && hasLongest(pattern)),
  )

/** Whether a pattern fits whole texts of a longest length only. */
function hasLongest({ source, flags }: RegExp): boolean {
  const { pattern, flags: parsed } = new RegExpParser().parseLiteral(`/${source}/${flags}`)
  return pattern.alternatives.every(alternative => {
    const [first, last] = [alternative.elements.at(0), alternative.elements.at(-1)]
    const isWhole =
      first?.type === 'Assertion' &&
      first.kind === 'start' &&
      last?.type === 'Assertion' &&
      last.kind === 'end'
    return isWhole && !parsed.multiline && Number.isFinite(getLengthRange(alternative, parsed).max)
  })
}
