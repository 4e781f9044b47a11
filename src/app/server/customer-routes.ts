import type { FastifyInstance } from 'fastify'
import { type CaseByLink, followCalls } from '../../api/follow-calls.ts'
import { transferCustomerRoutes } from '../../features/agreement-transfers/server/mijn-routes.ts'
import { customerAgreementRoutes } from '../../features/agreements/server/mijn-routes.ts'
import type { CaseKind } from '../../features/cases/case-kinds.ts'
import type { Case } from '../../features/cases/server/case.ts'
import { claimByLink } from '../../features/customers/server/claim-guest-cases.ts'
import { customerRoutes } from '../../features/customers/server/customer-routes.ts'
import { mijnRoutes } from '../../features/customers/server/mijn/routes.ts'
import { requireCustomer } from '../../features/customers/server/signed-in.ts'
import { quoteByLink } from '../../features/quotes/server/followed-quotes.ts'
import { customerQuoteRoutes } from '../../features/quotes/server/mijn-routes.ts'
import { customerCartRoutes } from '../../features/saved-carts/server/routes.ts'
import { noSuchCaseByLink } from '../../features/tracking/contract.ts'
import { customerOrderRoutes } from '../../features/tracking/server/mijn-routes.ts'
import { caseOfLink, orderByLink } from '../../features/tracking/server/progress-by-link.ts'
import { customerRequestRoutes } from '../../features/tracking/server/routes.ts'
import type { Database } from '../../platform/database/pool.ts'
import { allowAccess, serve } from '../../platform/http/contract-routes.ts'
import type { Services } from './services.ts'

/** Routes for logged-in customers only. */
export async function customersOwnRoutes(app: FastifyInstance, { services }: { services: Services }) {
  allowAccess(app, 'customer')
  requireCustomer(app, services)
  await app.register(customerRoutes, { services })
  await app.register(mijnRoutes, { services })
  await app.register(customerOrderRoutes, { services })
  await app.register(customerAgreementRoutes, { services })
  await app.register(transferCustomerRoutes, { services })
  await app.register(customerQuoteRoutes, { services })
  await app.register(customerRequestRoutes, { services })
  await app.register(customerCartRoutes, { services })
}

type ByLink = (database: Database, found: Case, services: Services, now: Date) => Promise<CaseByLink | null>

/** How a case behind a mailed link is shown; a kind that nobody follows is not among them. */
const byLink: Readonly<Partial<Record<CaseKind, ByLink>>> = { order: orderByLink, quote: quoteByLink }

/** POST /api/volgen: a case behind a mailed link, as the feature of its kind shows it. */
export async function followRoute(app: FastifyInstance, { services }: { services: Services }) {
  const { database } = services
  serve(app, followCalls.followCase, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const found = await caseOfLink(database, body.token)
    if (found) await claimByLink(database, found)
    const shown = found && (await byLink[found.kind]?.(database, found, services, new Date()))
    return shown ? { status: 200, body: shown } : { status: 404, body: noSuchCaseByLink }
  })
}
