import type { FastifyInstance } from 'fastify'
import { requestIdHeader } from '../request-id.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked so often that only a failure is worth a line in the log. */
    quiet?: boolean
  }
}

/** One line per answered request, and its id in the answer's header so that a visitor's report finds it. */
export function addRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.config.quiet && reply.statusCode < 400 ? 'debug' : 'info'
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }
    request.log[level](line, 'answered')
    done()
  })
}
