/** A resource or a part of one as it travels: plain JSON. */
export type Json = { readonly [name: string]: unknown }

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; what is no object is not among them, and what is no list has none. */
export const objectsIn = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isJson) : []

/** A text without spaces around it, also of a number; empty for anything else. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** The same object without what is undefined, an empty text or an empty list, which TM Forum's resources leave out. */
export const filledIn = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(json).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/**
 * Whether all that a patch says is so already; entries of a list are known by what names them.
 * @param isPart of a list that a patch may name some entries of; any other is replaced by a patch, so that one with fewer changes it
 */
export function isWithin(part: unknown, whole: unknown, { isPart = false } = {}): boolean {
  if (Array.isArray(part)) {
    const known = Array.isArray(whole) ? whole : []
    if (!isPart && part.length !== known.length) return false
    return part.every((each, at) => {
      // A customer and its contact may have one id.
      const named = known.filter(other => isSameEntry(each, other))
      return (named.length > 0 ? named : [known[at]]).some(other => isWithin(each, other))
    })
  }
  if (isJson(part))
    return isJson(whole) && Object.entries(part).every(([name, each]) => isWithin(each, whole[name]))
  return part === whole || (part === null && whole === undefined)
}

const isSameEntry = (one: unknown, other: unknown): boolean =>
  isJson(one) &&
  isJson(other) &&
  ['id', 'number', 'trackingCode'].some(name => one[name] !== undefined && one[name] === other[name])
