import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { type Case, caseByNumber } from '../../cases/server/case.ts'
import { refused } from '../../cases/server/commands/command.ts'
import { refusedResponse } from '../../cases/server/commands/responses.ts'
import { noSuchCase } from '../../cases/server/enforce-scope.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { customerCaseEvents } from '../../customers/events.ts'
import { askedDocument } from '../../documents/server/corrections.ts'
import { appendView } from '../../events/server/views.ts'
import { confirmationFile, summaryFile } from '../../orders/server/documents/order-files.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { caseCommands } from '../commands.ts'
import { caseCalls } from '../contract.ts'
import { mailAsWritten } from './case-mails.ts'
import type { DeskCaseServices } from './services.ts'
import { keepStreamFilter } from './stream-filter.ts'

const cannotBeWritten = refused(caseRefusals.noPreview)

/** GET /api/beheer/zaken/{nummer} and what is below it (src/features/case-desk/contract.ts). */
export async function deskCaseReadRoutes(app: FastifyInstance, { services }: { services: DeskCaseServices }) {
  const { database } = services

  const asked = async ({ nummer }: { readonly nummer: string | null }): Promise<Case | null> =>
    nummer === null ? null : caseByNumber(database, nummer)

  serve(app, caseCalls.keepStreamFilter, async ({ request, body: { filter } }) => {
    await keepStreamFilter(database, staffOf(request).id, filter)
    return { status: 204 }
  })

  serve(app, caseCommands.orderIban, async ({ params, request }) => {
    const found = await asked(params)
    const order = found && (await orderOf(database, found))
    if (!found || !order) return noSuchCase
    await appendView(database, {
      type: customerCaseEvents.ibanViewed,
      staffId: staffOf(request).id,
      of: { caseId: found.id, customerId: found.customerId },
    })
    const iban = services.ibanCipher.decrypt(order.ibanEncrypted, order.orderNumber)
    return { status: 200, body: { iban: iban.toString() } }
  })

  serve(app, caseCalls.caseDocument, async ({ params, query, reply }) => {
    const found = await asked(params)
    const file = found && (await documentOf(services, found, params.soort, query))
    return file ? sendPdf(reply, `${params.soort}-${file.number}`, file.content) : noSuchCase
  })

  serve(app, caseCalls.caseMail, async ({ params: { nummer, id } }) => {
    if (nummer === null || id === null) return noSuchCase
    const mail = await mailAsWritten(services, nummer, id).catch(() => 'unwritten' as const)
    if (mail === 'unwritten') return refusedResponse(cannotBeWritten)
    return mail ? { status: 200, body: mail } : noSuchCase
  })
}

/** A document of a case by its name in the path, as the customer first got it or as it was corrected. */
async function documentOf(
  services: DeskCaseServices,
  found: Case,
  name: string,
  query: { readonly gecorrigeerd?: string | undefined },
) {
  const { database, documents } = services
  const named = (content: Buffer | null) => content && { number: found.number, content }
  if (name === 'aanvraag') {
    return named((await services.followed.requestFile?.(services, found, query)) ?? null)
  }
  const order = await orderOf(database, found)
  if (!order) return null
  const caseId = found.id
  if (name === 'bevestiging')
    return named(
      await askedDocument(documents, { caseId, kind: 'order-confirmation' }, query, () =>
        confirmationFile(documents, order, services),
      ),
    )
  if (name !== 'contractsamenvatting') return null
  return named(
    await askedDocument(documents, { caseId, kind: 'contract-summary' }, query, () =>
      summaryFile(documents, order, services),
    ),
  )
}
