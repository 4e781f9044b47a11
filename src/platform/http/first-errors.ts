import type { FieldErrors } from '../../common/contract/failure.ts'
import { httpTexts } from './texts.ts'

/** A refusal marks so many fields, and says how many more are wrong. */
export const mostErrors = 20
/** Bytes of the marked fields as JSON: names may be the sender's. */
const errorBytes = 12_000

type WithErrors = { readonly message?: unknown; readonly errors: FieldErrors }

const hasErrors = (body: unknown): body is WithErrors =>
  typeof body === 'object' &&
  body !== null &&
  'errors' in body &&
  typeof body.errors === 'object' &&
  body.errors !== null

/** The body of a refusal with its first errors; its message says how many more there are. */
export function firstErrors(body: unknown): unknown {
  if (!hasErrors(body)) return body
  const all = Object.entries(body.errors)
  let bytes = 0
  const first = all.slice(0, mostErrors).filter(entry => {
    bytes += Buffer.byteLength(JSON.stringify(entry))
    return bytes <= errorBytes
  })
  const more = all.length - first.length
  if (more === 0) return body
  const message = typeof body.message === 'string' ? `${body.message} ` : ''
  return { ...body, message: `${message}${httpTexts.moreWrong(more)}`, errors: Object.fromEntries(first) }
}
