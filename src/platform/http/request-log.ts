import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { requestIdHeader } from './request-id.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked so often that only a failure is worth a line in the log. */
    quiet?: boolean
  }
}

type LogArguments = Parameters<FastifyBaseLogger['info']>

/**
 * The log of one request, whose lines carry its id. Most requests write no line of their own, so pino's child logger is made
 * with the first line.
 */
export class RequestLog {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: object
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get level() {
    return this.#parent.level
  }

  get #lines() {
    this.#made ??= this.#parent.child(this.#bindings)
    return this.#made
  }

  fatal(...line: LogArguments) {
    this.#lines.fatal(...line)
  }
  error(...line: LogArguments) {
    this.#lines.error(...line)
  }
  warn(...line: LogArguments) {
    this.#lines.warn(...line)
  }
  info(...line: LogArguments) {
    this.#lines.info(...line)
  }
  debug(...line: LogArguments) {
    this.#lines.debug(...line)
  }
  trace(...line: LogArguments) {
    this.#lines.trace(...line)
  }
  silent() {}
  child(...of: Parameters<FastifyBaseLogger['child']>) {
    return this.#lines.child(...of)
  }
}

/** One line per answered request, and its id in the answer's header so that a visitor's report finds it. */
export function addRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.config.quiet && reply.statusCode < 400 ? 'debug' : 'info'
    const line = {
      requestId: request.id,
      req: request,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    app.log[level](line, 'answered')
    done()
  })
}
