import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../operations/metrics.ts'

type MetricsOptions = {
  readonly metrics: Metrics
  /** Token for `Authorization: Bearer <token>`; null closes it. */
  readonly token: string | null
}

/**
 * Times every request by its route's pattern, and serves GET /metrics in Prometheus's text form to who knows the token;
 * for anybody else there is no such address. Without a token nothing is timed either.
 */
export function addMetrics(app: FastifyInstance, { metrics, token }: MetricsOptions) {
  if (token === null) return
  const { registry, requests } = metrics

  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions
    requests.labels(request.method, url, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })

  const expected = hashOf(token)
  app.get('/metrics', { config: { quiet: true } }, async (request, reply) => {
    if (!timingSafeEqual(hashOf(bearerToken(request.headers.authorization)), expected))
      return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** The name of a scheme counts in any case (RFC 9110 §11.1), the token as it is. */
const bearerToken = (authorization = '') => /^bearer (.*)$/i.exec(authorization)?.[1] ?? ''

/** Equal length, so that the comparison takes the same time for every guess. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()
