import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { problem } from '../../../platform/http/problem.ts'
import { incomingMailCalls } from '../contract.ts'
import { readingMs } from './mail-jobs.ts'
import { readSigned, requireSignature } from './posted-body.ts'
import { readPostedMail } from './read-mail.ts'
import { type MailReceiver, receiveMail } from './receive-mail.ts'

/** POST /api/inkomend/mail: takes a mail from a mail service. @param secret null where none is configured */
export async function incomingMailRoutes(
  app: FastifyInstance,
  { receiver, secret }: { receiver: MailReceiver; secret: string | null },
) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    if (secret === null) throw noMails()
    return readSigned(request, body, secret)
  })
  // Before the body is read: it may have 42 MB.
  app.addHook('onRequest', async request => {
    if (secret === null) throw noMails()
    requireSignature(request)
  })
  serve(app, incomingMailCalls.postMail, async ({ request, body }) => {
    // Nothing moves on its connection while a large mail is read.
    request.raw.setTimeout(readingMs)
    // Without a body nothing was held against the signature.
    if (body.length === 0) throw problem(400, 'the body is empty')
    const read = await readPostedMail(body, receiver)
    if (read.kind === 'no-json') throw problem(400, 'the body is no JSON')
    if (read.kind === 'refused') return { status: 422, body: markedFields(read.errors) }
    await receiveMail(receiver, read.mail, 'webhook')
    return { status: 204 }
  })
}

const noMails = () => problem(404, 'no mails are posted here')
