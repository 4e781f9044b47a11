import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { problem, TooBusy } from '../../../platform/http/problem.ts'
import { postedMailBytes } from '../contract.ts'

/* The body of a posted mail, whose signature (Standard Webhooks) is reckoned while it arrives: 42 MB at once hold up everybody. */

const signatureHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
/** As the libraries of Standard Webhooks have it. */
const toleranceSeconds = 5 * 60
/** Of all bodies that arrive at the same time. */
const mostBytesAtOnce = 4 * postedMailBytes
let bytesNow = 0

const tooLarge = () => problem(413, 'a posted mail is too large')
const wrongSignature = () => problem(401, 'the signature of a posted mail is not right')

/** Refuses a request that is not signed, or not now, or too large, before its body is read. */
export function requireSignature({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (signatureHeaders.some(name => headers[name] === undefined)) throw wrongSignature()
  const timestamp = String(headers['webhook-timestamp'])
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds)) throw wrongSignature()
  if (Number(headers['content-length'] ?? 0) > postedMailBytes) throw tooLarge()
}

/**
 * Reads a body.
 * @param secret `whsec_` and the key in base64
 * @throws problem 401 where no signature is right, 413 where it is too large; TooBusy where too much arrives at once
 */
export async function readSigned(
  { headers }: Pick<FastifyRequest, 'headers'>,
  body: Readable,
  secret: string,
): Promise<Buffer> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const hmac = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    // Left open: the answer goes back over the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      bytesNow += chunk.length
      if (bytes > postedMailBytes) throw tooLarge()
      if (bytesNow > mostBytesAtOnce) throw new TooBusy('too many posted mails arrive at once')
      hmac.update(chunk)
      chunks.push(chunk)
    }
  } finally {
    bytesNow -= bytes
  }
  if (!isSignedBy(hmac, String(headers['webhook-signature']))) throw wrongSignature()
  return Buffer.concat(chunks)
}

/** Whether one of the signatures is that of the body; a key that is changed has two for a while. */
function isSignedBy(hmac: Hmac, signatures: string): boolean {
  const right = Buffer.from(`v1,${hmac.digest('base64')}`)
  return signatures
    .split(' ')
    .map(signature => Buffer.from(signature))
    .some(signature => signature.length === right.length && timingSafeEqual(signature, right))
}
