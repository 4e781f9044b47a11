import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { serve } from '../../../platform/http/contract-routes.ts'
import { problem } from '../../../platform/http/problem.ts'
import { incomingMailCalls, postedMailBytes } from '../contract.ts'
import { largestMail, parseMail } from './parse-mail.ts'
import { type MailReceiver, receiveMail } from './receive-mail.ts'

/** POST /api/inkomend/mail: takes a mail from a mail service. @param secret null where none is configured */
export async function incomingMailRoutes(
  app: FastifyInstance,
  { receiver, secret }: { receiver: MailReceiver; secret: string | null },
) {
  const webhook = secret === null ? null : new Webhook(secret)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: postedMailBytes },
    async (request: FastifyRequest, body: Buffer) => {
      if (!webhook || !isSigned(webhook, request, body)) throw wrongSignature()
      return parsedJson(body)
    },
  )
  // Before the body is read: it may have 42 MB.
  app.addHook('onRequest', async request => {
    if (!webhook) throw problem(404, 'no mails are posted here')
    if (signatureHeaders.some(name => request.headers[name] === undefined)) throw wrongSignature()
  })
  serve(app, incomingMailCalls.postMail, async ({ body: { data } }) => {
    const source = Buffer.from(data.raw, 'base64')
    const cut = source.length > largestMail ? 'too-large' : null
    await receiveMail(receiver, await parseMail(source, cut, receiver), 'webhook')
    return { status: 204 }
  })
}

const signatureHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

const wrongSignature = () => problem(401, 'the signature of a posted mail is not right')

function isSigned(webhook: Webhook, { headers }: FastifyRequest, body: Buffer): boolean {
  try {
    webhook.verify(body, headers as Record<string, string>, { jsonParse: false })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw problem(400, 'the body is no JSON')
  }
}
