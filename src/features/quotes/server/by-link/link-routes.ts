import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../../common/contract/failure.ts'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { sendPdf } from '../../../../platform/pdf/send-pdf.ts'
import { attachFiles, checkFiles } from '../../../case-files/server/check-files.ts'
import type { FileServices } from '../../../case-files/server/store-files.ts'
import { fileField } from '../../../case-files/uploads.ts'
import { signedInCustomer } from '../../../customers/server/signed-in.ts'
import { refusedFields } from '../../../orders/contract.ts'
import { authorizeStaff } from '../../../staff/server/signed-in.ts'
import type { StaffServices } from '../../../staff/server/staff-services.ts'
import { fileCase } from '../../../tracking/server/file-addresses.ts'
import { noSuchQuote, quoteCalls } from '../../contract.ts'
import { isReadByLink } from '../../versions.ts'
import { versionFile } from '../documents/quote-files.ts'
import { versionsOfCase } from '../stored-versions.ts'
import { acceptByLink } from './accept-by-link.ts'
import { type AnswerOutcome, askAboutVersion, declineVersion } from './answer-quote.ts'
import { type QuoteLinkServices, quoteByLink } from './quote-of-link.ts'
import { recordOpened } from './record-opened.ts'

const noLink = { status: 404, body: noSuchQuote } as const

type Services = QuoteLinkServices &
  FileServices & {
    /** By which colleagues are known who look at what a customer sees. */
    readonly staff: Pick<StaffServices, 'database' | 'cookie'>
  }

/** Actions of a customer through the mailed link of a quote (src/features/quotes/contract.ts). */
export async function quoteLinkRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { database, documents, quoteAddresses } = services

  const isReadable = async (caseId: number, version: string) =>
    (await versionsOfCase(database, caseId)).some(
      ({ number, state }) => String(number) === version && isReadByLink(state),
    )

  serve(app, quoteCalls.noteQuoteRead, async ({ body, request }) => {
    // A colleague who views the customer's page is not the customer.
    const { kind } = await authorizeStaff(request, services.staff, { permission: null })
    if (kind === 'allowed') return { status: 204 }
    return (await recordOpened(services, body.token)) ? { status: 204 } : noLink
  })

  serve(app, quoteCalls.quoteByLink, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const quote = await quoteByLink(services, body.token, await signedInCustomer(request, database))
    return quote ? { status: 200, body: quote } : noLink
  })

  serve(app, quoteCalls.quoteFile, async ({ params: { nummer, versie }, query, reply }) => {
    const file = { number: nummer, kind: versie, until: query.tot, signature: query.teken }
    const found = await fileCase(database, quoteAddresses, file, new Date())
    const content =
      found && (await isReadable(found.id, versie)) && (await versionFile(documents, found.id, versie, query))
    if (!content) return noLink
    reply.header('cache-control', 'no-store')
    return sendPdf(reply, `prijsopgave-${found.number}-${versie}`, content)
  })

  serve(app, quoteCalls.askAboutQuote, async ({ body, files }) => {
    // Nothing is scanned for who has no link.
    if (files.length > 0 && !(await quoteByLink(services, body.token))) return noLink
    const checked = await checkFiles(services, files)
    if (checked.kind === 'refused')
      return { status: 422, body: markedFields({ [fileField]: { message: checked.message } }) }
    const attach = checked.files.length === 0 ? null : attachFiles(services, checked.files)
    const outcome = await askAboutVersion(services, body, attach)
    return outcome.kind === 'done' ? { status: 204 } : noLink
  })

  serve(app, quoteCalls.declineQuote, async ({ body }) => answered(await declineVersion(services, body)))

  serve(app, quoteCalls.acceptQuote, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const outcome = await acceptByLink(services, body, await signedInCustomer(request, database))
    switch (outcome.kind) {
      case 'accepted':
        return { status: 200, body: outcome.accepted }
      case 'no-link':
      case 'changed':
        return noLink
      case 'too-late':
        return { status: 409, body: { message: outcome.message } }
      case 'refused':
        return { status: 422, body: refusedFields(outcome.errors) }
    }
  })
}

function answered(outcome: AnswerOutcome) {
  switch (outcome.kind) {
    case 'done':
      return { status: 204 } as const
    case 'no-link':
    case 'changed':
      return noLink
    case 'too-late':
      return { status: 409, body: { message: outcome.message } } as const
  }
}
