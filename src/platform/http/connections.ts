import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { messageFor, refuse } from './errors.ts'

/** A request that takes longer than this to come in, headers and body, is ended, whatever it sends (milliseconds). */
export const requestMs = 8_000
/** The same of one that brings files: 20 MB at 1.4 Mbit/s. */
export const uploadMs = 120_000
/** The same of one whose body is read as it comes: 2 GB at 0.8 Mbit/s. A connection on which nothing moves is cut before. */
export const streamMs = 6 * 3_600_000
/** A request with a larger body brings files; none else may be so large. */
const largeBody = 64 * 1024

/** Slow and idle connections cost a place that others need; Node's own limits leave them open for minutes. */
export const connectionLimits = {
  requestTimeout: streamMs,
  connectionTimeout: 30_000,
  keepAliveTimeout: 5_000,
  forceCloseConnections: 'idle',
  http: {
    headersTimeout: requestMs,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
    optimizeEmptyRequests: true,
  },
} as const

/** Limits for clients that read a response, in milliseconds. */
export type ReadLimits = {
  /** Time without any reading before a client is disconnected; noticed after twice as long at most. */
  readonly nothingMs: number
  /** Time for reading the whole response, however steadily it is read. */
  readonly everythingMs: number
}

/** The largest file has 0.2 MB: 4 kB a second, which the slowest phone has. */
export const readLimits: ReadLimits = { nothingMs: 10_000, everythingMs: 60_000 }

/** Disconnects clients that read so slowly that their responses hold memory and a connection. */
export function cutSlowReaders(app: FastifyInstance, { nothingMs, everythingMs } = readLimits) {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  app.server.on('request', (request, response) => {
    const { socket, headers } = request
    if (socket.destroyed) return
    const bringsFiles = Number(headers['content-length'] ?? 0) > largeBody
    const timer = setTimeout(() => socket.destroy(), everythingMs + (bringsFiles ? uploadMs : 0)).unref()
    timers.set(request, timer)
    response.once('close', () => clearTimeout(timer))
  })
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    // Its time begins with its answer, which is short.
    if (routeOptions.config.call?.body?.streamed) clearTimeout(timers.get(raw))
    done()
  })
  app.addHook('onSend', ({ socket }, reply, _payload, done) => {
    // Requests that a page makes in this process have no connection.
    if (socket instanceof Socket) reply.raw.setTimeout(nothingMs)
    done()
  })
}

/** So many requests of one connection may wait for their answers. Browsers and proxies ask the next one when they have the last. */
export const mostPipelined = 4

/**
 * The server under Fastify: it begins a request of a connection when the one before it is answered, and cuts connections that send
 * request after request without waiting for answers (RFC 9112, section 9.3.2). Node begins all that one packet brings at once:
 * hundreds in a few kilobytes, before anybody else gets a turn.
 * @param onCut is told the request that was one too many
 */
export const serveInTurn =
  (onCut: (request: IncomingMessage) => void): FastifyServerFactory =>
  begin => {
    const server = createServer(connectionLimits.http, inTurn(begin, onCut))
    // Fastify sets these on a server of its own making.
    server.requestTimeout = connectionLimits.requestTimeout
    server.keepAliveTimeout = connectionLimits.keepAliveTimeout
    server.setTimeout(connectionLimits.connectionTimeout)
    return server
  }

function inTurn(begin: RequestListener, onCut: (request: IncomingMessage) => void): RequestListener {
  /** Requests that wait, by the connection that is being answered; null of one that is to be cut. */
  const next = new WeakMap<Socket, (() => void)[] | null>()
  const cut = cutInTurn()
  return (request, response) => {
    const { socket } = request
    const waiting = next.get(socket)
    // Node still reads to the end what the packet brought.
    if (waiting === null || socket.destroyed) return
    const answer = () => {
      response.once('close', () => {
        const following = next.get(socket)?.shift()
        if (following && !socket.destroyed) following()
        else if (next.get(socket)) next.delete(socket)
      })
      begin(request, response)
    }
    if (!waiting) {
      next.set(socket, [])
      answer()
    } else if (waiting.length < mostPipelined - 1) waiting.push(answer)
    else {
      next.set(socket, null)
      onCut(request)
      cut(socket)
    }
  }
}

/**
 * Destroys connections in turn, one in each round of the event loop. Node aborts every request of a connection that it has read,
 * which takes milliseconds for hundreds, and many such connections may come at once.
 */
function cutInTurn(): (socket: Socket) => void {
  const sockets: Socket[] = []
  const cutNext = () => {
    sockets.shift()?.destroy()
    if (sockets.length > 0) setImmediate(cutNext)
  }
  return socket => {
    socket.pause()
    if (sockets.push(socket) === 1) setImmediate(cutNext)
  }
}

/**
 * Ends requests whose body comes too slowly; Node's own limit leaves time for bodies that are read as they come.
 * @param answeredMs time for such a body to come to its end after its answer: nobody reads it any more
 */
export function cutSlowRequests(app: FastifyInstance, limitMs = requestMs, answeredMs = uploadMs) {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { socket, headers } = raw
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    const { files, unparsed, streamed } = routeOptions.config.call?.body ?? {}
    if (hasBody && socket instanceof Socket && !streamed) {
      const late = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      const timer = setTimeout(
        () => {
          if (!raw.complete) answerBrokenRequest.call(app, late, socket)
        },
        files || unparsed ? uploadMs : limitMs,
      ).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', ({ raw, routeOptions }, _reply, done) => {
    if (routeOptions.config.call?.body?.streamed && !raw.complete) {
      const timer = setTimeout(() => raw.socket.destroy(), answeredMs).unref()
      raw.socket.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/**
 * Has a request without a body be one without a type. Programs send the type of their bodies with every call: Fastify would wait
 * for a body of that type, which `optimizeEmptyRequests` has never end, or call an empty one wrong.
 */
export function forgetTypeOfNothing(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
    if (isEmpty) delete headers['content-type']
    done()
  })
}

/** Refuses a request that names two hosts: whatever stands before the shop may have looked at the other one. */
export function refuseTwoHosts(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts += 1
    if (hosts > 1) refuse(request, reply, 400)
    else done()
  })
}

const isHost = (header: string): boolean => header.length === 4 && header.toLowerCase() === 'host'

const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** For how long a connection that was ended stays open, so that its last answer arrives, whatever its client does (milliseconds). */
const lingerMs = 1_000

/** Ends a connection with a last answer. A client that neither reads nor closes would hold it for ever, so it is cut soon after. */
function endWith(socket: Socket, answer: string) {
  socket.end(answer)
  const cut = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(cut))
}

/** Answers bytes that are no HTTP request, or come too slowly, and ends the connection. */
export function answerBrokenRequest(this: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOfCode[error.code ?? ''] ?? 400
  this.log.debug({ code: error.code, status }, 'a request could not be read')
  if (!socket.writable) return socket.destroy()
  const body = JSON.stringify({ message: messageFor(status) })
  endWith(
    socket,
    `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
