import { callMessages } from '../content/call-texts.ts'
import type { Failure } from '../contract/failure.ts'
import { csrfHeader } from '../contract/request-names.ts'
import { csrfToken } from '../contract/session.ts'
import { parseJson } from './parse-json.ts'
import { requestProgress } from './request-progress.ts'

/** One call of the API as the contract names it. */
export type Endpoint = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }

/** What a good answer looks like, as a schema says it: throws at any other. */
type Judge<T> = { parse(body: unknown): T }

/** A page that calls before anything is pressed imports the schema with the answer, not with itself. */
export type Answer<T> = Judge<T> | (() => Promise<Judge<T>>)

export type CallOptions<T> = {
  /** What a good answer looks like, or what imports that; without it the data is null. */
  readonly answer?: Answer<T>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as form data, instead of a body. */
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds until the call counts as unavailable. */
  readonly timeout?: number
  /** Gives the call up: nobody waits for its answer any more. */
  readonly signal?: AbortSignal
}

export type CallResult<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  /** The server understood and said no (4xx); `body` is its whole answer, for the calls that say more than a Failure. */
  | {
      readonly ok: false
      readonly kind: 'refused'
      readonly status: number
      readonly failure: Failure
      readonly body: unknown
      readonly retryAfterSeconds: number | null
    }
  /** No network, no answer in time, or the server cannot (5xx): the same call may succeed later. */
  | {
      readonly ok: false
      readonly kind: 'unavailable'
      readonly message: string
      readonly retryAfterSeconds: number | null
      /** Absent where there was no answer. */
      readonly status?: number
      /** Its answer got lost on the way: what was asked for may be done. */
      readonly mayBeDone?: boolean
    }

/** Whether the server said no with this status. */
export const isRefused = (result: CallResult<unknown>, status: number): boolean =>
  !result.ok && result.kind === 'refused' && result.status === status

const usualTimeout = 15_000

/**
 * The only way from the browser to the server: adds a fresh CSRF token to calls that change something, and once more when
 * the server does not accept it; reads JSON whatever the status; drives the progress bar. Never throws.
 */
export async function call<T = null>(
  endpoint: Endpoint,
  options: CallOptions<T> = {},
): Promise<CallResult<T>> {
  const end = requestProgress.start()
  try {
    const first = await send(endpoint, options)
    const again = first.status === 403 && endpoint.method !== 'GET'
    return await resultOf(again ? await send(endpoint, options) : first, options.answer)
  } catch (error) {
    if (!options.signal?.aborted) console.error(`${endpoint.method} ${endpoint.path} failed`, error)
    return {
      ...unavailable(callMessages.unavailable, null),
      mayBeDone: endpoint.method !== 'GET' && navigator.onLine !== false,
    }
  } finally {
    end()
  }
}

/** Of a proxy that got no answer from the server. */
const withoutAnswer = [502, 504]

async function send(endpoint: Endpoint, options: CallOptions<unknown>): Promise<Response> {
  const { query, body, form, timeout = usualTimeout, signal } = options
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const token = endpoint.method === 'GET' ? null : await freshCsrfToken()
  if (token !== null) headers.set(csrfHeader, token)
  return fetch(query ? `${endpoint.path}?${new URLSearchParams(query)}` : endpoint.path, {
    method: endpoint.method,
    headers,
    body: body === undefined ? (form ?? null) : JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  })
}

/**
 * A piece of a page, as HTML; null unless it was answered with 200 to 399 (marketing-site §7). Never throws, and says nothing
 * to the visitor.
 */
export async function loadHtml(path: string): Promise<string | null> {
  const end = requestProgress.start()
  try {
    const response = await fetch(path, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(usualTimeout),
    })
    return response.status >= 200 && response.status < 400 ? await response.text() : null
  } catch {
    return null
  } finally {
    end()
  }
}

let tokenUnderWay: Promise<string | null> | null = null

/**
 * A token as the server gives it now. Calls at the same time share one: who comes new would otherwise be made two visitors,
 * and the token of the first would be refused.
 */
export function freshCsrfToken(): Promise<string | null> {
  tokenUnderWay ??= fetchCsrfToken().finally(() => {
    tokenUnderWay = null
  })
  return tokenUnderWay
}

/**
 * A token that cannot be had is only logged (order-flow §7): the call itself then shows what is wrong. Every form asks for one, also those
 * that submit normally: it is read without the code of schemas.
 */
async function fetchCsrfToken(): Promise<string | null> {
  try {
    const response = await fetch(csrfToken.path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(usualTimeout),
    })
    const { data } = (await response.json()) as { data?: unknown }
    if (typeof data !== 'string') throw new TypeError('The answer has no CSRF token')
    return data
  } catch (error) {
    console.error('No CSRF token could be fetched', error)
    return null
  }
}

async function resultOf<T>(response: Response, answer: Answer<T> | undefined): Promise<CallResult<T>> {
  const { status } = response
  const text = await response.text()
  // What is no JSON is taken as it is: a file of the desk.
  const body = parseJson(text) ?? text
  if (response.ok)
    return { ok: true, status, data: answer ? (await schemaOf(answer)).parse(body) : (null as T) }
  const { failureIn, sentenceIn } = await import('./read-answers.ts')
  if (status >= 500)
    return {
      ...unavailable(sentenceIn(body) ?? callMessages.unavailable, retryAfter(response)),
      status,
      mayBeDone: withoutAnswer.includes(status),
    }
  return {
    ok: false,
    kind: 'refused',
    status,
    failure: failureIn(body),
    body,
    retryAfterSeconds: retryAfter(response),
  }
}

const schemaOf = async <T>(answer: Answer<T>): Promise<Judge<T>> =>
  typeof answer === 'function' ? answer() : answer

const unavailable = (message: string, retryAfterSeconds: number | null) =>
  ({ ok: false, kind: 'unavailable', message, retryAfterSeconds }) as const

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
