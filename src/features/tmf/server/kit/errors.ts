import { tmfTexts } from '../../texts.ts'
import { inApiWords } from '../texts-api.ts'
import type { Json } from './json.ts'
import { mostWrongFields, wrongFieldsBytes } from './limits.ts'

/** A field that is wrong: its path as `productOrderItem[0].action`, and a Dutch sentence. */
export type WrongField = { readonly path: string; readonly message: string }

/** An answer that refuses (TMF630: code and reason are required). */
export type TmfRefusal = { readonly kind: 'refused'; readonly status: number; readonly body: Json }

/** Codes by which programs tell refusals apart. */
export type ErrorCode =
  | 'invalidBody'
  | 'invalidQuery'
  | 'invalidCredential'
  | 'forbidden'
  | 'notFound'
  | 'notServed'
  | 'conflict'
  | 'changedSinceRead'
  | 'tooMany'
  | 'tooLarge'
  | 'refused'
  | 'unavailable'
  | 'failed'

/**
 * Refuses a call: 400 what the description does not allow, 409 what another request or version is in the way of, 422 what
 * rules of the shop refuse.
 * Names the first wrong fields and how many more there are.
 * @param reason one Dutch sentence
 */
export const refusal = (
  status: number,
  code: ErrorCode,
  reason: string,
  { message, fields = [] }: { readonly message?: string; readonly fields?: readonly WrongField[] } = {},
): TmfRefusal => {
  const worded = firstFields(fields)
  return {
    kind: 'refused',
    status,
    body: {
      '@type': 'Error',
      code,
      reason: inApiWords(reason),
      status: String(status),
      ...(message !== undefined && { message }),
      ...(worded.length > 0 && {
        message:
          message ??
          [
            ...worded.map(({ path, message: wrong }) => `${path}: ${wrong.replace(/\.$/, '')}`),
            ...(fields.length > worded.length ? [tmfTexts.moreWrong(fields.length - worded.length)] : []),
          ].join('; '),
        fields: worded,
      }),
    },
  }
}

/** As many fields as an answer has room for: names and sentences may be its sender's. */
function firstFields(fields: readonly WrongField[]): readonly WrongField[] {
  const first: WrongField[] = []
  let bytes = 0
  for (const { path, message } of fields.slice(0, mostWrongFields)) {
    const field = { path: shortened(path), message: shortened(inApiWords(message)) }
    bytes += Buffer.byteLength(JSON.stringify(field))
    if (bytes > wrongFieldsBytes) break
    first.push(field)
  }
  return first
}

/** Characters of a path, or of a sentence about it. */
const longest = 400

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text

export const isRefusal = (answer: unknown): answer is TmfRefusal =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused'

export const noSuchResource = refusal(404, 'notFound', tmfTexts.noSuchResource)
