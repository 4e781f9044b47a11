import type { FastifyRequest } from 'fastify'

const userAgentLength = 300

/** The browser as it names itself, as a session keeps it. */
export const userAgentOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, userAgentLength)
