import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'
import { scrub } from './scrub.ts'

export type Log = Logger

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the page that is asked for, for the log: `/beheer/zaken/:number`; absent where there is none. */
    page?: string
  }
}

type LogOptions = {
  /** One of pino's levels, or `silent`. */
  readonly level: string
  /** Destination of the lines; standard output by default. */
  readonly destination?: DestinationStream
}

/** The log: one JSON object per line, every line scrubbed of personal data and secrets as the last thing before it is written. */
export function createLog({ level, destination }: LogOptions): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { req: describeRequest, err: describeError },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/**
 * The route's pattern instead of the address, whose parameters and query hold what visitors typed: KVK numbers, addresses.
 * All pages have one pattern here: of those that are there `page` is their own, and nothing of an address where there is none. No headers: they hold cookies and tokens. No address of the visitor:
 * it is personal data that nothing here needs.
 */
function describeRequest({ method, routeOptions, page }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none', ...(page && { page }) }
}

/** Without the values of a statement, nor what PostgreSQL quotes of them: whole rows with names and phone numbers. */
function describeError(error: Error): Readonly<Record<string, unknown>> {
  if (error instanceof DrizzleQueryError)
    return { ...(error.cause && describeError(error.cause)), query: error.query }
  const described = pino.stdSerializers.err(error)
  if (!(error instanceof DatabaseError)) return described
  const { detail: _detail, where: _where, ...rest } = described
  return rest
}
