import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../../../platform/database/failures.ts'
import { messageFor } from '../../../../platform/http/errors.ts'
import { TooBusy } from '../../../../platform/http/problem.ts'
import type { TmfApi, Verb } from '../../../api-clients/tmf-resources.ts'
import { tmfTexts } from '../../texts.ts'
import { compressLists } from './compress.ts'
import { type ErrorCode, refusal } from './errors.ts'
import { bodyTypes } from './limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of TM Forum's APIs that the route executes. */
    tmf?: { readonly api: TmfApi; readonly resource: string; readonly verb: Verb }
  }
}

/** JSON is UTF-8 (RFC 8259): other bytes are refused rather than replaced. A byte order mark is skipped. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const thrown = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

/** Why a body cannot be read as it was written; null where it can. */
function whyUnreadable({
  'content-type': type = '',
  'content-encoding': encoding = 'identity',
}: IncomingHttpHeaders): Error | null {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) return thrown(415, 'the body is written in another charset')
  return encoding.trim().toLowerCase() === 'identity' ? null : thrown(415, 'the body is compressed')
}

/**
 * Prepares a scope for TM Forum's APIs: bodies are JSON or merge patches, errors are TM Forum's, and whatever else begins
 * with /tmf-api is not there. Nothing is read of cookies.
 */
export function addTmfScope(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(bodyTypes, { parseAs: 'buffer' }, (request, bytes, done) => {
    const refused = whyUnreadable(request.headers)
    if (refused) {
      done(refused)
      return
    }
    try {
      const text = utf8.decode(Buffer.from(bytes))
      done(null, text === '' ? undefined : JSON.parse(text))
    } catch {
      done(thrown(400, 'the body is no JSON'))
    }
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  compressLists(app)
  app.setErrorHandler(answerTmfError)
  const nothingHere = refusal(404, 'notFound', tmfTexts.noSuchResource)
  app.all('/tmf-api/*', async (_request, reply) => reply.code(404).send(nothingHere.body))
}

/** Whether an address is one of TM Forum's APIs, also one that no route can be found for. */
export const isTmfAddress = (url: string): boolean => /^\/tmf-api(?=[/?]|$)/.test(url)

/** Turns what was thrown into TM Forum's error, also before a route is known. */
export function answerTmfError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error)
  if (status >= 500 && !(error instanceof TooBusy))
    request.log.error({ err: error, req: request }, 'a call of an API failed')
  const answer =
    error.code === 'FST_ERR_BAD_URL'
      ? refusal(400, 'invalidQuery', tmfTexts.wrongAddress)
      : refusal(status, codeOf(status), reasonOf(status))
  if (status === 415) reply.header('accept', bodyTypes.join(', ')).header('accept-encoding', 'identity')
  return reply.code(status).header('cache-control', 'no-store').send(answer.body)
}

function statusOf(error: FastifyError): number {
  if (isDatabaseUnavailable(error) || error instanceof TooBusy) return 503
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500
}

const reasonOf = (status: number): string => {
  if (status === 400) return tmfTexts.noJson
  return status === 415 ? tmfTexts.otherType : messageFor(status)
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'tooMany'
  if (status === 503) return 'unavailable'
  return status >= 500 ? 'failed' : 'invalidBody'
}
