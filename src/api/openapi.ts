import * as z from 'zod/mini'
import {
  type ApiAccess,
  type ApiAnswer,
  type ApiBody,
  type ApiCall,
  fileTypes,
} from '../common/contract/call.ts'
import { captchaField } from '../common/contract/captcha.ts'
import { Failure } from '../common/contract/failure.ts'
import { csrfHeader } from '../common/contract/session.ts'
import { schemaNames } from './schema-names.ts'

export type Json = { readonly [key: string]: unknown }

/** The reference of these calls as an OpenAPI 3.1 document, made from the very schemas that forms and server use. */
export function openApiDocument(calls: readonly ApiCall[]): Json {
  const outputs = describe('output', id => id)
  const answered = pointedAt(
    calls.flatMap(({ answers }) => Object.values(answers).map(answer => answerOf(answer))),
    outputs,
  )
  // A schema whose input and output differ has two names.
  const sentAs = (id: string) => (answered.has(id) ? `${id}Form` : id)
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, sentAs) }
  }
  const described = { ...describe('input', sentAs), ...only(answered, outputs) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Business telecom shop',
      version: '1',
      description: `Money is excl. VAT: fields whose name ends in InCents hold whole cents, and only the price list, the address check and POST /api/order have euros with decimals. A visitor begins with GET /api/csrf-token; every POST, PUT and DELETE carries its token in the header ${csrfHeader}. Messages are Dutch, for the visitor.`,
    },
    tags: [...new Set(calls.map(({ group }) => group))].map(name => ({ name })),
    paths,
    components: {
      schemas: only(pointedAt(paths, described), described),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        desk: { type: 'apiKey', in: 'cookie', name: 'beheer' },
      },
    },
  }
}

/** Credentials of the caller. */
const loginFor: Readonly<Partial<Record<ApiAccess, string>>> = { customer: 'session', staff: 'desk' }

type Naming = (id: string) => string

function operation(call: ApiCall, sentAs: Naming): Json {
  const { method, group, summary, access, headers = {}, params = {}, query = {} } = call
  const login = loginFor[access]
  const header = (
    name: string,
    required: boolean,
    description: string,
    schema: Json = { type: 'string' },
  ) => ({
    name,
    in: 'header',
    required,
    description,
    schema,
  })
  return {
    tags: [group],
    summary,
    ...(login && { security: [{ [login]: [] }] }),
    parameters: [
      ...Object.entries(params).map(([name, schema]) => ({
        name,
        in: 'path',
        required: true,
        schema: asTyped(schema),
      })),
      ...Object.entries(query).map(([name, schema]) => ({
        name,
        in: 'query',
        required: !z.safeParse(schema, undefined).success,
        schema: asTyped(schema),
      })),
      ...(method === 'GET' ? [] : [header(csrfHeader, true, 'From GET /api/csrf-token')]),
      ...Object.entries(headers).map(([name, { description, schema }]) =>
        header(name, false, description, inline(schema)),
      ),
    ],
    ...(call.body && { requestBody: { required: true, content: bodyOf(call, call.body, sentAs) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, answer]) => [status, answerOf(answer)]),
      ),
      ...(method !== 'GET' && {
        403: answerOf({ description: 'The CSRF token is not accepted', body: Failure }),
      }),
      ...(call.permission && {
        403: answerOf({ description: `The role does not permit ${call.permission}`, body: Failure }),
      }),
      ...(login && { 401: answerOf({ description: 'Not logged in', body: Failure }) }),
      default: answerOf({ description: 'Too many requests, or the shop is unavailable', body: Failure }),
    },
  }
}

function bodyOf(
  { captcha }: ApiCall,
  { kind, schema, streamed, oneOf: schemas = [schema] }: ApiBody,
  sentAs: Naming,
): Json {
  if (streamed) return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const [only] = schemas
  const body = schemas.length === 1 && only ? reference(only, sentAs) : either(schemas, sentAs)
  const whole = captcha ? { allOf: [body, captchaPart(captcha)] } : body
  return kind === 'json'
    ? { 'application/json': { schema: whole } }
    : { 'multipart/form-data': { schema: whole }, 'application/x-www-form-urlencoded': { schema: whole } }
}

const either = (schemas: readonly z.core.$ZodType[], sentAs: Naming): Json => ({
  anyOf: schemas.map(schema => reference(schema, sentAs)),
})

const captchaPart = (action: string): Json => ({
  type: 'object',
  required: [captchaField],
  properties: { [captchaField]: { type: 'string', description: `Captcha token for the action ${action}` } },
})

function answerOf({ description, body, events }: ApiAnswer): Json {
  if (events) return { description, content: { 'text/event-stream': { schema: reference(events) } } }
  if (!body) return { description }
  if (typeof body === 'string') return { description, content: { [fileTypes[body]]: {} } }
  return { description, content: { 'application/json': { schema: reference(body) } } }
}

const pointer = (name: string) => `#/components/schemas/${name}`

/** A pointer to a schema that has a name, else the schema itself. */
function reference(schema: z.core.$ZodType, named: Naming = id => id): Json {
  const name = schemaNames.get(schema)?.id
  return name === undefined ? inline(schema) : { $ref: pointer(named(name)) }
}

const inline = (schema: z.core.$ZodType): Json => withoutMarks(z.toJSONSchema(schema))

/** As it is sent, before anything is made of it. */
const asTyped = (schema: z.core.$ZodType): Json => withoutMarks(z.toJSONSchema(schema, { io: 'input' }))

function describe(io: 'input' | 'output', named: Naming): Record<string, Json> {
  const { schemas } = z.toJSONSchema(schemaNames, {
    io,
    uri: id => pointer(named(id)),
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      // Our transforms return text: a postcode without its space.
      if (def.type === 'transform') jsonSchema.type = 'string'
      if (def.type === 'object' && io === 'input' && jsonSchema.required)
        jsonSchema.required = jsonSchema.required.filter(field => !isForgiving(def, field))
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [named(name), withoutMarks(schema)]),
  )
}

/** The names that something points to, and that these point to in turn. */
function pointedAt(within: unknown, described: Readonly<Record<string, Json>>, found = new Set<string>()) {
  for (const [, name = ''] of JSON.stringify(within).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name) || !described[name]) continue
    found.add(name)
    pointedAt(described[name], described, found)
  }
  return found
}

const only = (names: ReadonlySet<string>, described: Readonly<Record<string, Json>>) =>
  Object.fromEntries(Object.entries(described).filter(([name]) => names.has(name)))

/** A field whose schema catches whatever is wrong may be left out as well. */
const isForgiving = (def: z.core.$ZodObjectDef, field: string) => def.shape[field]?._zod.def.type === 'catch'

const withoutMarks = ({ $schema: _schema, $id: _id, ...schema }: Json): Json => schema
