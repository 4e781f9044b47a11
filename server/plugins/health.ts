import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { problem } from './problem.ts'

type Standing = { readonly isReadOnly: boolean }

/** A standby says so too, and so does a primary that was demoted. */
const whetherReadOnly = `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/** GET /healthz: this process answers. GET /readyz: it can serve, with a database that takes orders; 503 when not. */
export function addHealth(app: FastifyInstance, pool: pg.Pool) {
  const config = { quiet: true }
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  let asking: Promise<pg.QueryResult<Standing>> | null = null
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    // One question for all who ask at once, whoever they are: nobody takes the visitors' connections this way.
    asking ??= pool.query<Standing>(whetherReadOnly).finally(() => {
      asking = null
    })
    const { rows } = await asking
    if (rows[0]?.isReadOnly) throw problem(503, 'the database takes nothing: it is a standby, or read-only')
    return { status: 'ok' }
  })
}
