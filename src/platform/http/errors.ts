import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../shared/brand.ts'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { createErrorPage, type ErrorPage } from './error-page.ts'
import { TooBusy } from './problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    refusalPage: ErrorPage
  }
}

/** After this many seconds a visitor's program may try again, where the answer says nothing else. */
const retryAfterSeconds = 5

const unavailable = 'We kunnen je aanvraag nu even niet verwerken. Probeer het over een minuut opnieuw.'
const busy = 'Het is nu erg druk. Wacht een paar tellen en probeer het opnieuw.'
const ourFault = 'Er is iets misgegaan. Probeer het later opnieuw.'
const malformed = 'De aanvraag is niet leesbaar.'

/** Message for visitors by status; an unlisted 4xx is treated as malformed. */
const messages: Readonly<Record<number, string>> = {
  401: 'Log in om verder te gaan.',
  403: 'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  404: 'Deze pagina bestaat niet.',
  405: 'Dat kan hier niet.',
  408: 'De aanvraag kwam te langzaam binnen. Probeer het opnieuw.',
  413: 'De aanvraag is te groot.',
  414: 'Het adres is te lang.',
  415: 'Dit soort gegevens kunnen we niet lezen.',
  429: 'Je hebt dit te vaak achter elkaar gedaan. Wacht even en probeer het opnieuw.',
  431: 'De aanvraag is te groot.',
}

/** The Dutch sentence for a status; the reason that something failed is for the log. */
export const messageFor = (status: number): string => {
  if (status === 503) return unavailable
  return status >= 500 ? ourFault : (messages[status] ?? malformed)
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
    return refuse(request, reply, 503, busy)
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
