import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { messageFor } from './errors.ts'

/** A request that takes longer than this to come in, headers and body, is ended, whatever it sends (milliseconds). */
const requestMs = 8_000

/** Slow and idle connections cost a place that others need; Node's own limits leave them open for minutes. */
export const connectionLimits = {
  requestTimeout: requestMs,
  connectionTimeout: 30_000,
  keepAliveTimeout: 5_000,
  forceCloseConnections: 'idle',
  http: { headersTimeout: requestMs, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
} as const

const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers bytes that are no HTTP request, or come too slowly, and ends the connection. */
export function answerBrokenRequest(this: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOfCode[error.code ?? ''] ?? 400
  this.log.debug({ code: error.code, status }, 'a request could not be read')
  if (!socket.writable) return socket.destroy()
  const body = JSON.stringify({ message: messageFor(status) })
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
