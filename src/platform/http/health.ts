import type { FastifyInstance } from 'fastify'
import { problem } from './problem.ts'

type Standing = {
  /** Whether the database answers and takes orders; rejects where it is away. */
  readonly takesOrders: () => Promise<boolean>
  /** Whether there is room on the disk for what an order writes. */
  readonly hasRoom: () => Promise<boolean>
  /** Whether this process was told to end: it still serves, but a balancer should send nobody any more. */
  readonly isEnding: () => boolean
}

/** GET /healthz: this process answers. GET /readyz: it can serve, and goes on serving; 503 when not. */
export function addHealth(app: FastifyInstance, { takesOrders, hasRoom, isEnding }: Standing) {
  const config = { quiet: true }
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  let asking: Promise<boolean> | null = null
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (isEnding()) throw problem(503, 'this copy is ending')
    // One question for all who ask at once, whoever they are: nobody takes the visitors' connections this way.
    asking ??= takesOrders().finally(() => {
      asking = null
    })
    if (!(await asking)) throw problem(503, 'the database takes nothing: it is a standby, or read-only')
    if (!(await hasRoom())) throw problem(503, 'the disk of the database has no room for orders')
    return { status: 'ok' }
  })
}
