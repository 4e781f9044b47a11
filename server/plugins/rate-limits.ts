import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { sourceOf } from '../source-of.ts'
import { problem } from './problem.ts'
import { logSecurity } from './security-log.ts'

/** The library's own takes an address apart into big integers, for each request. */
const keyGenerator = ({ ip }: FastifyRequest): string => sourceOf(ip)

const windows = { minute: 60_000, hour: 60 * 60_000 } as const

/**
 * Holds the calls that are registered after this to the limits that their entries in the contract have: what one address
 * may do, per server. Loose enough for an office of a hundred people behind one address, tight enough that nobody walks
 * through all postcodes or KVK numbers here. Above a limit the answer is 429 with Retry-After. IPv6 addresses count per /64.
 * @param factor multiplies every maximum (RATE_LIMIT_FACTOR)
 */
export async function addRateLimits(
  app: FastifyInstance,
  { factor, metrics }: { factor: number; metrics: Metrics },
) {
  app.addHook('onRoute', route => {
    // What answers GET answers HEAD too, at the same cost: Fastify hands its routes the same configuration.
    const limit = route.config?.call?.limit
    if (!limit) return
    const max = Math.max(1, Math.round(limit.max * factor))
    route.config = { ...route.config, rateLimit: { max, timeWindow: windows[limit.per] } }
  })
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator,
    errorResponseBuilder: (_request, { statusCode }) => problem(statusCode, 'the rate limit was exceeded'),
    onExceeded: request => {
      metrics.throttled.inc({ route: request.routeOptions.url ?? '' })
      logSecurity(request, 'rate-limited')
    },
  })
}

/** Pages that are made for one visitor, such as the order flow's: per address and minute. */
const renderingsPerMinute = 600

/**
 * Limits how many pages are rendered for one address; pages that are kept are not counted. Above the limit the answered
 * function throws 429 and has the reply say when to try again.
 */
export async function createRenderingLimit(
  app: FastifyInstance,
  { factor, metrics }: { factor: number; metrics: Metrics },
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> {
  await app.register(fastifyRateLimit, { global: false, keyGenerator })
  const max = Math.max(1, Math.round(renderingsPerMinute * factor))
  const count = app.createRateLimit({ max, timeWindow: windows.minute })
  return async (request, reply) => {
    const limit = await count(request)
    if (limit.isAllowed || !limit.isExceeded) return
    metrics.throttled.inc({ route: request.routeOptions.url ?? '' })
    logSecurity(request, 'rate-limited')
    reply.header('retry-after', String(limit.ttlInSeconds))
    throw problem(429, 'the rate limit was exceeded')
  }
}
