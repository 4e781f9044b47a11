import type { FieldErrors } from '../../common/contract/failure.ts'
import { httpTexts } from './texts.ts'

/** A refusal marks so many fields, and says how many more are wrong. */
export const mostErrors = 20
/** Bytes of a refusal as JSON. A state that it brings along, as of what somebody else changed meanwhile, is no list of it. */
export const refusalBytes = 16_000
/** Bytes of the marked fields in it: names may be the sender's. */
const errorBytes = 12_000

type WithErrors = { readonly message?: unknown; readonly errors: FieldErrors }

const hasErrors = (body: unknown): body is WithErrors =>
  typeof body === 'object' &&
  body !== null &&
  'errors' in body &&
  typeof body.errors === 'object' &&
  body.errors !== null

/** The body of a refusal with its first errors, and as much of its lists as fits; its message says how many more fields are wrong. */
export const firstErrors = (body: unknown): unknown => withLists(withErrors(body))

function withErrors(body: unknown): unknown {
  if (!hasErrors(body)) return body
  const all = Object.entries(body.errors)
  const first = fitting(all.slice(0, mostErrors), errorBytes)
  const more = all.length - first.length
  if (more === 0) return body
  const message = typeof body.message === 'string' ? `${body.message} ` : ''
  return { ...body, message: `${message}${httpTexts.moreWrong(more)}`, errors: Object.fromEntries(first) }
}

/** Lists beside the errors, such as the reasons of an order's refusal, are cut where the whole would be too large. */
function withLists(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value))
  if (lists.length === 0 || bytesOf(body) <= refusalBytes) return body
  const empty = Object.fromEntries(lists.map(([name]) => [name, []]))
  const room = (refusalBytes - bytesOf({ ...body, ...empty })) / lists.length
  return { ...body, ...Object.fromEntries(lists.map(([name, list]) => [name, fitting(list, room)])) }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The first items that so many bytes of JSON hold. */
function fitting<Item>(items: readonly Item[], room: number): readonly Item[] {
  let bytes = 0
  const end = items.findIndex(item => {
    bytes += bytesOf(item) + 1
    return bytes > room
  })
  return end < 0 ? items : items.slice(0, end)
}
