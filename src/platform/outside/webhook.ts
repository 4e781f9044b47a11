import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { type FindAddresses, findAddresses, lookupBy } from './name-lookup.ts'
import { isPublicAddress } from './public-address.ts'

/** answered: with any status. failed: there was no answer, or its address may not be called. */
export type WebhookOutcome =
  | {
      readonly kind: 'answered'
      readonly status: number
      /** The beginning of the body. */
      readonly answer: string
      readonly retryAfter: string | undefined
    }
  | { readonly kind: 'failed'; readonly reason: string }

export type WebhookRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body: string
}

export type WebhookOptions = {
  /** Milliseconds from looking the name up to the end of the answer. */
  readonly timeLimitMs?: number
  /** How names are looked up, and which addresses may be called; a test has servers of its own. */
  readonly find?: FindAddresses
  readonly mayCall?: (address: string) => boolean
}

const usualTimeLimitMs = 15_000
/** Bytes of an answer that are read; the connection ends there. */
const answerBytes = 1_000

/**
 * Posts to somebody's server. Only public addresses are called: the name is looked up once and the connection is made to
 * the very address that was judged, so that a name which points elsewhere a moment later leads nowhere. Redirects are not
 * followed. Never rejects; a reason names no address.
 */
export async function callWebhook(
  { url, headers, body }: WebhookRequest,
  { timeLimitMs = usualTimeLimitMs, find = findAddresses, mayCall = isPublicAddress }: WebhookOptions = {},
): Promise<WebhookOutcome> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address is connected to as it is, without being looked up.
  if (isIP(host) && !mayCall(host)) return { kind: 'failed', reason: notPublic }
  const signal = AbortSignal.timeout(timeLimitMs)
  try {
    return await answerOf(url, body, {
      method: 'POST',
      agent: false,
      lookup: lookupBy(judged(find, mayCall)),
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
  } catch (error) {
    return { kind: 'failed', reason: signal.aborted ? 'it did not answer in time' : reasonOf(error) }
  }
}

const notPublic = 'its address is not public'

async function answerOf(url: URL, body: string, options: RequestOptions): Promise<WebhookOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (url.protocol === 'https:' ? https : http).request(url, options)
  request.on('response', resolve)
  request.on('error', reject)
  request.end(body)
  const response = await promise
  const answer = await beginningOf(response)
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    answer,
    retryAfter: response.headers['retry-after'],
  }
}

/** Leaving the loop ends the connection. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= answerBytes) break
  }
  return Buffer.concat(chunks).subarray(0, answerBytes).toString()
}

/** Hands on the addresses of a name only where each of them may be called. */
const judged =
  (find: FindAddresses, mayCall: (address: string) => boolean): FindAddresses =>
  async name => {
    const addresses = await find(name)
    if (!addresses.every(({ address }) => mayCall(address))) throw new Error(notPublic)
    return addresses
  }

/** Codes of Node's errors name no address; its messages do. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.message === notPublic) return notPublic
  return 'code' in error ? String(error.code) : error.name
}
