import {
  type TmfApi,
  type TmfResource,
  tmfApiNames,
  tmfApis,
  type Verb,
} from '../../src/features/api-clients/tmf-resources.ts'
import { isJson, type Json, objectsIn } from '../../src/features/tmf/json.ts'
import { type Description, descriptionOf } from '../../src/features/tmf/server/kit/descriptions.ts'
import { allDocumentedRequests } from '../../src/features/tmf/server/kit/testing-docs.ts'
import type { Chance } from '../play/chance.ts'
import type { FuzzRequest } from './requests.ts'
import { hostile, spoiled, textOf } from './values.ts'

/* Requests to TM Forum's APIs, made of the official descriptions. */

export type TmfCall = {
  readonly method: string
  readonly verb: Verb
  /** Without a slash at its end; with `{id}` for one resource. */
  readonly path: string
  readonly definition: string
  readonly description: Description
}

const methods = { read: 'GET', create: 'POST', update: 'PATCH', delete: 'DELETE' } as const

/** Each operation of each resource, also those that the shop refuses, and the hub of each API. */
export async function tmfCalls(): Promise<readonly TmfCall[]> {
  const calls = await Promise.all(tmfApiNames.map(async api => callsOf(api, await descriptionOf(api))))
  return calls.flat()
}

function callsOf(api: TmfApi, description: Description): readonly TmfCall[] {
  const { path, resources } = tmfApis[api]
  const ofResources = Object.entries<TmfResource>(resources).flatMap(([name, { definition }]) =>
    operations(`${path}/${name}`).map(operation => ({ ...operation, definition, description })),
  )
  const ofHub = operations(`${path}/hub`).map(operation => ({
    ...operation,
    definition: 'EventSubscription',
    description,
  }))
  return [...ofResources, ...ofHub]
}

const operations = (base: string) =>
  (
    [
      ['read', base],
      ['read', `${base}/{id}`],
      ['create', base],
      ['update', `${base}/{id}`],
      ['delete', `${base}/{id}`],
    ] as const
  ).map(([verb, path]) => ({ verb, method: methods[verb], path }))

/** Bodies of the documentation, which are right as a whole, by the path that they are sent to. */
const whole = Map.groupBy(allDocumentedRequests(), ({ path }) => path)

/** Ids that answers gave, by the path of their resource. */
export class KnownIds {
  readonly #ids = new Map<string, string[]>()

  /** Remembers the ids in an answer, the newest hundred of each resource. */
  see({ path }: TmfCall, answer: string): void {
    const base = path.replace('/{id}', '')
    const ids = this.#ids.get(base) ?? []
    const parsed: unknown = answer.startsWith('{') || answer.startsWith('[') ? JSON.parse(answer) : null
    for (const { id, href } of isJson(parsed) ? [parsed] : objectsIn(parsed))
      if (typeof id === 'string' && typeof href === 'string') ids.push(id)
    this.#ids.set(base, ids.slice(-100))
  }

  of({ path }: TmfCall): readonly string[] {
    return this.#ids.get(path.replace('/{id}', '')) ?? []
  }
}

/** A request to an operation: a body of its definition, or one that is right, with damage here and there. */
export function tmfRequestOf(
  call: TmfCall,
  known: KnownIds,
  keys: readonly string[],
  chance: Chance,
  spoil = chance.oneOf([0, 0.02, 0.05, 0.2]),
): FuzzRequest {
  const ids = known.of(call)
  const id =
    ids.length > 0 && chance.happens(0.7)
      ? encodeURIComponent(chance.oneOf(ids))
      : textOf('number', spoil, chance)
  const path = call.path.replace('{id}', id)
  const query = call.verb === 'read' ? queryOf(call, ids, spoil, chance) : ''
  return {
    method: chance.happens(spoil / 10)
      ? chance.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      : call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(!chance.happens(spoil / 5) && { authorization: `Bearer ${chance.oneOf(keys)}` }),
      ...(chance.happens(0.1) && {
        'idempotency-key': chance.oneOf(['x', String(chance.between(1, 99)), 'x y']),
      }),
    },
    body: call.verb === 'create' || call.verb === 'update' ? bodyOf(call, spoil, chance) : undefined,
  }
}

function bodyOf(call: TmfCall, spoil: number, chance: Chance) {
  const right = whole.get(call.path) ?? []
  const { definitions } = call.description
  const schema =
    definitions[call.definition + (call.verb === 'create' ? '_Create' : '_Update')] ??
    definitions[`${call.definition}Input`] ??
    {}
  const value =
    right.length > 0 && chance.happens(0.6)
      ? spoiled(ownNumber(chance.oneOf(right).body, chance), spoil, chance)
      : randomValue(schema, '', spoil, chance, definitions, 0)
  const type = chance.happens(spoil / 5)
    ? chance.oneOf([
        'text/plain',
        'application/xml',
        'application/json-patch+json',
        'application/x-www-form-urlencoded',
      ])
    : 'application/json'
  const bytes = chance.happens(spoil / 10)
    ? chance.oneOf(['', '{', '[]', 'null', '{"a":1,"a":2}', '['.repeat(5_000), '{"a":'.repeat(3_000)])
    : (JSON.stringify(value) ?? 'null')
  return { type, bytes }
}

/** A number of the sender, so that most bodies are no repetition. */
const ownNumber = (body: unknown, chance: Chance): unknown =>
  isJson(body) && chance.happens(0.9) ? { ...body, externalId: `fuzz-${chance.between(1, 1_000_000)}` } : body

const operators = ['', '.eq', '.gt', '.gte', '.lt', '.lte', '.regex', '.like'] as const
const patterns = ['^4', '.*', '(a+)+$', '[', '\\d{1,1000}', '(?=x)', 'é', '%5C']

function queryOf(call: TmfCall, ids: readonly string[], spoil: number, chance: Chance): string {
  const { properties } = (call.description.definitions[call.definition] ?? {}) as { properties?: Json }
  const names = Object.keys(properties ?? {})
  const name = () =>
    names.length === 0 || chance.happens(spoil) ? textOf('', 1, chance) : chance.oneOf(names)
  const value = () =>
    encodeURIComponent(
      String(
        chance.oneOf([...ids.slice(-3), '2026-01-01T00:00:00.000Z', 'inProgress', '1', 'a,b;c', ...patterns]),
      ),
    )
  const parts = [
    ...(chance.happens(0.4) ? [`${name()}${chance.oneOf(operators)}=${value()}`] : []),
    ...(chance.happens(0.2) ? [`${name()}.${name()}${chance.oneOf(operators)}=${value()}`] : []),
    ...(chance.happens(0.3) ? [`fields=${name()},${name()}.${name()}`] : []),
    ...(chance.happens(0.3) ? [`limit=${chance.oneOf(['0', '1', '20', '999999', '-1', 'x', '1e9'])}`] : []),
    ...(chance.happens(0.3) ? [`offset=${chance.oneOf(['0', '1', '50', '99999999', '-1', 'x'])}`] : []),
    ...(chance.happens(0.2) ? [`sort=${chance.oneOf(['', '-', '+'])}${name()}`] : []),
    ...(chance.happens(0.1) ? [`asOf=${chance.oneOf(['1', '9007199254740991', '-1', 'x'])}`] : []),
  ]
  return parts.join('&')
}

/** Values of strings that mean something, by the attribute. */
const plausible: Readonly<Record<string, readonly unknown[]>> = {
  id: ['11005', '11006', '12001', '482739165', '68750110', 'x'],
  action: ['add', 'add', 'add', 'modify', 'delete'],
  state: ['accepted', 'rejected', 'inProgress', 'completed', 'cancelled', 'x'],
  role: ['customer', 'contact', 'reseller', 'installationAddress', 'technicalContact'],
  emailAddress: ['lotte@korenmolen.example', 'x'],
  phoneNumber: ['020 123 45 67', 'x'],
  postcode: ['1017XN', '2611CC', 'x'],
  streetName: ['Frederiksplein'],
  streetNr: ['42', '1'],
  city: ['Amsterdam'],
  priceType: ['recurring', 'nonRecurring', 'oneTime'],
  identificationType: ['KVK', 'BTW'],
  identificationId: ['68750110', 'x'],
  lifecycleStatus: ['Launched', 'In design', 'Retired'],
  callback: ['https://hooks.example/tmf', 'http://127.0.0.1/', 'x'],
  query: ['eventType=productOrder.stateChangeEvent', 'x'],
}

/** So deep, attributes that are not required are left out. */
const deepest = 5

function randomValue(
  schema: Json,
  name: string,
  spoil: number,
  chance: Chance,
  definitions: Description['definitions'],
  depth: number,
): unknown {
  if (chance.happens(spoil)) return chance.oneOf(hostile)
  if (typeof schema.$ref === 'string') {
    const of = definitions[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}
    return randomValue(of, name, spoil, chance, definitions, depth)
  }
  if (Array.isArray(schema.enum)) return chance.oneOf(schema.enum)
  if (isJson(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : []
    const fields = Object.entries(schema.properties).filter(([field]) =>
      required.includes(field)
        ? !chance.happens(spoil / 2)
        : depth < deepest && chance.happens(0.5 ** (depth + 1)),
    )
    return Object.fromEntries(
      fields.map(([field, of]) => [
        field,
        randomValue(isJson(of) ? of : {}, field, spoil, chance, definitions, depth + 1),
      ]),
    )
  }
  if (isJson(schema.items)) {
    const { items } = schema
    const length = depth > deepest ? 0 : chance.oneOf([0, 1, 1, 2])
    return Array.from({ length }, () => randomValue(items, name, spoil, chance, definitions, depth + 1))
  }
  if (schema.type === 'boolean') return chance.happens(0.5)
  if (schema.type === 'integer' || schema.type === 'number') return chance.between(0, 100)
  if (schema.format === 'date-time') return chance.oneOf(['2026-12-01T09:00:00Z', '1969-01-01T00:00:00Z'])
  if (schema.format === 'uri') return 'https://shop.example/x'
  return chance.oneOf(plausible[name] ?? ['Bakkerij De Korenmolen', 'Lotte', 'a'])
}
