import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { apiClientCalls as calls } from '../contract-desk.ts'
import {
  addClient,
  addKey,
  changeClient,
  clientsPage,
  type ManageServices,
  revokeClient,
  revokeKey,
} from './manage-clients.ts'
import { clientRefusals } from './texts.ts'

const unknown = { status: 404, body: { message: clientRefusals.unknown } } as const

/** Clients of the API and their keys at the desk (src/features/api-clients/contract-desk.ts). */
export async function apiClientRoutes(app: FastifyInstance, { services }: { services: ManageServices }) {
  serve(app, calls.apiClients, async () => ({
    status: 200,
    body: await clientsPage(services.database, new Date()),
  }))

  serve(app, calls.addApiClient, async ({ request, body }) => {
    const outcome = await addClient(services, staffOf(request).id, body)
    if (outcome.kind === 'wrong') return { status: 422, body: markedFields(outcome.errors) }
    const { kind: _made, ...shown } = outcome
    return { status: 201, body: shown }
  })

  serve(app, calls.changeApiClient, async ({ request, params: { id }, body }) => {
    if (id === null) return unknown
    const outcome = await changeClient(services, staffOf(request).id, id, body)
    switch (outcome.kind) {
      case 'changed':
        return { status: 200, body: { version: outcome.version } }
      case 'wrong':
        return { status: 422, body: markedFields(outcome.errors) }
      case 'stale':
        return { status: 409, body: { message: clientRefusals.changedMeanwhile } }
      default:
        return unknown
    }
  })

  serve(app, calls.revokeApiClient, async ({ request, params: { id } }) => {
    if (id === null) return unknown
    const { kind } = await revokeClient(services, staffOf(request).id, id)
    return kind === 'done' ? { status: 204 } : unknown
  })

  serve(app, calls.addApiKey, async ({ request, params: { id } }) => {
    if (id === null) return unknown
    const outcome = await addKey(services, staffOf(request).id, id)
    if (outcome.kind === 'unknown') return unknown
    if (outcome.kind === 'enough') return { status: 409, body: { message: clientRefusals.enoughKeys } }
    const { kind: _made, ...shown } = outcome
    return { status: 201, body: shown }
  })

  serve(app, calls.revokeApiKey, async ({ request, params: { id, keyId } }) => {
    if (id === null || keyId === null) return unknown
    const { kind } = await revokeKey(services, staffOf(request).id, { clientId: id, keyId })
    return kind === 'done' ? { status: 204 } : unknown
  })
}
