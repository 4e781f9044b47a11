import * as z from 'zod/mini'
import { parseOrderNumber } from '../order-number.ts'

/** Characters of a part of a path; a path with a longer one is no path of the shop. */
export const mostParamCharacters = 100

const part = z.string().check(z.maxLength(mostParamCharacters))

/** Parts of a path, parsed: null for what can name nothing, which is answered as what is not there. */
const parsed = <Value>(parse: (part: string) => Value | null) =>
  z.pipe(
    part,
    z.transform(part => parse(part)),
  )

/** The number of an order, a quote or another case, with or without hyphens; out come nine digits. */
export const caseNumberParam = parsed(parseOrderNumber)

/** Whether a text is an id as the shop gives them out. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The id of a person, an account, a cart or a view. */
export const uuidParam = parsed(part => (isUuid(part) ? part.toLowerCase() : null))

/** The number of a row. */
export const rowParam = parsed(part => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : null))

/** A name that the shop gives out, or a text that is judged as a field is. */
export const textParam = part

/** A part of an address that was signed; what cannot be one is none. */
export const signedParam = z.catch(z.string().check(z.maxLength(100)), '')
