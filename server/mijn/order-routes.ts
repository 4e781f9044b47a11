import type { FastifyInstance, FastifyRequest } from 'fastify'
import { customerOrders } from '../../contract/customer.ts'
import type { Failure } from '../../contract/failure.ts'
import { parseOrderNumber } from '../../domain/order-number.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { mandateDocument } from '../documents/mandate.ts'
import { orderConfirmation } from '../documents/order-confirmation.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { sendPdf } from '../documents/send-pdf.ts'
import { mandateOf } from '../orders/agreement.ts'
import { orderOfCustomer, ordersOfCustomer } from '../orders/stored-orders.ts'
import type { MijnServices } from './mijn-services.ts'
import { orderDetails, orderSummary } from './on-wire.ts'

const noSuchOrder: Failure = { message: 'Deze bestelling bestaat niet.' }
const noMandate: Failure = { message: 'Bij deze bestelling hoort geen machtiging.' }

type Numbered = { Params: { nummer: string } }

/** GET /api/mijn/bestellingen and what is below it (contract/customer.ts); stands where `requireCustomer` holds. */
export async function customerOrderRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  const { database, ibanCipher, brand } = services

  /** The order that the path names, when it is the customer's own. */
  const asked = async (request: FastifyRequest<Numbered>) => {
    const number = parseOrderNumber(request.params.nummer)
    return number === null ? null : orderOfCustomer(database, customerOf(request).id, number)
  }

  app.get(customerOrders.path, async request =>
    (await ordersOfCustomer(database, customerOf(request).id)).map(orderSummary),
  )

  app.get<Numbered>(`${customerOrders.path}/:nummer`, async (request, reply) => {
    const order = await asked(request)
    return order ? orderDetails(order) : reply.code(404).send(noSuchOrder)
  })

  app.get<Numbered>(`${customerOrders.path}/:nummer/bevestiging.pdf`, async (request, reply) => {
    const order = await asked(request)
    if (!order) return reply.code(404).send(noSuchOrder)
    const file = await renderPdf(orderConfirmation(order), brand)
    return sendPdf(reply, `bestelling-${order.orderNumber}`, file)
  })

  app.get<Numbered>(`${customerOrders.path}/:nummer/machtiging.pdf`, async (request, reply) => {
    const order = await asked(request)
    if (!order) return reply.code(404).send(noSuchOrder)
    const mandate = mandateOf(order.consents)
    if (!mandate) return reply.code(404).send(noMandate)
    const iban = ibanCipher.decrypt(order.ibanEncrypted, order.orderNumber)
    const file = await renderPdf(mandateDocument({ ...mandate, order, iban }, brand), brand)
    return sendPdf(reply, `machtiging-${order.orderNumber}`, file)
  })
}
