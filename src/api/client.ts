import { fillPath } from '../common/contract/call.ts'
import type { Failure } from '../common/contract/failure.ts'
import { csrfHeader } from '../common/contract/session.ts'
import { parseJson } from '../common/parse-json.ts'
import { failureIn, sentenceIn } from './failure-in.ts'
import { whileShown } from './page-departure.ts'
import { compareRelease } from './release.ts'
import { requestProgress } from './request-progress.ts'
import { callMessages } from './texts.ts'
import type {
  AnswerOf,
  ApiKey,
  BodyKindOf,
  BodyOf,
  HeadersOf,
  KeyOf,
  ParamsOf,
  PathOf,
  QueryOf,
  RefusalOf,
} from './types.ts'

type NoFields = Readonly<Record<never, never>>

/** A property that must be there where its type is not `never`, and has a field that must be. */
type Required<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: undefined }
  : NoFields extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

type FormValues = Readonly<Record<string, unknown>>

type BodyOption<Key extends ApiKey> = [BodyKindOf<Key>] extends [never]
  ? { readonly body?: undefined; readonly form?: undefined }
  : [BodyKindOf<Key>] extends ['form']
    ? { readonly form: BodyOf<Key> | FormData; readonly body?: undefined }
    : Required<'body', BodyOf<Key>> & { readonly form?: undefined }

type AnyOptions = {
  /** Another address of this site at which the same is answered. */
  readonly address?: string
  /** Milliseconds until the call counts as unavailable. */
  readonly timeout?: number
  /** Gives the call up: nobody waits for its answer any more. */
  readonly signal?: AbortSignal
  /** Sends the request in the place of the browser's `fetch`, such as src/api/fetch-with-progress.ts. */
  readonly through?: SendRequest
}

export type SendRequest = (address: string, request: RequestInit) => Promise<Response>

/** `params`, `query`, `headers` and `body` or `form` as the entry of the contract has them. */
export type CallOptions<Key extends ApiKey> = AnyOptions &
  Required<'params', ParamsOf<Key>> &
  Required<'query', QueryOf<Key>> &
  Required<'headers', HeadersOf<Key>> &
  BodyOption<Key>

/** The options, which may be left out where none is needed. */
export type CallArguments<Key extends ApiKey> =
  NoFields extends CallOptions<Key> ? [options?: CallOptions<Key>] : [options: CallOptions<Key>]

type AnyRefusal = { readonly status: number; readonly body: unknown }

export type CallResult<Data = unknown, Refusal extends AnyRefusal = AnyRefusal> =
  | { readonly ok: true; readonly status: number; readonly data: Data }
  /** The server understood and said no (4xx); `body` is its whole answer, for the calls that say more than a Failure. */
  | ({
      readonly ok: false
      readonly kind: 'refused'
      readonly failure: Failure
      readonly retryAfterSeconds: number | null
    } & Refusal)
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

/** Result of a call. */
export type ResultOf<Key extends ApiKey> = CallResult<AnswerOf<Key>, RefusalOf<Key>>

/** Whether the server said no with this status. */
export const isRefused = (result: CallResult, status: number): boolean =>
  !result.ok && result.kind === 'refused' && result.status === status

const usualTimeout = 15_000

/**
 * The only way from the browser to the server, typed by the contract: adds a fresh CSRF token to calls that change something,
 * and once more when the server does not accept it; reads JSON whatever the status; drives the progress bar. Never throws. A call
 * that is broken off because the page is left has no outcome, so that nothing on that page acts on it.
 */
export async function call<Key extends ApiKey>(
  key: Key,
  ...[options]: CallArguments<Key>
): Promise<ResultOf<Key>> {
  const request = requestOf(key, (options ?? {}) as LooseOptions)
  const end = requestProgress.start()
  try {
    const first = await send(request)
    const again = first.status === 403 && request.method !== 'GET'
    const response = again ? await send(request) : first
    compareRelease(response)
    return (await resultOf(response)) as ResultOf<Key>
  } catch (error) {
    await whileShown()
    if (!request.signal?.aborted) console.error(`${key} failed`, error)
    return {
      ...unavailable(callMessages.unavailable, null),
      mayBeDone: request.method !== 'GET' && navigator.onLine !== false,
    } as ResultOf<Key>
  } finally {
    end()
  }
}

type LooseOptions = AnyOptions & {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly form?: FormData | FormValues
}

type ApiRequest = LooseOptions & { readonly method: string; readonly address: string }

function requestOf(key: ApiKey, options: LooseOptions): ApiRequest {
  const [method = ''] = key.split(' ')
  return { ...options, method, address: options.address ?? addressOf(key, options) }
}

/** The address of what a GET call answers, for a link or a frame. */
export const apiAddress = <Key extends KeyOf<'GET'>>(key: Key, params: ParamsOf<Key>): string =>
  addressOf(key, { params })

/** The address of a call with its path and query filled in. */
export function addressOf(
  key: ApiKey,
  { params = {}, query = {} }: Pick<LooseOptions, 'params' | 'query'> = {},
): string {
  const filled = fillPath(key.slice(key.indexOf(' ') + 1), params)
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`
}

/** Statuses of a proxy without an answer from the server. */
const withoutAnswer = [502, 504]

async function send(request: ApiRequest): Promise<Response> {
  const { method, address, body, form, timeout = usualTimeout, signal, through = fetch } = request
  const headers = new Headers({ Accept: 'application/json' })
  for (const [name, value] of Object.entries(request.headers ?? {}))
    if (value !== undefined) headers.set(name, value)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const token = method === 'GET' ? null : await freshCsrfToken()
  if (token !== null) headers.set(csrfHeader, token)
  return through(address, {
    method,
    headers,
    body: body === undefined ? formData(form) : JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  })
}

function formData(values: FormData | FormValues | undefined): FormData | null {
  if (!values || values instanceof FormData) return values ?? null
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
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

/** A token that cannot be had is only logged (order-flow §7): the call itself then shows what is wrong. */
async function fetchCsrfToken(): Promise<string | null> {
  try {
    const response = await fetch('/api/csrf-token' satisfies PathOf<'GET /api/csrf-token'>, {
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

/** JSON, a text, or nothing; a page where data was asked for is of somebody in between: a proxy, or the login of a network. */
async function resultOf(response: Response): Promise<CallResult> {
  const { status } = response
  const text = await response.text()
  const body = parseJson(text) ?? text
  if (response.ok)
    return isPage(response)
      ? unavailable(callMessages.unavailable, null)
      : { ok: true, status, data: body || null }
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

const isPage = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') === true

const unavailable = (message: string, retryAfterSeconds: number | null) =>
  ({ ok: false, kind: 'unavailable', message, retryAfterSeconds }) as const

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
