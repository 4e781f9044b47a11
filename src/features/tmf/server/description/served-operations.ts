import type { Scope } from '../../../api-clients/scopes.ts'
import { idempotencyHeader } from '../../../orders/contract.ts'
import { hubEvents } from '../../../webhooks/event-types.ts'
import type { TmfApi, TmfResource, Verb } from '../../resources.ts'
import { isObject, type Json } from '../kit/json.ts'
import { mostRows } from '../kit/query.ts'
import { schemaPath } from './served-schemas.ts'

/** Operations by their path below the API's, and their method. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Json>>>>

const reasons: Readonly<Record<number, string>> = {
  400: 'The description does not allow this',
  401: 'No live key or token',
  403: 'The client lacks the scope, or calls from another network than it may',
  404: 'There is no such thing, or the client does not see it',
  409: 'Another call was first, or prices are others now',
  413: 'The body is larger than 256 KiB',
  415: 'The body is no JSON',
  422: 'A rule of the shop refuses it',
  429: 'Too many calls',
  500: 'A fault of the shop',
  503: 'Try again in some seconds',
}

const always = [400, 401, 403, 429, 500, 503] as const
const withBody = [...always, 409, 413, 415, 422] as const

const error = (status: number): Json => ({
  description: reasons[status],
  headers: {
    ...([429, 503].includes(status) && { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }),
    ...(![401, 413, 415, 503].includes(status) && limitHeaders),
  },
  content: { 'application/json': { schema: { $ref: schemaPath('Error') } } },
})

const refusals = (...statuses: readonly number[]): Json =>
  Object.fromEntries(statuses.map(status => [status, error(status)]))

const header = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } })
const limitHeaders = { ...header('RateLimit'), ...header('RateLimit-Policy') }

export const headers: Json = {
  RateLimit: headerOf(
    'How many calls are left (r), and in how many seconds all are there again (t)',
    'string',
  ),
  'RateLimit-Policy': headerOf('How many calls a client may make (q) in how many seconds (w)', 'string'),
  'Retry-After': headerOf('Seconds to wait', 'integer'),
  'X-Total-Count': headerOf('How many there are', 'integer'),
  'X-Result-Count': headerOf('How many came', 'integer'),
  Link: headerOf(
    'Where the first, previous, next and last page are (RFC 8288), where there are more',
    'string',
  ),
  Location: headerOf('Where it can be read', 'string'),
}

function headerOf(description: string, type: string): Json {
  return { description, schema: { type } }
}

const answer = (description: string, schema: Json, further: Json = {}): Json => ({
  description,
  headers: { ...limitHeaders, ...further },
  content: { 'application/json': { schema } },
})

const nothing = (description: string): Json => ({ description, headers: limitHeaders })

const bodyOf = (definition: string, isPatch = false): Json => {
  const content = { schema: { $ref: schemaPath(definition) } }
  return {
    required: true,
    content: {
      'application/json': content,
      ...(isPatch && { 'application/merge-patch+json': content }),
    },
  }
}

const query = (
  name: string,
  description: string,
  schema: Json = { type: 'string' },
  required = false,
): Json => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})

const fields = query('fields', 'Attributes to show, separated by commas; `none` shows id and href')

const paging: readonly Json[] = [
  fields,
  query('offset', 'How many rows are skipped', { type: 'integer', minimum: 0 }),
  query('limit', 'How many rows come', { type: 'integer', minimum: 0, maximum: mostRows, default: 20 }),
  query('sort', 'Attributes to sort by, separated by commas; with `-` before it from the last'),
  query('asOf', 'From `Link`: leaves out what came later', { type: 'integer', minimum: 0 }),
]

const moment: Json = { type: 'string', format: 'date-time' }

/** Attributes that a list is filtered by, of which a postcode and a number are needed where addresses are looked up. */
function filters(definition: Json, needed: readonly string[]): readonly Json[] {
  const properties = Object.entries(isObject(definition.properties) ? definition.properties : {})
  return properties.flatMap(([name, property]) => {
    if (!isObject(property) || name === 'href' || name.startsWith('@')) return []
    if (name === 'relatedParty') return [query('relatedParty.id', 'Of one of these parties')]
    if (typeof property.type !== 'string' || ['object', 'array'].includes(property.type)) return []
    const of = typeof property.description === 'string' ? property.description : name
    if (property.format === 'date-time')
      return ['', '.gt', '.gte', '.lt', '.lte'].map(operator => query(name + operator, of, moment))
    return [
      query(
        name,
        `${of}. One of these values, separated by commas`,
        { type: 'string' },
        needed.includes(name),
      ),
    ]
  })
}

const id: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

const secured = (scope: Scope, operation: Json): Json => ({
  ...operation,
  description: `Needs the scope ${scope}.`,
  security: [{ oauth2: [scope] }, { bearer: [] }],
})

/** Operations of a resource, as the kit serves them (kit/register-api.ts). */
export function resourceOperations(
  name: string,
  { definition, verbs }: TmfResource,
  schemas: Readonly<Record<string, Json>>,
): Operations {
  const schema = { $ref: schemaPath(definition) }
  const tags = [name]
  const needed = name === 'geographicAddress' ? ['postcode', 'streetNr'] : []
  const isCase = name === 'productOrder' || name === 'quote'
  const operations: Readonly<
    Record<Verb, readonly (readonly [path: string, method: string, operation: Json])[]>
  > = {
    read: [
      [
        `/${name}`,
        'get',
        {
          operationId: `list${definition}`,
          summary: `Lists or finds ${definition} objects`,
          tags,
          parameters: [...paging, ...filters(schemas[definition] ?? {}, needed)],
          responses: {
            200: answer(
              'A page of the list',
              { type: 'array', items: schema },
              {
                ...header('X-Total-Count'),
                ...header('X-Result-Count'),
                ...header('Link'),
              },
            ),
            ...refusals(...always, ...(needed.length > 0 ? [422] : [])),
          },
        },
      ],
      [
        `/${name}/{id}`,
        'get',
        {
          operationId: `retrieve${definition}`,
          summary: `Reads a ${definition}`,
          tags,
          parameters: [id, fields],
          responses: { 200: answer('It', schema), ...refusals(...always, 404) },
        },
      ],
    ],
    create: [
      [
        `/${name}`,
        'post',
        {
          operationId: `create${definition}`,
          summary: `Makes a ${definition}`,
          tags,
          parameters: isCase ? [idempotencyKey] : [],
          requestBody: bodyOf(`${definition}_Create`),
          responses: {
            201: answer('What was made, or what the same call made before', schema, header('Location')),
            ...refusals(...withBody),
          },
        },
      ],
    ],
    update: [
      [
        `/${name}/{id}`,
        'patch',
        {
          operationId: `patch${definition}`,
          summary: `Changes a ${definition} by a merge patch (RFC 7396)`,
          tags,
          parameters: [id],
          requestBody: bodyOf(`${definition}_Update`, true),
          responses: { 200: answer('It, changed', schema), ...refusals(...withBody, 404) },
        },
      ],
    ],
    delete: [
      [
        `/${name}/{id}`,
        'delete',
        {
          operationId: `delete${definition}`,
          summary: `Removes a ${definition}`,
          tags,
          parameters: [id],
          responses: { 204: nothing('It is gone'), ...refusals(...always, 404, 409, 422) },
        },
      ],
    ],
  }
  return grouped(
    verbs.flatMap(verb =>
      operations[verb].map(
        ([path, method, operation]) =>
          [path, method, secured(`${name}:${verb}` as Scope, operation)] as const,
      ),
    ),
  )
}

const idempotencyKey: Json = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'The same key and body again within two weeks is answered by what the first call made',
  schema: { type: 'string' },
}

function grouped(all: readonly (readonly [path: string, method: string, operation: Json])[]): Operations {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [path, method, operation] of all) paths[path] = { ...paths[path], [method]: operation }
  return paths
}

/** Operations of an API's hub, with the events that it sends (kit/register-hub.ts). */
export function hubOperations(api: TmfApi): Operations {
  const events: Readonly<Record<string, string>> =
    api in hubEvents ? hubEvents[api as keyof typeof hubEvents] : {}
  const tags = ['hub']
  return grouped([
    [
      '/hub',
      'post',
      secured('webhook:create', {
        operationId: 'registerListener',
        summary: 'Subscribes to events',
        tags,
        requestBody: bodyOf('EventSubscriptionInput'),
        responses: {
          201: answer(
            'The subscription, with its secret',
            { $ref: schemaPath('EventSubscription') },
            header('Location'),
          ),
          ...refusals(...withBody),
        },
        ...(Object.keys(events).length > 0 && { callbacks: callbacksOf(Object.values(events)) }),
      }),
    ],
    [
      '/hub/{id}',
      'delete',
      secured('webhook:delete', {
        operationId: 'unregisterListener',
        summary: 'Ends a subscription',
        tags,
        parameters: [id],
        responses: { 204: nothing('It has ended'), ...refusals(...always, 404) },
      }),
    ],
  ])
}

const callbacksOf = (events: readonly string[]): Json => ({
  event: {
    '{$request.body#/callback}': {
      post: {
        summary: 'An event, signed as Standard Webhooks has it',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { anyOf: events.map(event => ({ $ref: schemaPath(event) })) } },
          },
        },
        responses: { '2XX': { description: 'It arrived' } },
      },
    },
  },
})
