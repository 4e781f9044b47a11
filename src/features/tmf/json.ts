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
