import type { FastifyInstance } from 'fastify'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { type TmfApi, tmfApis } from '../../resources.ts'
import { type Admission, admit } from './admit.ts'
import { isRefusal, noSuchResource, type TmfRefusal } from './errors.ts'
import type { Json } from './json.ts'
import { bodyLimit, isId, refuse, refuseOtherMethods, validBody } from './register-api.ts'

/** Subscriptions to the events of an API (TMF630, hub). */
export type HubHandlers = {
  /**
   * @returns its id, and the secret that its calls are signed with, which is shown this once
   * @param query filters events: `eventType=ProductOrderStateChangeEvent`; empty for all of the API
   */
  subscribe(
    caller: ApiCaller,
    api: TmfApi,
    subscription: { readonly callback: string; readonly query: string },
  ): Promise<{ readonly id: string; readonly secret: string } | TmfRefusal>
  /** null where the client has no such subscription of this API. */
  unsubscribe(caller: ApiCaller, api: TmfApi, id: string): Promise<'removed' | null>
}

/** Serves `/hub` of an API. */
export function registerHub(
  app: FastifyInstance,
  api: TmfApi,
  hub: HubHandlers,
  services: Admission & { readonly publicUrl: string },
) {
  const path = `${tmfApis[api].path}/hub`
  app.route({
    method: 'POST',
    url: path,
    bodyLimit,
    config: { tmf: { api, resource: 'hub', verb: 'create' } },
    handler: async (request, reply) => {
      const caller = await admit(services, request, reply, 'webhook:create')
      if (isRefusal(caller)) return refuse(reply, caller)
      const body = await validBody(api, 'EventSubscriptionInput', request.body)
      if (isRefusal(body)) return refuse(reply, body)
      const { callback, query } = subscriptionIn(body)
      const subscribed = await hub.subscribe(caller, api, { callback, query })
      if (isRefusal(subscribed)) return refuse(reply, subscribed)
      const { id, secret } = subscribed
      reply.code(201).header('location', `${services.publicUrl}${path}/${id}`)
      return reply.send({ id, callback, query, secret })
    },
  })
  app.route<{ Params: { id: string } }>({
    method: 'DELETE',
    url: `${path}/:id`,
    config: { tmf: { api, resource: 'hub', verb: 'delete' } },
    handler: async (request, reply) => {
      const caller = await admit(services, request, reply, 'webhook:delete')
      if (isRefusal(caller)) return refuse(reply, caller)
      const { id } = request.params
      const outcome = isId(id) ? await hub.unsubscribe(caller, api, id) : null
      return outcome === null ? refuse(reply, noSuchResource) : reply.code(204).send()
    },
  })
  refuseOtherMethods(app, path, ['POST'])
  refuseOtherMethods(app, `${path}/:id`, ['DELETE'])
}

const subscriptionIn = ({ callback, query }: Json) => ({
  callback: typeof callback === 'string' ? callback : '',
  query: typeof query === 'string' ? query : '',
})
