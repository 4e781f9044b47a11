import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Scope } from '../../../api-clients/scopes.ts'
import { type TmfApi, tmfApis } from '../../../api-clients/tmf-resources.ts'
import type { TmfParts } from '../parts.ts'
import { type Admission, admit } from './admit.ts'
import { isRefusal, noSuchResource, type TmfRefusal } from './errors.ts'
import type { Json } from './json.ts'
import { bodyLimit } from './limits.ts'
import { refuse, refuseOtherMethods } from './methods.ts'
import { etagOf, isKnown, type Precondition, preconditionOf } from './preconditions.ts'
import { isId } from './register-api.ts'
import { validBody } from './valid-body.ts'

/** An act of a client on one of its subscriptions; null where the client has no such subscription of this API. */
type OfOne<Answer, Sent extends readonly unknown[] = []> = (
  caller: ApiCaller,
  api: TmfApi,
  id: string,
  ...sent: Sent
) => Promise<Answer | TmfRefusal | null>

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
  readonly unsubscribe: OfOne<'removed', [expected: Precondition]>
  /** The client's subscriptions of an API, the oldest first. */
  list(caller: ApiCaller, api: TmfApi): Promise<readonly Json[]>
  readonly read: OfOne<Json>
  /** Calls a receiver again that the shop stopped calling; answers the subscription. */
  readonly resume: OfOne<Json>
  /** Queues an event that is none; answers its id. */
  readonly test: OfOne<{ readonly id: string }>
  /** Sends events again; answers how many. @param which one, or those of some days, as the client sent it */
  readonly replay: OfOne<{ readonly count: number }, [which: unknown]>
  /** Makes a second secret beside the first. */
  readonly addSecret: OfOne<{ readonly id: string; readonly secret: string }>
  readonly removeSecret: OfOne<'removed', [secretId: string]>
}

/** Attributes of a subscription that say how it does. */
export const hubTells = ['waitingEvents', 'failedEvents', 'lastSuccess', 'failingSince'] as const

type Params = { id: string; secret: string }
type Handle = (
  caller: ApiCaller,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
) => Promise<unknown>

/** Serves `/hub` of an API. */
export function registerHub(
  app: FastifyInstance,
  api: TmfApi,
  hub: HubHandlers,
  services: Admission & { readonly publicUrl: string; readonly parts: TmfParts },
) {
  const path = `${tmfApis[api].path}/hub`
  const serve = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    verb: 'read' | 'create' | 'delete',
    handle: Handle,
  ) =>
    app.route<{ Params: Params }>({
      method,
      url: path + url,
      bodyLimit,
      config: { tmf: { api, resource: 'hub', verb } },
      handler: async (request, reply) => {
        const caller = await admit(services, request, reply, `webhook:${verb}` as Scope)
        if (isRefusal(caller)) return refuse(reply, caller)
        const { id, secret } = request.params
        const isNone = [id, secret].some(each => each !== undefined && !isId(each))
        const answer = isNone ? null : await handle(caller, request, reply)
        if (answer === null) return refuse(reply, noSuchResource)
        if (isRefusal(answer)) return refuse(reply, answer)
        return answer === 'removed' ? reply.code(204).send() : reply.send(answer)
      },
    })
  const made = (reply: FastifyReply, answer: unknown) => {
    if (answer !== null && !isRefusal(answer)) reply.code(201)
    return answer
  }

  serve('GET', '', 'read', caller => hub.list(caller, api))
  serve('POST', '', 'create', async (caller, request, reply) => {
    const body = await validBody(api, 'EventSubscriptionInput', request.body, { parts: services.parts })
    if (isRefusal(body)) return body
    const { callback, query } = subscriptionIn(body)
    const subscribed = await hub.subscribe(caller, api, { callback, query })
    if (isRefusal(subscribed)) return subscribed
    const { id, secret } = subscribed
    reply.code(201).header('location', `${services.publicUrl}${path}/${id}`)
    return { id, callback, query, secret }
  })
  serve('GET', '/:id', 'read', async (caller, { params: { id }, headers }, reply) => {
    const found = await hub.read(caller, api, id)
    if (found === null || isRefusal(found)) return found
    const etag = etagOf(found, hubTells)
    reply.header('etag', etag)
    if (!isKnown(headers['if-none-match'], etag)) return found
    reply.code(304)
    return undefined
  })
  serve('DELETE', '/:id', 'delete', (caller, { params: { id }, headers }) =>
    hub.unsubscribe(caller, api, id, preconditionOf(headers['if-match'], hubTells)),
  )
  serve('POST', '/:id/resume', 'create', (caller, { params: { id } }) => hub.resume(caller, api, id))
  serve('POST', '/:id/test', 'create', async (caller, { params: { id } }, reply) =>
    made(reply, await hub.test(caller, api, id)),
  )
  serve('POST', '/:id/replay', 'create', (caller, { params: { id }, body }) =>
    hub.replay(caller, api, id, body),
  )
  serve('POST', '/:id/secret', 'create', async (caller, { params: { id } }, reply) =>
    made(reply, await hub.addSecret(caller, api, id)),
  )
  serve('DELETE', '/:id/secret/:secret', 'delete', (caller, { params: { id, secret } }) =>
    hub.removeSecret(caller, api, id, secret),
  )
  refuseOtherMethods(app, path, ['GET', 'POST'])
  refuseOtherMethods(app, `${path}/:id`, ['GET', 'DELETE'])
  for (const act of ['resume', 'test', 'replay', 'secret'])
    refuseOtherMethods(app, `${path}/:id/${act}`, ['POST'])
  refuseOtherMethods(app, `${path}/:id/secret/:secret`, ['DELETE'])
}

const subscriptionIn = ({ callback, query }: Json) => ({
  callback: typeof callback === 'string' ? callback : '',
  query: typeof query === 'string' ? query : '',
})
