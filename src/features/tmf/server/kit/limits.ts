import type { JsonBounds } from '../../../../platform/http/json-bounds.ts'

/** Types of bodies that are read: as they are, or as a merge patch. */
export const bodyTypes = ['application/json', 'application/merge-patch+json']

/** The largest body in bytes: an order of 200 lines has 60 KiB. */
export const bodyLimit = 256 * 1024

/** Limits of a body, whatever its resource. A quote has 200 parts and 2,000 lines, in lists below one another. */
export const bodyBounds: JsonBounds = { depth: 21, items: 500, names: 200, text: 20_000, values: 20_000 }

/** The body of a job brings its file in one text. */
export const jobBounds: JsonBounds = { ...bodyBounds, text: bodyLimit }

/** A refusal names so many fields, and how many more there are. */
export const mostWrongFields = 20
/** Bytes of the fields of a refusal as JSON; they stand in its message again, and the whole stays below 16 kB. */
export const wrongFieldsBytes = 6_000
/** A larger body is judged up to its first mistake only. */
export const mostValuesForEachError = 2_000
