import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../common/brand.ts'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { createErrorPage, type ErrorPage } from './error-page.ts'
import { TooBusy } from './problem.ts'
import { httpTexts } from './texts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    refusalPage: ErrorPage
  }
}

/** After this many seconds a visitor's program may try again, where the answer says nothing else. */
const retryAfterSeconds = 5

/** Message for visitors by status; an unlisted 4xx is treated as malformed. */
const messages: Readonly<Record<number, string>> = {
  401: httpTexts.notLoggedIn,
  403: httpTexts.sessionExpired,
  404: httpTexts.noSuchPage,
  405: httpTexts.notAllowedHere,
  408: httpTexts.tooSlow,
  413: httpTexts.tooLarge,
  414: httpTexts.addressTooLong,
  415: httpTexts.unreadableKind,
  429: httpTexts.tooOften,
  431: httpTexts.tooLarge,
}

/** The Dutch sentence for a status; the reason that something failed is for the log. */
export const messageFor = (status: number): string => {
  if (status === 503) return httpTexts.unavailable
  return status >= 500 ? httpTexts.ourFault : (messages[status] ?? httpTexts.malformed)
}

/** Turns everything thrown into an answer: a status, a Dutch message, and never a stack trace. */
export function addErrorAnswers(app: FastifyInstance, { brand }: { brand: Brand }) {
  app.decorate('refusalPage', createErrorPage(brand))
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('Retry-After')) {
      reply.header('Retry-After', String(retryAfterSeconds))
    }
    done()
  })
}

/** For errors that come before a route is known, such as an address that is no UTF-8, as well as from the error handler. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error, req: request }, 'the database is unavailable')
    return refuse(request, reply, 503)
  }
  if (error instanceof TooBusy) {
    request.log.warn({ reason: error.message, req: request }, 'a request was refused')
    return refuse(request, reply, 503, httpTexts.busy)
  }
  // A stream ends early for a client that left before its first byte.
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) {
    request.log.info({ code: error.code, req: request }, 'the client left')
    return reply
  }
  const status = statusOf(error)
  if (status >= 500) request.log.error({ err: error, req: request }, 'a request failed')
  else request.log.info({ code: error.code, status, req: request }, 'a request was refused')
  return refuse(request, reply, status)
}

/** Refuses a request with a status and its Dutch message: JSON, or a small page for someone who submitted a form. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message = messageFor(status),
) {
  reply.code(status).header('Cache-Control', 'no-store')
  if (wantsPage(request)) {
    const { policy, html } = request.server.refusalPage(message, pageBefore(request))
    return reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(html)
  }
  return reply.type('application/json; charset=utf-8').send({ message })
}

const wantsPage = (request: FastifyRequest) =>
  !request.url.startsWith('/api/') && (request.headers.accept ?? '').toLowerCase().includes('text/html')

/** Page of this site that the visitor comes from, as a path; null for others. */
function pageBefore({ headers, host }: FastifyRequest): string | null {
  const url = URL.parse(headers.referer ?? '')
  // A path that begins with two slashes is an address elsewhere.
  return url?.host === host && !url.pathname.startsWith('//') ? url.pathname : null
}

function statusOf(error: FastifyError): number {
  const { statusCode } = error
  return statusCode !== undefined && statusCode >= 400 && statusCode in STATUS_CODES ? statusCode : 500
}
