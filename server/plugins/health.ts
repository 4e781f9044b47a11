import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** GET /healthz: this process answers. GET /readyz: it can serve, the database included; 503 when not. */
export function addHealth(app: FastifyInstance, pool: pg.Pool) {
  const config = { quiet: true }
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    await pool.query('select 1')
    return { status: 'ok' }
  })
}
