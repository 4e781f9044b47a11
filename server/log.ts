import type { FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'
import { scrub } from './scrub.ts'

export type Log = Logger

type LogOptions = {
  /** One of pino's levels, or `silent`. */
  readonly level: string
  /** Where the lines go; standard output when absent. */
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

/** No headers: they hold cookies and tokens. No address of the visitor: it is personal data that nothing here needs. */
const describeRequest = (request: FastifyRequest) => ({ method: request.method, url: request.url })

/** Without what PostgreSQL quotes of the values: whole rows with names and phone numbers. */
function describeError(error: Error) {
  const described = pino.stdSerializers.err(error)
  if (!(error instanceof DatabaseError)) return described
  const { detail: _detail, where: _where, ...rest } = described
  return rest
}
