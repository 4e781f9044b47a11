import type { FastifyInstance } from 'fastify'
import type { Failure } from '../../../common/contract/failure.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { resellerCalls } from '../contract.ts'
import { resellerTexts } from '../texts.ts'
import { resellerName } from './reseller-name.ts'

const unknown: Failure = { message: resellerTexts.invalid }

/** GET /api/reseller-company-name/{resellerId} → a JSON string, 404 where nobody has the id (order-flow §7). */
export async function resellerRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, resellerCalls.resellerCompanyName, async ({ params }) => {
    const name = await resellerName(database, params.resellerId)
    return name === null ? { status: 404, body: unknown } : { status: 200, body: name }
  })
}
