import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoint } from '../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { sendCalendar } from '../../../platform/http/send-calendar.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { handedOverBy } from '../../agreements/party.ts'
import { agreementOfOrder } from '../../agreements/server/agreements-of-customer.ts'
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
import { orderReturns } from './order-returns.ts'
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

type AskedOrder = { readonly request: FastifyRequest; readonly params: { readonly nummer: string | null } }

/** The order that the path names, when it is the customer's own. */
const asked = async ({ database }: OwnRequestServices, { request, params: { nummer } }: AskedOrder) =>
  nummer === null ? null : orderOfCustomer(database, customerOf(request).id, nummer)

/** The order, if the customer may open its files too. */
const askedForFile = async (services: OwnRequestServices, input: AskedOrder) => {
  const order = await asked(services, input)
  return order && mayReadFiles(customerOf(input.request), order.organization.email) ? order : null
}

const orderHandlers: CallHandlers<typeof customerOrderCalls, OwnRequestServices> = {
  customerOrders: async ({ request, query }, services) => {
    const orders = await ordersOfCustomer(services.database, customerOf(request).id, filterOf(query))
    const ids = orders.map(({ caseId }) => caseId)
    const outlookOf = await outlooksById(services.database, ids, new Date(), services)
    return { status: 200, body: orders.map(order => orderSummary(order, outlookOf(order.caseId))) }
  },

  customerOrder: async (input, services) => {
    const order = await asked(services, input)
    if (!order) return noSuchOrder
    const { path: calendarPath } = endpoint(customerOrderCalls.deliveryCalendarFile, {
      nummer: order.orderNumber,
    })
    const { path: slipPath } = endpoint(customerOrderCalls.returnSlipFile, { nummer: order.orderNumber })
    const now = new Date()
    const today = dayInTheNetherlands(now)
    const ownerId = customerOf(input.request).id
    const [progress, delivery, corrected, agreement] = await Promise.all([
      progressById(services.database, order.caseId, now, services),
      orderDelivery(services.database, order, { calendarPath, followed: services.followed }),
      correctionsOf(services.database, [order.caseId]),
      agreementOfOrder(services.database, { caseId: order.caseId, ownerId, today }),
    ])
    const { followed } = services
    const until = handedOverBy(agreement, today)
    const returns = await orderReturns(services.database, order.caseId, { slipPath, followed, until })
    return {
      status: 200,
      body: orderDetails(
        order,
        promisedFor(services),
        { progress, delivery, agreement, returns },
        mayReadFiles(customerOf(input.request), order.organization.email) ? corrected(order.caseId) : null,
      ),
    }
  },

  orderConfirmationFile: async (input, services) => {
    const order = await askedForFile(services, input)
    if (!order) return noSuchOrder
    const file = await askedDocument(
      services.documents,
      { caseId: order.caseId, kind: 'order-confirmation' },
      input.query,
      () => confirmationFile(services.documents, order, services),
    )
    if (!file) return noSuchOrder
    return sendPdf(input.reply, `bestelling-${order.orderNumber}`, file)
  },

  orderSummaryFile: async (input, services) => {
    const order = await askedForFile(services, input)
    if (!order) return noSuchOrder
    const file = await askedDocument(
      services.documents,
      { caseId: order.caseId, kind: 'contract-summary' },
      input.query,
      () => summaryFile(services.documents, order, services),
    )
    return file ? sendPdf(input.reply, `contractsamenvatting-${order.orderNumber}`, file) : noSummary
  },

  returnSlipFile: async (input, services) => {
    const order = await asked(services, input)
    const file = order && (await services.followed.returnSlip?.(services, order))
    return file ? sendPdf(input.reply, `retourbon-${order.orderNumber}`, file) : noSuchOrder
  },

  deliveryCalendarFile: async (input, services) => {
    const order = await asked(services, input)
    const calendar = order && (await deliveryCalendar(services.database, order, services.brand))
    return calendar ? sendCalendar(input.reply, calendar) : noSuchOrder
  },

  mandateFile: async (input, services) => {
    const order = await askedForFile(services, input)
    if (!order) return noSuchOrder
    const which = { caseId: order.caseId, kind: 'mandate' } as const
    const file = await askedDocument(services.documents, which, input.query, async () => {
      const mandate = mandateDocumentOf(order, services)
      return mandate && storedDocument(services.documents, which, () => drawPdf(mandate, services.brand))
    })
    if (!file) return noMandate
    return sendPdf(input.reply, `machtiging-${order.orderNumber}`, file)
  },
}

const documentHandlers: CallHandlers<typeof customerDocumentCalls, OwnRequestServices> = {
  customerDocuments: async ({ request }, services) => {
    const customer = customerOf(request)
    const found = await Promise.all([
      documentsOfOrders(services.database, customer),
      services.followed.requestDocuments?.(services.database, customer) ?? [],
      services.followed.transferDocuments?.(services.database, customer) ?? [],
    ])
    return { status: 200, body: listedDocuments(found.flat()) }
  },
}

/** GET /api/mijn/bestellingen and what is below it, and all documents (src/features/tracking/contract-mijn.ts). */
export async function customerOrderRoutes(
  app: FastifyInstance,
  { services }: { services: OwnRequestServices },
) {
  serveCalls(app, customerOrderCalls, orderHandlers, services)
  serveCalls(app, customerDocumentCalls, documentHandlers, services)
}
