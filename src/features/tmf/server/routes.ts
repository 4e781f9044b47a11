import type { FastifyInstance } from 'fastify'
import type { KitServices } from './kit/register-api.ts'
import { addTmfScope } from './kit/scope.ts'

/** Dependencies of the resources. */
export type TmfServices = KitServices

/** TM Forum's APIs, for clients with a key (docs/decisions/integration.md). */
export async function tmfRoutes(app: FastifyInstance, { services: _services }: { services: TmfServices }) {
  addTmfScope(app)
}
