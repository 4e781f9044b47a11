import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import { subscriptionStatuses } from '../../../webhooks/subscription.ts'
import { isObject, type Json } from '../kit/json.ts'
import type { Extension, TmfParts } from '../parts.ts'
import { extensionsOf } from './extensions.ts'

export const schemaPath = (name: string): string => `#/components/schemas/${name}`

/** Of every refusal, beside TM Forum's `Error`. */
const wrongFields: Extension = {
  properties: {
    fields: {
      type: 'array',
      description: 'Each field that is wrong, by its path in what was sent',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const count = { type: 'integer', minimum: 0 }
const moment = { type: 'string', format: 'date-time' }

/** The secret is in the answer to the subscription; how it does, in those to reading it. */
const subscription: Extension = {
  properties: {
    secret: { type: 'string', description: 'Signs each call; shown this once' },
    status: { type: 'string', enum: [...subscriptionStatuses] },
    createdDate: moment,
    secrets: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, createdDate: moment } },
    },
    waitingEvents: count,
    failedEvents: { ...count, description: 'Given up; they can be sent again' },
    lastSuccess: moment,
    failingSince: moment,
  },
}

/**
 * Definitions of an official description as schemas of OpenAPI 3.0, with what the shop has beside them. Swagger 2 writes schemas
 * in the same words but for the place of a definition, as far as TM Forum's files use them.
 */
export function servedSchemas(
  api: TmfApi,
  definitions: Readonly<Record<string, Json>>,
  parts: TmfParts,
): Readonly<Record<string, Json>> {
  const extensions: Readonly<Record<string, Extension>> = {
    Error: wrongFields,
    EventSubscription: subscription,
    ...extensionsOf(api, parts),
  }
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => {
      const whole = moved(definition) as Json
      // A merge patch names only what changes, although the files require attributes of it.
      const { required: _, ...partly } = whole
      return [name, extended(name.endsWith('_Update') ? partly : whole, extensions[name])]
    }),
  )
}

function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved)
  if (!isObject(value)) return value
  const { $ref } = value
  if (typeof $ref === 'string') return { $ref: $ref.replace('#/definitions/', '#/components/schemas/') }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each)]))
}

function extended(schema: Json, extension: Extension | undefined): Json {
  if (!extension) return schema
  const own = isObject(schema.properties) ? schema.properties : {}
  const required = [...(Array.isArray(schema.required) ? schema.required : []), ...(extension.required ?? [])]
  return {
    ...schema,
    ...(required.length > 0 && { required }),
    // Within `allOf`, so that generated types keep the properties: a choice beside them would be a type without any.
    ...(extension.anyOf && { allOf: [{ anyOf: extension.anyOf }] }),
    properties: {
      ...own,
      ...Object.fromEntries(
        Object.entries(extension.properties).map(([name, added]) => {
          const official = own[name]
          return [name, isObject(official) && isObject(added) ? { ...official, ...added } : added]
        }),
      ),
    },
  }
}

/** The schemas that these point to, and those that they point to. */
export function reachableSchemas(
  schemas: Readonly<Record<string, Json>>,
  from: unknown,
): Readonly<Record<string, Json>> {
  const found = new Map<string, Json>()
  const look = (value: unknown) => {
    for (const name of namesIn(value)) {
      const schema = schemas[name]
      if (!schema || found.has(name)) continue
      found.set(name, schema)
      look(schema)
    }
  }
  look(from)
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const namesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
