import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoint } from '../../../common/contract/call.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { sendCalendar } from '../../../platform/http/send-calendar.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { promisedFor } from '../../calendar/server/promised.ts'
import type { MijnServices } from '../../customers/server/mijn/mijn-services.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { askedDocument, correctionsOf } from '../../documents/server/corrections.ts'
import { storedDocument } from '../../documents/server/stored-document.ts'
import { deliveryCalendar } from '../../orders/server/delivery-calendar.ts'
import {
  confirmationFile,
  mandateDocumentOf,
  summaryFile,
} from '../../orders/server/documents/order-files.ts'
import { orderOfCustomer, ordersOfCustomer } from '../../orders/server/stored-orders.ts'
import { customerDocumentCalls, customerOrderCalls } from '../contract-mijn.ts'
import type { FollowServices } from './followed-parts.ts'
import {
  documentsOfOrders,
  filterOf,
  listedDocuments,
  mayReadFiles,
  orderDetails,
  orderSummary,
} from './mijn-dto.ts'
import { orderDelivery } from './order-delivery.ts'
import { outlooksById } from './outlook.ts'
import { progressById } from './progress.ts'
import { trackingRefusals } from './texts.ts'

const noSuchOrder = { status: 404, body: { message: trackingRefusals.noSuchOrder } } as const
const noSummary = {
  status: 404,
  body: { message: trackingRefusals.noContractSummary },
} as const
const noMandate = { status: 404, body: { message: trackingRefusals.noMandate } } as const

export type OwnRequestServices = MijnServices & FollowServices

/** GET /api/mijn/bestellingen and what is below it, and all documents (src/features/tracking/contract-mijn.ts). */
export async function customerOrderRoutes(
  app: FastifyInstance,
  { services }: { services: OwnRequestServices },
) {
  const { database, brand, documents, followed } = services
  const promised = promisedFor(services)

  /** The order that the path names, when it is the customer's own. */
  const asked = async ({
    request,
    params,
  }: {
    request: FastifyRequest
    params: { nummer: string | null }
  }) => {
    const { nummer: number } = params
    return number === null ? null : orderOfCustomer(database, customerOf(request).id, number)
  }

  /** The order, if the customer may open its files too. */
  const askedForFile = async (input: Parameters<typeof asked>[0]) => {
    const order = await asked(input)
    return order && mayReadFiles(customerOf(input.request), order.organization.email) ? order : null
  }

  serve(app, customerOrderCalls.customerOrders, async ({ request, query }) => {
    const orders = await ordersOfCustomer(database, customerOf(request).id, filterOf(query))
    const ids = orders.map(({ caseId }) => caseId)
    const outlookOf = await outlooksById(database, ids, new Date(), services)
    return { status: 200, body: orders.map(order => orderSummary(order, outlookOf(order.caseId))) }
  })

  serve(app, customerOrderCalls.customerOrder, async input => {
    const order = await asked(input)
    if (!order) return noSuchOrder
    const { path: calendarPath } = endpoint(customerOrderCalls.deliveryCalendarFile, {
      nummer: order.orderNumber,
    })
    const [progress, delivery, corrected] = await Promise.all([
      progressById(database, order.caseId, new Date(), services),
      orderDelivery(database, order, { calendarPath, followed }),
      correctionsOf(database, [order.caseId]),
    ])
    return {
      status: 200,
      body: orderDetails(
        order,
        promised,
        { progress, delivery },
        mayReadFiles(customerOf(input.request), order.organization.email) ? corrected(order.caseId) : null,
      ),
    }
  })

  serve(app, customerOrderCalls.orderConfirmationFile, async input => {
    const order = await askedForFile(input)
    if (!order) return noSuchOrder
    const file = await askedDocument(
      documents,
      { caseId: order.caseId, kind: 'order-confirmation' },
      input.query,
      () => confirmationFile(documents, order, services),
    )
    if (!file) return noSuchOrder
    return sendPdf(input.reply, `bestelling-${order.orderNumber}`, file)
  })

  serve(app, customerOrderCalls.orderSummaryFile, async input => {
    const order = await askedForFile(input)
    if (!order) return noSuchOrder
    const file = await askedDocument(
      documents,
      { caseId: order.caseId, kind: 'contract-summary' },
      input.query,
      () => summaryFile(documents, order, services),
    )
    return file ? sendPdf(input.reply, `contractsamenvatting-${order.orderNumber}`, file) : noSummary
  })

  serve(app, customerOrderCalls.deliveryCalendarFile, async input => {
    const order = await asked(input)
    const calendar = order && (await deliveryCalendar(database, order, brand))
    return calendar ? sendCalendar(input.reply, calendar) : noSuchOrder
  })

  serve(app, customerOrderCalls.mandateFile, async input => {
    const order = await askedForFile(input)
    if (!order) return noSuchOrder
    const which = { caseId: order.caseId, kind: 'mandate' } as const
    const file = await askedDocument(documents, which, input.query, async () => {
      const mandate = mandateDocumentOf(order, services)
      return mandate && storedDocument(documents, which, () => drawPdf(mandate, brand))
    })
    if (!file) return noMandate
    return sendPdf(input.reply, `machtiging-${order.orderNumber}`, file)
  })

  serve(app, customerDocumentCalls.customerDocuments, async ({ request }) => {
    const customer = customerOf(request)
    const found = await Promise.all([
      documentsOfOrders(database, customer),
      followed.requestDocuments(database, customer),
    ])
    return { status: 200, body: listedDocuments(found.flat()) }
  })
}
