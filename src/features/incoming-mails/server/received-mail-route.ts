import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { isShownPicture } from '../../case-files/file-types.ts'
import { contentsOf, type FileServices } from '../../case-files/server/store-files.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import { receivedMailCalls } from '../contract-desk.ts'
import { receivedMailTexts } from '../texts-desk.ts'
import { pageJob } from './mail-jobs.ts'
import type { MailPicture } from './safe-html.ts'
import { incomingMailOf } from './stored-mails.ts'

/** The mail may style itself and show its own pictures; it runs, loads, sends and opens nothing, and only the desk frames it. */
const framePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const noSuchMail = { status: 404, body: { message: receivedMailTexts.noSuchMail } } as const

/** GET /api/beheer/zaken/{nummer}/ontvangen/{id} (src/features/incoming-mails/contract-desk.ts). */
export async function receivedMailRoute(
  app: FastifyInstance,
  { services }: { services: FileServices & { readonly database: Database } },
) {
  const { database } = services

  serve(app, receivedMailCalls.receivedMailPage, async ({ params: { nummer, id }, reply }) => {
    const found = nummer === null ? null : await caseByNumber(database, nummer)
    const mail = found && id ? await incomingMailOf(database, found.id, id) : null
    const html = mail?.bodyHtml
    const page = mail && html && (await pageJob({ html, pictures: await picturesOf(mail.id) }))
    if (!page) return noSuchMail
    reply.headers({ 'content-security-policy': framePolicy, 'x-frame-options': 'SAMEORIGIN' })
    reply.type(fileTypes.html).send(page)
    return sent
  })

  /** Pictures that stand in the text of a mail, once they were scanned. */
  async function picturesOf(mailId: string): Promise<readonly MailPicture[]> {
    const files = await contentsOf(database, services, { mailId })
    return files.flatMap(({ contentId, contentType, scan, content }) => {
      const isScanned = scan === 'clean' || !services.virusScanner.isConfigured
      const isShown = contentId !== null && content !== null && isScanned && isShownPicture(contentType)
      return isShown ? [{ contentId, contentType, content }] : []
    })
  }
}
