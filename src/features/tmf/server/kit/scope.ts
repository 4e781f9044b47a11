import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../../../platform/database/failures.ts'
import { messageFor } from '../../../../platform/http/errors.ts'
import { TooBusy } from '../../../../platform/http/problem.ts'
import type { TmfApi, Verb } from '../../resources.ts'
import { tmfTexts } from '../../texts.ts'
import { compressLists } from './compress.ts'
import { type ErrorCode, refusal } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of TM Forum's APIs that the route executes. */
    tmf?: { readonly api: TmfApi; readonly resource: string; readonly verb: Verb }
  }
}

/**
 * Prepares a scope for TM Forum's APIs: bodies are JSON or merge patches, errors are TM Forum's, and whatever else begins
 * with /tmf-api is not there. Nothing is read of cookies.
 */
export function addTmfScope(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json', 'application/json-patch+json'],
    { parseAs: 'string' },
    (request, text, done) => {
      if (request.headers['content-type']?.startsWith('application/json-patch')) {
        done(Object.assign(new Error('JSON Patch is not served'), { statusCode: 415 }))
        return
      }
      try {
        done(null, text === '' ? undefined : JSON.parse(String(text)))
      } catch {
        done(Object.assign(new Error('the body is no JSON'), { statusCode: 400 }))
      }
    },
  )
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
      : refusal(status, codeOf(status), status === 400 ? tmfTexts.noJson : messageFor(status))
  return reply.code(status).header('cache-control', 'no-store').send(answer.body)
}

function statusOf(error: FastifyError): number {
  if (isDatabaseUnavailable(error) || error instanceof TooBusy) return 503
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'tooMany'
  if (status === 503) return 'unavailable'
  return status >= 500 ? 'failed' : 'invalidBody'
}
