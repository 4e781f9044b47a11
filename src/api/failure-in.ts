import type { Failure, FieldErrors } from '../common/contract/failure.ts'
import { callMessages } from './texts.ts'

/*
 * Reads refusals of any shape: a proxy, or a server of another release, may have answered. Without a library, as it comes with
 * the small scripts of the website too.
 */

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const textIn = (value: unknown, name: string): string | null => {
  const text = property(value, name)
  return typeof text === 'string' ? text : null
}

/** The calls of order-flow §7 put their sentence in different places. */
export const sentenceIn = (body: unknown): string | null =>
  textIn(body, 'message') ?? textIn(property(body, 'error'), 'message') ?? textIn(body, 'reason')

function errorsIn(body: unknown): FieldErrors | undefined {
  const errors = property(body, 'errors')
  if (typeof errors !== 'object' || errors === null) return undefined
  const read = Object.entries(errors).map(([path, error]) => [path, textIn(error, 'message')] as const)
  if (read.some(([, message]) => message === null)) return undefined
  return Object.fromEntries(read.map(([path, message]) => [path, { message: message ?? '' }]))
}

export function failureIn(body: unknown): Failure {
  const title = textIn(body, 'title')
  const errors = errorsIn(body)
  const code = textIn(body, 'code')
  return {
    message: sentenceIn(body) ?? callMessages.refused,
    ...(title !== null && { title }),
    ...(errors && { errors }),
    ...(code !== null && { code }),
  }
}
