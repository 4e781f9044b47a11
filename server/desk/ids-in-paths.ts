/** The number that a part of a path is; null where it is none that a row has. */
export const numberIn = (part: string): number | null => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : null)

/** The same for the id of a person or an account. */
export const uuidIn = (part: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? part.toLowerCase() : null
