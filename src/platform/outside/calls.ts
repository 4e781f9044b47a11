import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { z } from 'zod'
import type { Budget } from '../budgets/hourly-budget.ts'
import type { Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'

/** The services that the shop asks, as metrics and logs name them; all but clamav over HTTP. */
export type OutsideService = 'kvk' | 'pdok' | 'vies' | 'recaptcha' | 'clamav'

/** Why a service gave no answer that can be used. */
export type OutsideFailure =
  | 'time-limit'
  /** No connection, a wrong certificate, a redirect, an answer that breaks off. */
  | 'unreachable'
  /** 5xx, or 429: it cannot, or not now. */
  | 'failing'
  /** 401 or 403: our key or address is not accepted. */
  | 'not-authorised'
  /** It answered something that is not what its documentation says. */
  | 'malformed'
  /** It failed again and again, so it was not asked. */
  | 'circuit-open'
  /** It was asked as often as it may be in an hour, by all copies of the shop together. */
  | 'budget-spent'

export type OutsideAnswer<T> =
  | { readonly kind: 'answered'; readonly data: T }
  /** Any other 4xx: the service understood and says no. `body` is its JSON, null where it has none. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unavailable'; readonly trouble: OutsideFailure }

export type OutsideRequest<T> = {
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  /** Schema of a valid answer. */
  readonly answer: z.ZodType<T>
}

/** Asks one service. Never rejects, and answers within the time limit whatever the other side does. */
export type AskOutside = <T>(request: OutsideRequest<T>) => Promise<OutsideAnswer<T>>

export type OutsideCallOptions = {
  readonly log: Log
  readonly metrics: Metrics
  /** How often it may be asked, by all copies of the shop; without one there is no bound. */
  readonly budget?: Budget
  /** Milliseconds from the question to the last byte of the answer. */
  readonly timeLimitMs?: number
  /** Milliseconds that a service that failed again and again is left alone. */
  readonly restMs?: number
}

/** Leaves the shop time to answer within the 3 seconds that a visitor waits at most. */
export const usualTimeLimitMs = 2_500
const usualRestMs = 15_000
const failuresInARow = 5
const longestAnswer = 1_000_000

/** An alert counts each of these. */
const watchedTroubles = ['not-authorised', 'budget-spent'] as const satisfies readonly OutsideFailure[]

/** The way to ask one outside service over HTTP: guarded, with a time limit over the whole answer and no redirects. */
export function outsideCalls(
  service: OutsideService,
  { timeLimitMs = usualTimeLimitMs, ...options }: OutsideCallOptions,
): AskOutside {
  const guarded = guardedCalls(service, options)
  return request => guarded(() => ask(request, timeLimitMs))
}

/**
 * Guards calls of one outside service with a circuit breaker, so that a service that is down costs visitors no time. Each
 * call is counted; only trouble is logged, and never what was asked.
 */
export function guardedCalls(
  service: OutsideService,
  { log, metrics, budget, restMs = usualRestMs }: Omit<OutsideCallOptions, 'timeLimitMs'>,
): <T>(work: () => Promise<OutsideAnswer<T>>) => Promise<OutsideAnswer<T>> {
  const breaker = circuitBreaker(
    handleWhen(() => true),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  )
  metrics.openCircuits.set({ service }, 0)
  // From 0, so that an alert sees the first one: the increase of a figure that was not there is none.
  for (const outcome of watchedTroubles) metrics.outsideCalls.zero({ service, outcome })
  breaker.onStateChange(state => {
    metrics.openCircuits.set({ service }, state === CircuitState.Open ? 1 : 0)
    if (state === CircuitState.Open) log.warn({ service }, 'an outside service is left alone for a while')
  })

  return async work => {
    const stop = metrics.outsideCalls.startTimer({ service })
    try {
      if (budget && !(await budget())) throw new Trouble('budget-spent', 'its budget of this hour is spent')
      const answer = await breaker.execute(work)
      stop({ outcome: answer.kind })
      return answer
    } catch (error) {
      const trouble = troubleOf(error)
      stop({ outcome: trouble })
      if (trouble !== 'circuit-open' && trouble !== 'budget-spent')
        log.warn({ service, trouble, reason: reasonOf(error) }, 'an outside service gave no answer')
      return { kind: 'unavailable', trouble }
    }
  }
}

/** Thrown by a call that gave no answer that can be used. */
export class Trouble extends Error {
  readonly trouble: OutsideFailure

  constructor(trouble: OutsideFailure, reason: string) {
    super(reason)
    this.trouble = trouble
  }
}

async function ask<T>(request: OutsideRequest<T>, timeLimitMs: number): Promise<OutsideAnswer<T>> {
  const response = await fetch(request.url, {
    method: request.method ?? 'GET',
    headers: { accept: 'application/json', ...request.headers },
    body: request.body ?? null,
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  })
  const text = await limitedText(response)
  const { status } = response
  if (status === 401 || status === 403) throw new Trouble('not-authorised', `it answered ${status}`)
  if (status >= 500 || status === 429) throw new Trouble('failing', `it answered ${status}`)
  if (status >= 400) return { kind: 'refused', status, body: parsedJson(text) ?? null }
  const parsed = request.answer.safeParse(parsedJson(text))
  if (!parsed.success) throw new Trouble('malformed', `its answer of ${text.length} characters does not fit`)
  return { kind: 'answered', data: parsed.data }
}

async function limitedText({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new Trouble('malformed', 'its answer is too long')
  }
  return text + decoder.decode()
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function troubleOf(error: unknown): OutsideFailure {
  if (error instanceof Trouble) return error.trouble
  if (error instanceof BrokenCircuitError) return 'circuit-open'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'time-limit' : 'unreachable'
}

/** For the log: what failed, without the address, which may hold what a visitor typed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
