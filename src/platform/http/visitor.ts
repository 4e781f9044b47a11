import { randomBytes } from 'node:crypto'
import type { Signatures } from '../secrets/signatures.ts'

/** Identity of a browser without a login: a random secret in a signed cookie; the server stores nothing. */
type NewVisitor = { readonly id: string; readonly cookie: string }

export function newVisitor(signatures: Signatures): NewVisitor {
  const id = randomBytes(32).toString('base64url')
  const signed = `${id}.${Date.now().toString(36)}`
  return { id, cookie: `${signed}.${signatures.of(signed)}` }
}

/**
 * The id in a visitor's cookie; null where there is none, it was made up or changed, or it is older than its lifetime: a
 * cookie that was copied ends too.
 */
export function visitorIn(
  cookie: string | undefined,
  signatures: Signatures,
  lifetimeMs: number,
): string | null {
  const [id, begun, signature, more] = cookie?.split('.') ?? []
  if (!id || !begun || !signature || more !== undefined) return null
  if (!signatures.isRight(`${id}.${begun}`, signature)) return null
  return Date.now() - Number.parseInt(begun, 36) < lifetimeMs ? id : null
}
