import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasSqlState } from '../../../../platform/database/failures.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Scope } from '../../../api-clients/scopes.ts'
import { isStillLive } from '../../../api-clients/server/authenticate.ts'
import {
  type ResourcesOf,
  type TmfApi,
  type TmfResource,
  tmfApis,
  type Verb,
} from '../../../api-clients/tmf-resources.ts'
import { tmfTexts } from '../../texts.ts'
import type { TmfParts } from '../parts.ts'
import { type Admission, admit, notAuthenticated } from './admit.ts'
import { isListedByChange } from './changes.ts'
import { descriptionOf } from './descriptions.ts'
import { isRefusal, noSuchResource, refusal, type TmfRefusal, type WrongField } from './errors.ts'
import { parseFields, selectFields } from './fields.ts'
import { isObject, type Json } from './json.ts'
import { unchangeableNames } from './known-names.ts'
import { bodyLimit } from './limits.ts'
import { type ListPage, tooWide } from './lists.ts'
import { refuse, refuseOtherMethods } from './methods.ts'
import { momentOf } from './moment.ts'
import { pageHeaders } from './page-headers.ts'
import { etagOf, isKnown, type Precondition, preconditionOf } from './preconditions.ts'
import { type Filter, type ListQuery, parseQuery, refusedQuery } from './query.ts'
import { validBody } from './valid-body.ts'

/** Handlers of a resource; a verb of its table that has no handler here fails the start. Resources are whole: the kit selects fields. */
export type ResourceHandlers = {
  /** Names of its attributes that the official description does not have, so that lists are filtered by them too. */
  readonly attributes?: readonly string[]
  /** Attributes that are in one answer and not in another to the same caller: the resource is the same without them. */
  readonly notInTag?: readonly string[]
  /** Whether `patch` itself refuses what cannot change: of it as a whole, or without the trace that reading leaves. */
  readonly comparesPatch?: true
  list?(caller: ApiCaller, query: ListQuery, request: FastifyRequest): Promise<ListPage | TmfRefusal>
  /** null where the client sees no such resource. */
  read?(caller: ApiCaller, id: string, request: FastifyRequest): Promise<Json | null | TmfRefusal>
  /** Other mistakes in a body that does not fit the description, so that one answer names them all. */
  wrongFields?(caller: ApiCaller, body: Json): Promise<readonly WrongField[]>
  /** The resource that was made, or that an earlier call with the same number made. */
  create?(caller: ApiCaller, body: Json, request: FastifyRequest): Promise<Json | TmfRefusal>
  /**
   * @param patch a merge patch (RFC 7396) that fits the description
   * @param expected judged when nobody else can change the resource any more
   */
  patch?(
    caller: ApiCaller,
    id: string,
    patch: Json,
    request: FastifyRequest,
    expected: Precondition,
  ): Promise<Json | null | TmfRefusal>
  remove?(
    caller: ApiCaller,
    id: string,
    request: FastifyRequest,
    expected: Precondition,
  ): Promise<'removed' | null | TmfRefusal>
}

export type ApiHandlers<Api extends TmfApi> = Readonly<Record<ResourcesOf<Api>, ResourceHandlers>>

export type KitServices = Admission & { readonly publicUrl: string; readonly parts: TmfParts }

const methods = { read: 'GET', create: 'POST', update: 'PATCH', delete: 'DELETE' } as const

/**
 * Serves an API of TM Forum: who may call, queries, bodies judged by the official description, answers with the fields that were
 * asked for, and errors, are the same for each resource (docs/decisions/integration.md). An official operation that the
 * shop does not have is answered 405.
 */
export function registerApi<Api extends TmfApi>(
  app: FastifyInstance,
  api: Api,
  handlers: ApiHandlers<Api>,
  services: KitServices,
) {
  for (const [name, resource] of Object.entries<TmfResource>(tmfApis[api].resources))
    registerResource(app, {
      api,
      name,
      path: `${tmfApis[api].path}/${name}`,
      resource,
      handlers: handlers[name as ResourcesOf<Api>],
      services,
    })
}

type Registered = {
  readonly api: TmfApi
  readonly name: string
  readonly path: string
  readonly resource: TmfResource
  readonly handlers: ResourceHandlers
  readonly services: KitServices
}

type Handle = (
  caller: ApiCaller,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
) => Promise<unknown>

/** A resource, with the ways to serve its verbs. */
type Served = Registered & {
  readonly serve: (verb: Verb, url: string, handle: Handle) => void
  /** Sends the mark of what is answered. @returns the mark */
  readonly tagged: (reply: FastifyReply, whole: Json) => string
}

/** Serves one resource of an API, also one whose path lies below another. */
export function registerResource(app: FastifyInstance, parts: Registered) {
  const { path, resource, handlers, services } = parts
  const serves = (verb: Verb) => resource.verbs.includes(verb)
  const served: Served = {
    ...parts,
    tagged(reply, whole) {
      const etag = etagOf(whole, handlers.notInTag)
      reply.header('etag', etag)
      return etag
    },
    serve: (verb, url, handle) =>
      app.route<{ Params: { id: string } }>({
        method: methods[verb],
        url,
        bodyLimit,
        config: { tmf: { api: parts.api, resource: parts.name, verb } },
        handler: async (request, reply) => {
          const caller = await admit(services, request, reply, `${parts.name}:${verb}` as Scope)
          if (isRefusal(caller)) return refuse(reply, caller)
          const answer = await handle(caller, request, reply)
          return isRefusal(answer) ? refuse(reply, answer) : reply.send(answer)
        },
      }),
  }
  if (serves('read')) serveReading(served)
  if (serves('create')) serveCreating(served)
  if (serves('update')) serveChanging(served)
  if (serves('delete')) serveRemoving(served)
  const among = (official: readonly Verb[]) => official.filter(serves).map(verb => methods[verb])
  refuseOtherMethods(app, path, among(['read', 'create']))
  refuseOtherMethods(app, `${path}/:id`, among(['read', 'update', 'delete']))
}

function serveReading(parts: Served) {
  const { path, services, serve, tagged } = parts
  const { list, read } = parts.handlers
  if (!list || !read) throw new Error(`${parts.name} has no handlers to read it`)
  serve('read', path, async (caller, request, reply) => {
    const query = parseQuery(queryText(request))
    if (isRefusal(query)) return query
    const unknown = await unknownAttributes(parts, query)
    if (unknown) return unknown
    const page = await withinTime(() => list(caller, query, request), query)
    if (isRefusal(page)) return page
    // The list may have taken a while.
    if (!(await isStillLive(services.database, caller)))
      return notAuthenticated(reply, tmfTexts.wrongCredential)
    pageHeaders(reply, request, services.publicUrl, query, page)
    return page.items.map(item => selectFields(item, query.fields))
  })
  serve('read', `${path}/:id`, async (caller, request, reply) => {
    if (!isId(request.params.id)) return noSuchResource
    const query = queryText(request)
    const refused = refusedQuery(query)
    if (refused) return refused
    const found = await read(caller, request.params.id, request)
    if (found === null || isRefusal(found)) return found ?? noSuchResource
    if (isKnown(request.headers['if-none-match'], tagged(reply, found))) {
      reply.code(304)
      return undefined
    }
    return selectFields(found, parseFields(new URLSearchParams(query).get('fields')))
  })
}

function serveCreating({ api, path, resource, services, handlers, name, serve, tagged }: Served) {
  const { create, wrongFields } = handlers
  if (!create) throw new Error(`${name} has no handler to create it`)
  serve('create', path, async (caller, request, reply) => {
    const body = await validBody(api, `${resource.definition}_Create`, request.body, {
      parts: services.parts,
      others: async sent => (await wrongFields?.(caller, sent)) ?? [],
    })
    if (isRefusal(body)) return body
    const created = await create(caller, body, request)
    if (isRefusal(created)) return created
    reply.code(201)
    if (typeof created.href === 'string') reply.header('location', created.href)
    tagged(reply, created)
    return created
  })
}

function serveChanging(parts: Served) {
  const { path, resource, services, serve, tagged } = parts
  const { patch, notInTag } = parts.handlers
  if (!patch) throw new Error(`${parts.name} has no handler to change it`)
  serve('update', `${path}/:id`, async (caller, request, reply) => {
    const body = await validBody(parts.api, `${resource.definition}_Update`, request.body, {
      parts: services.parts,
      isPatch: true,
    })
    if (isRefusal(body)) return body
    if (!isId(request.params.id)) return noSuchResource
    const unchangeable = await unchangeableNames(parts, caller, body, request)
    if (unchangeable) return unchangeable
    const expected = preconditionOf(request.headers['if-match'], notInTag)
    const changed = await patch(caller, request.params.id, body, request, expected)
    if (changed === null || isRefusal(changed)) return changed ?? noSuchResource
    tagged(reply, changed)
    return changed
  })
}

function serveRemoving({ path, handlers, name, serve }: Served) {
  const { remove, notInTag } = handlers
  if (!remove) throw new Error(`${name} has no handler to remove it`)
  serve('delete', `${path}/:id`, async (caller, request, reply) => {
    const { id } = request.params
    const expected = preconditionOf(request.headers['if-match'], notInTag)
    const outcome = isId(id) ? await remove(caller, id, request, expected) : null
    if (outcome !== 'removed') return outcome ?? noSuchResource
    reply.code(204)
    return undefined
  })
}

/** Ids that the shop gives out are short and printable; anything else names nothing. */
export const isId = (id: string): boolean => /^[\x21-\x7e]{1,100}$/.test(id)

/** The text behind the first question mark. */
const queryText = ({ raw: { url = '' } }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''

/** Refuses a list whose statement the database cut off, if it asked for something that may be made narrower. */
async function withinTime(
  list: () => Promise<ListPage | TmfRefusal>,
  { filters, sort }: ListQuery,
): Promise<ListPage | TmfRefusal> {
  try {
    return await list()
  } catch (error) {
    if (filters.length + sort.length === 0 || !hasSqlState(error, '57014')) throw error
    return tooWide(
      filters,
      sort.map(({ path }) => path),
    )
  }
}

/** Refuses filters and sorting by attributes that the description does not have, rather than finding nothing. */
async function unknownAttributes(
  { api, name, resource, handlers }: Registered,
  { filters, sort, after }: ListQuery,
): Promise<TmfRefusal | null> {
  if (filters.length === 0 && sort.length === 0 && after === null) return null
  const { definitions } = await descriptionOf(api)
  const { properties } = definitions[resource.definition] as { readonly properties: Json }
  const attributes = handlers.attributes ?? []
  const propertyOf = (name: string): unknown => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const reference = isObject(property) && typeof property.$ref === 'string' ? property.$ref : null
    return reference === null ? property : definitions[reference.slice('#/definitions/'.length)]
  }
  const isKnown = (path: string) => {
    const [name = '', ...below] = path.split('.')
    const property = propertyOf(name)
    if (!isObject(property)) return attributes.includes(name)
    // Nothing lies below a text or a number, so that a mistyped operator is noticed.
    return below.length === 0 || !['string', 'boolean', 'integer', 'number'].includes(String(property.type))
  }
  const isMoment = ({ path, operator, values }: Filter) => {
    const property = propertyOf(path)
    const wantsMoment = isObject(property) && property.format === 'date-time' && operator !== 'regex'
    return !wantsMoment || values.every(value => momentOf(value) !== null)
  }
  const fields: WrongField[] = [
    ...filters.filter(({ path }) => !isKnown(path)).map(({ name }) => name),
    ...sort.filter(({ path }) => !isKnown(path)).map(() => 'sort'),
  ].map(path => ({ path, message: tmfTexts.unknownAttribute }))
  if (after !== null && !isListedByChange(name))
    fields.push({ path: 'after', message: tmfTexts.notListedByChange })
  for (const filter of filters)
    if (!isMoment(filter)) fields.push({ path: filter.name, message: tmfTexts.noMoment })
  return fields.length > 0 ? refusal(400, 'invalidQuery', tmfTexts.wrongQuery, { fields }) : null
}
