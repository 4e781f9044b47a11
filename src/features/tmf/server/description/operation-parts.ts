import type { Scope } from '../../../api-clients/scopes.ts'
import type { Json } from '../kit/json.ts'
import { schemaPath } from './served-schemas.ts'

/* Parts that operations have in common: answers, headers, bodies, security. */

/** Operations by their path below the API's, and their method. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Json>>>>

const reasons: Readonly<Record<number, string>> = {
  400: 'The description does not allow this',
  401: 'No live key or token',
  403: 'The client lacks the scope, or calls from another network than it may',
  404: 'There is no such thing, or the client does not see it',
  409: 'Another call was first, or prices are others now',
  412: 'It is not what If-Match says',
  413: 'The body is larger than 256 KiB',
  415: 'The body is no JSON in UTF-8, or is compressed',
  422: 'A rule of the shop refuses it',
  429: 'Too many calls',
  500: 'A fault of the shop',
  503: 'Try again in some seconds',
}

export const always = [400, 401, 403, 429, 500, 503] as const
export const withBody = [...always, 409, 413, 415, 422] as const

const error = (status: number): Json => ({
  description: reasons[status],
  headers: {
    ...([429, 503].includes(status) && { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }),
    ...(![401, 413, 415, 503].includes(status) && limitHeaders),
  },
  content: { 'application/json': { schema: { $ref: schemaPath('Error') } } },
})

export const refusals = (...statuses: readonly number[]): Json =>
  Object.fromEntries(statuses.map(status => [status, error(status)]))

export const header = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } })
const limitHeaders = { ...header('RateLimit'), ...header('RateLimit-Policy') }

export const headers: Json = {
  RateLimit: headerOf(
    'How many calls are left (r), and in how many seconds all are there again (t)',
    'string',
  ),
  'RateLimit-Policy': headerOf('How many calls a client may make (q) in how many seconds (w)', 'string'),
  'Retry-After': headerOf('Seconds to wait', 'integer'),
  'X-Total-Count': headerOf('How many there are; absent in the order of change', 'integer'),
  'X-Result-Count': headerOf('How many came', 'integer'),
  Link: headerOf(
    'Where the first, previous, next and last page are (RFC 8288), where there are more',
    'string',
  ),
  ETag: headerOf('The tag of the whole resource (RFC 9110), to be sent back as If-Match', 'string'),
  Location: headerOf('Where it can be read', 'string'),
}

function headerOf(description: string, type: string): Json {
  return { description, schema: { type } }
}

export const answer = (description: string, schema: Json, further: Json = {}): Json => ({
  description,
  headers: { ...limitHeaders, ...further },
  content: { 'application/json': { schema } },
})

export const nothing = (description: string, further: Json = {}): Json => ({
  description,
  headers: { ...limitHeaders, ...further },
})

export const bodyOf = (definition: string, isPatch = false): Json => {
  const content = { schema: { $ref: schemaPath(definition) } }
  return {
    required: true,
    content: {
      'application/json': content,
      ...(isPatch && { 'application/merge-patch+json': content }),
    },
  }
}

export const id: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

export const secured = (scope: Scope, operation: Json): Json => ({
  ...operation,
  description: `Needs the scope ${scope}.`,
  security: [{ oauth2: [scope] }, { bearer: [] }],
})

export type Operation = readonly [path: string, method: string, operation: Json]

export function grouped(all: readonly Operation[]): Operations {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [path, method, operation] of all) paths[path] = { ...paths[path], [method]: operation }
  return paths
}
