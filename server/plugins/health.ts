import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** GET /healthz: this process answers. GET /readyz: it can serve, the database included; 503 when not. */
export function addHealth(app: FastifyInstance, pool: pg.Pool) {
  const config = { quiet: true }
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  let asking: Promise<unknown> | null = null
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    // One question for all who ask at once, whoever they are: nobody takes the visitors' connections this way.
    asking ??= pool.query('select 1').finally(() => {
      asking = null
    })
    await asking
    return { status: 'ok' }
  })
}
