import { isJson as isObject, type Json } from '../../json.ts'

export { isObject, type Json }

/** A resource changed by a merge patch (RFC 7396): null removes, lists are replaced. */
export function merged(target: Json, patch: Json): Json {
  const result = new Map(Object.entries(target))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name)
    else if (isObject(value)) {
      const before = result.get(name)
      result.set(name, merged(isObject(before) ? before : {}, value))
    } else result.set(name, value)
  }
  return Object.fromEntries(result)
}
