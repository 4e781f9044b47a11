import { changesCatalogue, isScope } from '../../src/features/api-clients/scopes.ts'
import { isJson } from '../../src/features/tmf/json.ts'
import { bodyLimit } from '../../src/features/tmf/server/kit/limits.ts'
import { type KnownIds, type TmfCall, tmfRequestOf } from '../fuzz/tmf-requests.ts'
import type { Chance } from '../play/chance.ts'
import { hostileJsonBodies } from './bodies.ts'
import { hostileTexts, numberedQuery } from './contract-inputs.ts'
import type { HostileInput, Sender } from './input.ts'
import { hostileFields, repeated } from './values.ts'

/** Characters of a query: with its headers it still fits what the server reads. */
const longestQuery = 12_000
/** Fields of a definition that are tried as lists of many, beside those of a body that is right. */
const mostLists = 12

/** A key with the one scope that the call takes: of a test client or, where those may have it, of a reseller in turn. */
export function tmfSenderOf({ path, verb }: TmfCall, nth: number): Sender {
  const resource = /\/v4\/(\w+)/.exec(path)?.[1] ?? ''
  const scopes =
    resource === 'hub' ? [`webhook:${verb}`, 'webhook:read'] : [`${resource}:${verb}`, `${resource}:read`]
  const scope = scopes.find(isScope)
  if (!scope) throw new Error(`${path} has no scope`)
  return { kind: nth % 2 === 1 && !changesCatalogue(scope) ? 'partner key' : 'test key', scope }
}

/** Hostile requests to every operation of TM Forum's descriptions, made of their definitions. */
export function tmfInputs(
  calls: readonly TmfCall[],
  known: KnownIds,
  chance: Chance,
): readonly HostileInput[] {
  return calls.flatMap((call, nth) => {
    const { path, headers } = tmfRequestOf(call, known, ['none'], chance, 0)
    const [bare = ''] = path.split('?')
    const { authorization: _none, ...others } = headers
    const base = {
      call: `${call.method} ${call.path}`,
      sender: tmfSenderOf(call, nth),
      method: call.method,
      path: bare,
      headers: others,
    }
    const whole = { ...base, what: 'a type without a body', headers: { 'content-type': 'application/json' } }
    const ofId = call.path.includes('{id}')
      ? hostileTexts.map(([what, text]) => ({
          ...base,
          what: `id: ${what}`,
          path: call.path.replace('{id}', text),
        }))
      : []
    const ofQuery =
      call.verb === 'read'
        ? queriesOf(call).map(([what, query]) => ({ ...base, what, path: `${bare}?${query}` }))
        : []
    return [whole, ...ofId, ...ofQuery, ...bodiesOf(call, known, chance).map(body => ({ ...base, ...body }))]
  })
}

function bodiesOf(call: TmfCall, known: KnownIds, chance: Chance) {
  if (call.verb !== 'create' && call.verb !== 'update') return []
  const { body } = tmfRequestOf(call, known, ['none'], chance, 0)
  const right: unknown = JSON.parse(String(body?.bytes ?? '{}'))
  const json = { 'content-type': 'application/json' }
  return [
    ...hostileJsonBodies(right, bodyLimit).map(({ what, type, headers, body }) => ({
      what,
      headers: { 'content-type': type, ...headers },
      body,
    })),
    ...hostileFields(right, bodyLimit).map(({ what, body }) => ({ what, headers: json, body })),
    ...listsOf(call).map(name => ({
      what: `${name}: empty objects`,
      headers: json,
      body: () => Buffer.from(`{"${name}":[${repeated('{},', bodyLimit - 1_000).slice(0, -1)}]}`),
    })),
  ]
}

/** Names of the lists of a call's definition. */
function listsOf({ description, definition, verb }: TmfCall): readonly string[] {
  const of = description.definitions[definition + (verb === 'create' ? '_Create' : '_Update')]
  const properties = isJson(of) && isJson(of.properties) ? of.properties : {}
  return Object.entries(properties)
    .flatMap(([name, schema]) => (isJson(schema) && 'items' in schema ? [name] : []))
    .slice(0, mostLists)
}

function queriesOf({
  description,
  definition,
}: TmfCall): readonly (readonly [what: string, query: string])[] {
  const of = description.definitions[definition]
  const names = isJson(of) && isJson(of.properties) ? Object.keys(of.properties) : ['id']
  const long = (unit: string) => repeated(unit, longestQuery)
  return [
    ...names
      .slice(0, 12)
      .flatMap(name => [
        [
          `${name}: a slow pattern`,
          `${name}.regex=${encodeURIComponent(`^(${'a+'.repeat(40)})+$`)}`,
        ] as const,
        [`${name}: long`, `${name}=${long('x')}`] as const,
      ]),
    ['a pattern of many groups', `id.regex=${long('%28')}`],
    ['a pattern of many alternatives', `id.regex=${long('a%7C')}`],
    ['a pattern that repeats', `id.regex=${encodeURIComponent('((((a{1,100}){1,100}){1,100}){1,100})')}`],
    ['many fields', `fields=${long('id,')}`],
    ['deep fields', `fields=${long('a.')}`],
    ['many filters', long('id=1&')],
    ['many values', `id=${long('1,')}`],
    ['a deep filter', `${long('a.')}=1`],
    ['many sorts', `sort=${long('-id,')}`],
    ['a huge limit', `limit=${'9'.repeat(4_000)}`],
    ['a huge offset', `offset=${'9'.repeat(15)}`],
    ['many parameters', numberedQuery()],
    ['broken percent signs', `id=${'%'.repeat(1_000)}`],
  ]
}
