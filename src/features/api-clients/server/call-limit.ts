import type { FastifyReply } from 'fastify'
import type { ApiCaller } from '../caller.ts'

const minuteMs = 60_000

/** The calls that a client has left in its minute. */
export type CallCount = {
  /** How many calls it may make in a minute. */
  readonly max: number
  readonly left: number
  /** Until the minute is over. */
  readonly seconds: number
  /** Whether this call is one too many, and was not counted. */
  readonly isOver: boolean
}

/**
 * Counts the calls of each client in this server's memory, a minute long from its first one.
 * @param factor multiplies each maximum (RATE_LIMIT_FACTOR)
 */
export function createCallLimit(factor: number, now: () => number = () => performance.now()) {
  const minutes = new Map<string, { calls: number; readonly endsAtMs: number }>()
  return ({ clientId, callsPerMinute }: Pick<ApiCaller, 'clientId' | 'callsPerMinute'>): CallCount => {
    const nowMs = now()
    const current = minutes.get(clientId)
    const minute = current && current.endsAtMs > nowMs ? current : { calls: 0, endsAtMs: nowMs + minuteMs }
    minutes.set(clientId, minute)
    const max = Math.max(1, Math.round(callsPerMinute * factor))
    const isOver = minute.calls >= max
    if (!isOver) minute.calls += 1
    const seconds = Math.max(1, Math.ceil((minute.endsAtMs - nowMs) / 1000))
    return { max, left: max - minute.calls, seconds, isOver }
  }
}

/** Says where the client stands, as draft-ietf-httpapi-ratelimit-headers-10 has it, and where it is over, when to come back. */
export function rateLimitHeaders(reply: FastifyReply, { max, left, seconds, isOver }: CallCount) {
  reply.header('ratelimit-policy', `"client";q=${max};w=${minuteMs / 1000}`)
  reply.header('ratelimit', `"client";r=${left};t=${seconds}`)
  if (isOver) reply.header('retry-after', String(seconds))
}
