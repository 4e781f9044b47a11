import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../operations/metrics.ts'
import { problem } from './problem.ts'
import { logSecurity } from './security-log.ts'
import type { CountedLimit, SourceCounters } from './source-counters.ts'

const windowMs = { minute: 60_000, hour: 60 * 60_000 } as const

export type Limits = {
  readonly counters: SourceCounters
  /** Multiplies every maximum (RATE_LIMIT_FACTOR). */
  readonly factor: number
  readonly metrics: Pick<Metrics, 'throttled'>
}

/**
 * Holds the calls that are registered after this to the limits that their entries in the contract have: what one source may
 * do, per server. Loose enough for an office of a hundred people behind one address, tight enough that nobody walks
 * through all postcodes or KVK numbers here. Above a limit the answer is 429 with Retry-After.
 */
export function addRateLimits(app: FastifyInstance, parts: Limits) {
  app.addHook('onRoute', route => {
    // Fastify gives HEAD routes the configuration of GET; they cost the same.
    const call = route.config?.call
    if (!call?.limit) return
    const { max, per } = call.limit
    const limited = limitOf(parts, `${call.method} ${call.path}`, { max, windowMs: windowMs[per] })
    const hook = async (request: FastifyRequest, reply: FastifyReply) => limited(request, reply)
    route.onRequest = [route.onRequest ?? [], hook].flat()
  })
}

/** Pages that are made for one visitor, such as the order flow's: per source and minute. */
const renderingsPerMinute = 600

/** Limits how many pages are rendered for one source, as `addRateLimits` does; pages that are kept are not counted. */
export const createRenderingLimit = (parts: Limits) =>
  limitOf(parts, 'a page', { max: renderingsPerMinute, windowMs: windowMs.minute })

/** Calls of systems from one source: loose, as each client has a limit of its own; it bounds what made-up keys cost. */
const systemCallsPerMinute = 12_000

/** Limits the calls of systems, before it is looked whose they are. */
export const createSystemLimit = (parts: Limits) =>
  limitOf(parts, 'a call of a system', { max: systemCallsPerMinute, windowMs: windowMs.minute })

/** Keys, tokens and secrets that are none, from one source. The right ones of the same source are let in all the same. */
const wrongCredentialsPerMinute = 20

/** Limits what of systems from one source is refused for its key, as `addRateLimits` does. */
export const createWrongCredentialLimit = (parts: Limits) =>
  limitOf(parts, 'a wrong credential', { max: wrongCredentialsPerMinute, windowMs: windowMs.minute })

/** Orders and quote requests whose confirmations use all of the hour's budget: per source and hour. What a /48 may have is a part of it. */
const promptMailsPerHour = 50

/** Says of an order whether its source had so many mails sent in this hour that others go first (src/platform/deliveries). */
export function createBulkMark({ counters, factor }: Pick<Limits, 'counters' | 'factor'>) {
  const limit = { max: Math.max(1, Math.round(promptMailsPerHour * factor)), windowMs: windowMs.hour }
  return (request: FastifyRequest): boolean => counters.count('a mail', request.ip, limit) > 0
}

function limitOf({ counters, factor, metrics }: Limits, what: string, { max, ...limit }: CountedLimit) {
  const factored = { ...limit, max: Math.max(1, Math.round(max * factor)) }
  return (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = counters.count(what, request.ip, factored)
    if (seconds === 0) return
    metrics.throttled.inc({ route: request.routeOptions.url ?? '' })
    logSecurity(request, 'rate-limited')
    reply.header('retry-after', String(seconds))
    throw problem(429, 'the rate limit was exceeded')
  }
}
