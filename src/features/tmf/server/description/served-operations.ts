import type { Scope } from '../../../api-clients/scopes.ts'
import type { TmfResource, Verb } from '../../../api-clients/tmf-resources.ts'
import { isListedByChange } from '../kit/changes.ts'
import type { Json } from '../kit/json.ts'
import {
  always,
  answer,
  bodyOf,
  grouped,
  header,
  id,
  nothing,
  type Operation,
  type Operations,
  refusals,
  secured,
  withBody,
} from './operation-parts.ts'
import { after, fields, filters, idempotencyKey, ifMatch, ifNoneMatch, paging } from './parameters.ts'
import { schemaPath } from './served-schemas.ts'

type Resource = {
  readonly name: string
  readonly definition: string
  readonly schemas: Readonly<Record<string, Json>>
}

const pointer = ({ definition }: Resource): Json => ({ $ref: schemaPath(definition) })

const operationsOfVerb: Readonly<Record<Verb, (resource: Resource) => readonly Operation[]>> = {
  read: resource => [
    [`/${resource.name}`, 'get', list(resource)],
    [`/${resource.name}/{id}`, 'get', retrieve(resource)],
  ],
  create: resource => [[`/${resource.name}`, 'post', create(resource)]],
  update: resource => [[`/${resource.name}/{id}`, 'patch', update(resource)]],
  delete: ({ name, definition }) => [
    [
      `/${name}/{id}`,
      'delete',
      {
        operationId: `delete${definition}`,
        summary: `Removes a ${definition}`,
        parameters: [id, ifMatch],
        responses: { 204: nothing('It is gone'), ...refusals(...always, 404, 409, 412, 422) },
      },
    ],
  ],
}

/** Operations of a resource, as the kit serves them (kit/register-api.ts). */
export function resourceOperations(
  name: string,
  { definition, verbs }: TmfResource,
  schemas: Readonly<Record<string, Json>>,
): Operations {
  return grouped(
    verbs.flatMap(verb =>
      operationsOfVerb[verb]({ name, definition, schemas }).map(
        ([path, method, operation]): Operation => [
          path,
          method,
          secured(`${name}:${verb}` as Scope, { ...operation, tags: [name] }),
        ],
      ),
    ),
  )
}

function list(resource: Resource): Json {
  const { name, definition, schemas } = resource
  // The register of addresses is looked up in, and not listed.
  const needed = name === 'geographicAddress' ? ['postcode', 'streetNr'] : []
  const paged = { ...header('X-Total-Count'), ...header('X-Result-Count'), ...header('Link') }
  return {
    operationId: `list${definition}`,
    summary: `Lists or finds ${definition} objects`,
    parameters: [
      ...paging,
      ...(isListedByChange(name) ? [after] : []),
      ...filters(schemas[definition] ?? {}, needed),
    ],
    responses: {
      200: answer('A page of the list', { type: 'array', items: pointer(resource) }, paged),
      ...refusals(...always, ...(needed.length > 0 ? [422] : [])),
    },
  }
}

function retrieve(resource: Resource): Json {
  const { definition } = resource
  return {
    operationId: `retrieve${definition}`,
    summary: `Reads a ${definition}`,
    parameters: [id, fields, ifNoneMatch],
    responses: {
      200: answer('It', pointer(resource), header('ETag')),
      304: nothing('It is as If-None-Match says', header('ETag')),
      ...refusals(...always, 404),
    },
  }
}

function create(resource: Resource): Json {
  const { name, definition } = resource
  const isCase = name === 'productOrder' || name === 'quote'
  return {
    operationId: `create${definition}`,
    summary: `Makes a ${definition}`,
    parameters: isCase ? [idempotencyKey] : [],
    requestBody: bodyOf(`${definition}_Create`),
    responses: {
      201: answer('What was made, or what the same call made before', pointer(resource), {
        ...header('Location'),
        ...header('ETag'),
      }),
      ...refusals(...withBody),
    },
  }
}

function update(resource: Resource): Json {
  const { definition } = resource
  return {
    operationId: `patch${definition}`,
    summary: `Changes a ${definition} by a merge patch (RFC 7396)`,
    parameters: [id, ifMatch],
    requestBody: bodyOf(`${definition}_Update`, true),
    responses: {
      200: answer('It, changed', pointer(resource), header('ETag')),
      ...refusals(...withBody, 404, 412),
    },
  }
}
