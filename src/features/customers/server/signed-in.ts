import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/pool.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { customerIdOf, sessionHash } from '../../../platform/http/session.ts'
import { touchSession } from '../../../platform/sessions/sessions.ts'
import { showLoggedOut } from './login-cookies.ts'
import { customerById, type StoredCustomer } from './stored-customers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Read it with `customerOf`. */
    customer: StoredCustomer | null
  }
}

/** The customer who is logged in on this session; null where nobody is. */
export async function signedInCustomer(
  request: FastifyRequest,
  database: Database,
): Promise<StoredCustomer | null> {
  const id = customerIdOf(request)
  if (id === null) return null
  const [customer] = await Promise.all([
    customerById(database, id),
    touchSession(database, sessionHash(request)),
  ])
  // The release before, while it still runs, knows of no blocked account and lets one in.
  return customer?.blockedAt ? null : customer
}

/**
 * Lets only logged-in customers use the routes of this scope; anyone else is answered 401. A handler finds the customer
 * with `customerOf`. Nothing that is answered here is kept by a cache. Needs a session; once per scope, not nested.
 */
export function requireCustomer(app: FastifyInstance, { database }: { database: Database }) {
  app.decorateRequest('customer', null)
  app.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    request.customer = await signedInCustomer(request, database)
    if (request.customer === null) return refuse(request, showLoggedOut(reply), 401)
  })
}

/**
 * The logged-in customer, on routes registered where `requireCustomer` applies.
 * @throws elsewhere
 */
export function customerOf({ customer }: FastifyRequest): StoredCustomer {
  if (!customer) throw new Error('The route is open to those who are not logged in')
  return customer
}
