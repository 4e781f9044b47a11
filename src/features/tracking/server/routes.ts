import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../../common/brand.ts'
import type { UploadedFile } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import type { Config } from '../../../platform/config/config.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { sendCalendar } from '../../../platform/http/send-calendar.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { attachFiles, checkFiles } from '../../case-files/server/check-files.ts'
import type { FileServices } from '../../case-files/server/store-files.ts'
import { fileField } from '../../case-files/uploads.ts'
import { type Case, caseByNumber } from '../../cases/server/case.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { askedDocument } from '../../documents/server/corrections.ts'
import type { DocumentServices } from '../../documents/server/stored-document.ts'
import { deliveryCalendar } from '../../orders/server/delivery-calendar.ts'
import { confirmationFile, summaryFile } from '../../orders/server/documents/order-files.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { noSuchCaseByLink, trackingCalls } from '../contract.ts'
import {
  type CustomerRequestServices,
  type SubmittedRequest,
  submitCustomerRequest,
} from './customer-request.ts'
import { fileCase } from './file-addresses.ts'
import { calendarFile } from './order-delivery.ts'
import { caseOfLink, type ProgressByLinkServices, returnSlip } from './progress-by-link.ts'
import { trackingRefusals } from './texts.ts'

export type ProgressServices = CustomerRequestServices &
  FileServices & {
    readonly documents: DocumentServices
    readonly brand: Brand
    readonly closingDays: Config['closingDays']
  } & ProgressByLinkServices

const noLink = { status: 404, body: noSuchCaseByLink } as const

/** Response to a customer's request. */
async function answered(
  services: ProgressServices,
  number: string,
  wanted: SubmittedRequest,
  uploaded: readonly UploadedFile[],
) {
  const checked = await checkFiles(services, uploaded)
  if (checked.kind === 'refused')
    return { status: 422, body: markedFields({ [fileField]: { message: checked.message } }) } as const
  const attach = checked.files.length === 0 ? null : attachFiles(services, checked.files)
  const outcome = await submitCustomerRequest(services, number, wanted, attach)
  switch (outcome.kind) {
    case 'unknown':
      return { status: 404, body: noSuchCaseByLink } as const
    case 'over':
      return { status: 409, body: { message: outcome.message } } as const
    default:
      return { status: 200, body: { outcome: outcome.kind } } as const
  }
}

/** Progress of an order or quote request, for the mailed link (src/features/tracking/contract.ts). */
export async function progressRoutes(app: FastifyInstance, { services }: { services: ProgressServices }) {
  const { database, followedAddresses } = services

  serve(app, trackingCalls.wishByLink, async ({ body: { token, ...wanted }, files }) => {
    const found = await caseOfLink(database, token)
    return found ? answered(services, found.number, wanted, files) : noLink
  })

  serve(app, trackingCalls.followedFile, async ({ params: { nummer, soort }, query, reply }) => {
    const file = { number: nummer, kind: soort, until: query.tot, signature: query.teken }
    const found = await fileCase(database, followedAddresses, file, new Date())
    const content = found && (await fileOf(services, found, soort, query))
    if (!content) return noLink
    reply.header('cache-control', 'no-store')
    return sendPdf(reply, `${soort}-${found.number}`, content)
  })

  serve(app, trackingCalls.followedCalendar, async ({ params: { nummer }, query, reply }) => {
    const file = { number: nummer, kind: calendarFile, until: query.tot, signature: query.teken }
    const found = await fileCase(database, followedAddresses, file, new Date())
    const calendar = found && (await calendarOf(services, found))
    if (!calendar) return noLink
    reply.header('cache-control', 'no-store')
    return sendCalendar(reply, calendar)
  })
}

async function calendarOf({ database, brand }: ProgressServices, found: Case) {
  const order = await orderOf(database, found)
  return order && deliveryCalendar(database, order, brand)
}

async function fileOf(
  services: ProgressServices,
  found: Case,
  kind: string,
  query: { readonly gecorrigeerd?: string | undefined },
): Promise<Buffer | null> {
  const { database, documents, followed } = services
  if (kind === 'aanvraag') return followed.requestFile?.(services, found, query) ?? null
  const order = await orderOf(database, found)
  if (!order) return null
  if (kind === returnSlip) return followed.returnSlip?.(services, order) ?? null
  const caseId = found.id
  return kind === 'bevestiging'
    ? askedDocument(documents, { caseId, kind: 'order-confirmation' }, query, () =>
        confirmationFile(documents, order, services),
      )
    : askedDocument(documents, { caseId, kind: 'contract-summary' }, query, () =>
        summaryFile(documents, order, services),
      )
}

/** Requests of a logged-in customer about an own order or quote. */
export async function customerRequestRoutes(
  app: FastifyInstance,
  { services }: { services: ProgressServices },
) {
  serve(app, trackingCalls.wishOfCustomer, async ({ request, params, body, files }) => {
    const { nummer } = params
    const found = nummer === null ? null : await caseByNumber(services.database, nummer)
    if (found?.customerId !== customerOf(request).id)
      return { status: 404, body: { message: trackingRefusals.noSuchRequest } }
    return answered(services, found.number, body, files)
  })
}
