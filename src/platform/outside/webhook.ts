import dns from 'node:dns'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** delivered: answered 2xx. refused: it will not be otherwise next time. failed: worth another try. */
export type WebhookOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }

export type WebhookRequest = {
  readonly url: URL
  /** The same over every attempt, so that who is called twice can tell: header `Webhook-Id`. */
  readonly id: string
  /** Sent as JSON. */
  readonly body: unknown
}

export type WebhookOptions = {
  /** Milliseconds from looking the name up to the answer's status. */
  readonly timeLimitMs?: number
  /** How names are looked up, and which addresses may be called; a test has servers of its own. */
  readonly lookup?: typeof dns.lookup
  readonly mayCall?: (address: string) => boolean
}

const usualTimeLimitMs = 3_000

/**
 * Posts to somebody's server. Only public addresses are called: the name is looked up once and the connection is made to
 * the very address that was judged, so that a name which points elsewhere a moment later leads nowhere. Redirects are not
 * followed, the answer's body is not read. Never rejects; a reason names no address.
 */
export async function callWebhook(
  { url, id, body }: WebhookRequest,
  { timeLimitMs = usualTimeLimitMs, lookup = dns.lookup, mayCall = isPublicAddress }: WebhookOptions = {},
): Promise<WebhookOutcome> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address is connected to as it is, without being looked up.
  if (isIP(host) && !mayCall(host)) return { kind: 'refused', reason: notPublic }
  const payload = JSON.stringify(body)
  try {
    const status = await statusOf(url, payload, {
      method: 'POST',
      agent: false,
      lookup: judgedLookup(lookup, mayCall),
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'webhook-id': id,
      },
    })
    return outcomeOf(status)
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

const notPublic = 'its address is not public'

function statusOf(url: URL, payload: string, options: RequestOptions): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = (url.protocol === 'https:' ? https : http).request(url, options)
  request.on('response', (response: IncomingMessage) => {
    resolve(response.statusCode ?? 0)
    response.destroy()
  })
  request.on('error', reject)
  request.end(payload)
  return promise
}

/** Looks a name up and hands on the addresses that may be called, or an error where one of them may not. */
const judgedLookup =
  (lookup: typeof dns.lookup, mayCall: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => mayCall(address)))
        return callback(new Error(notPublic), [])
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      callback(null, first?.address ?? '', first?.family)
    })
  }

/** 408 and 429 ask for another try; any other 4xx and a redirect are an answer. */
function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const reason = `it answered ${status}`
  const isFinal = status >= 300 && status < 500 && status !== 408 && status !== 429
  return { kind: isFinal ? 'refused' : 'failed', reason }
}

/** Codes of Node's errors name no address; its messages do. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'it did not answer in time'
  if (error.message === notPublic) return notPublic
  return 'code' in error ? String(error.code) : error.name
}
