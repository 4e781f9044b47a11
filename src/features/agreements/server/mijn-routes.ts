import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { sent } from '../../../platform/http/contract-routes.ts'
import { contentDisposition } from '../../../platform/http/prepared-response.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { ordersOfCustomer } from '../../orders/server/stored-orders.ts'
import { type CustomerAgreement, customerAgreementCalls } from '../contract-mijn.ts'
import { agreementsCsv } from './agreements-csv.ts'
import { agreementsAmong } from './held-products.ts'

type Services = { readonly database: Database }

/** The agreements of a customer, the newest order first. */
async function agreementsOfCustomer(
  database: Database,
  customerId: string,
): Promise<readonly CustomerAgreement[]> {
  const orders = await ordersOfCustomer(database, customerId)
  const ids = orders.map(({ caseId }) => caseId)
  const agreements = await agreementsAmong(database, ids, dayInTheNetherlands(new Date()))
  return orders.flatMap(({ caseId, orderNumber, installationAddress, origin }) => {
    const agreement = agreements.get(caseId)
    return agreement && agreement.lines.length > 0
      ? [{ ...agreement, number: formatOrderNumber(orderNumber), installationAddress, origin }]
      : []
  })
}

const handlers: CallHandlers<typeof customerAgreementCalls, Services> = {
  customerAgreements: async ({ request }, { database }) => ({
    status: 200,
    body: [...(await agreementsOfCustomer(database, customerOf(request).id))],
  }),
  customerAgreementsFile: async ({ request, reply }, { database }) => {
    reply
      .type(fileTypes.csv)
      .header('content-disposition', contentDisposition('attachment', 'contracten.csv'))
      .send(agreementsCsv(await agreementsOfCustomer(database, customerOf(request).id)))
    return sent
  },
}

export async function customerAgreementRoutes(app: FastifyInstance, { services }: { services: Services }) {
  serveCalls(app, customerAgreementCalls, handlers, services)
}
