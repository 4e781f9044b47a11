import { isObject, type Json } from './json.ts'
import { momentOf } from './moment.ts'
import type { Filter, SortKey } from './query.ts'

/** Values of an attribute by its path; of a list those of each of its entries. */
export function valuesAt(resource: Json, path: string): readonly unknown[] {
  let values: readonly unknown[] = [resource]
  for (const name of path.split('.'))
    values = values.flatMap(value =>
      isObject(value) && Object.hasOwn(value, name) && value[name] !== undefined ? [value[name]].flat() : [],
    )
  return values
}

/** Whether a resource fits a filter: one of its values under the path compares with one of the filter's. */
export const matches = (resource: Json, filter: Filter): boolean =>
  valuesAt(resource, filter.path).some(value => fits(value, filter))

function fits(value: unknown, { operator, values, patterns }: Filter): boolean {
  if (typeof value === 'object') return false
  if (operator === 'regex') return patterns.some(pattern => pattern.matcher(String(value)).find())
  return values.some(wanted => {
    const order = compared(value, wanted)
    if (order === null) return false
    if (operator === 'eq') return order === 0
    if (operator === 'gt') return order > 0
    if (operator === 'gte') return order >= 0
    return operator === 'lt' ? order < 0 : order <= 0
  })
}

/** How a value compares with what was typed: as numbers, as moments, else as text; null where they cannot. */
function compared(value: unknown, wanted: string): number | null {
  if (typeof value === 'number') {
    const number = Number(wanted)
    return wanted.trim() === '' || Number.isNaN(number) ? null : value - number
  }
  const text = String(value)
  const moment = momentOf(text)
  const wantedMoment = momentOf(wanted)
  if (moment !== null && wantedMoment !== null) return moment - wantedMoment
  return text === wanted ? 0 : text < wanted ? -1 : 1
}

/** Orders resources by some attributes; what has none comes last. */
export function sorted(resources: readonly Json[], keys: readonly SortKey[]): readonly Json[] {
  if (keys.length === 0) return resources
  return resources.toSorted((left, right) => {
    for (const { path, descending } of keys) {
      const order = ordered(valuesAt(left, path)[0], valuesAt(right, path)[0])
      if (order !== 0) return descending ? -order : order
    }
    return 0
  })
}

function ordered(left: unknown, right: unknown): number {
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [one, other] = [String(left), String(right)]
  const [moment, otherMoment] = [momentOf(one), momentOf(other)]
  if (moment !== null && otherMoment !== null) return moment - otherMoment
  return one < other ? -1 : one > other ? 1 : 0
}
