import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { ordersOfCustomer } from '../../../orders/server/stored-orders.ts'
import { quotesOfCustomer } from '../../../orders/server/stored-quotes.ts'
import { quoteFilesOf } from '../../../quotes/server/documents/quote-files.ts'
import { customerQuoteRoutes } from '../../../quotes/server/mijn-routes.ts'
import { allDocuments } from '../../../tracking/server/mijn-dto.ts'
import { customerOrderRoutes } from '../../../tracking/server/mijn-routes.ts'
import { customerCalls } from '../../contract.ts'
import { customerOf } from '../signed-in.ts'
import { detailsRoutes } from './details-routes.ts'
import { loginEmailRoute } from './login-email-route.ts'
import type { MijnServices } from './mijn-services.ts'
import { passwordRoute } from './password-route.ts'
import { sessionRoutes } from './session-routes.ts'

/** The calls of the customer pages (src/features/customers/contract.ts). */
export async function mijnRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  await app.register(detailsRoutes, { services })
  await app.register(customerOrderRoutes, { services })
  await app.register(customerQuoteRoutes, { services })
  await app.register(passwordRoute, { services })
  await app.register(loginEmailRoute, { services })
  await app.register(sessionRoutes, { services })

  serve(app, customerCalls.customerDocuments, async ({ request }) => {
    const customer = customerOf(request)
    const { id } = customer
    const { database } = services
    const [orders, quotes] = await Promise.all([
      ordersOfCustomer(database, id),
      quotesOfCustomer(database, id),
    ])
    const filesOf = await quoteFilesOf(
      database,
      quotes.map(({ caseId }) => caseId),
    )
    return { status: 200, body: allDocuments(customer, orders, quotes, filesOf) }
  })
}
