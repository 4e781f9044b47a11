import { apiCalls } from '../../src/api/calls.ts'
import type { ApiCall } from '../../src/common/contract/call.ts'
import { may, type StaffRole, staffRoles } from '../../src/features/desk/staff-roles.ts'
import { isJson } from '../../src/features/tmf/json.ts'
import { bodyLimit } from '../../src/platform/http/forms.ts'
import { requestOf, rightValue } from '../fuzz/requests.ts'
import type { Chance } from '../play/chance.ts'
import { hostileForms, hostileJsonBodies, type TypedBody } from './bodies.ts'
import type { HostileInput, Sender } from './input.ts'
import { hostileFields, repeated } from './values.ts'

/** Characters of a path with its query: with its headers it still fits what the server reads. */
const longestPath = 12_000

/** Roles from few permissions to many. */
const roles: readonly StaffRole[] = ['lezer', 'dekking', 'personeel', 'catalogus', 'verkoop', 'beheerder']

export const senderOf = ({ access, permission }: ApiCall): Sender => {
  if (access === 'anyone') return { kind: 'nobody' }
  if (access !== 'staff') return { kind: access }
  const role = permission ? roles.find(each => may(each, permission)) : staffRoles[0]
  return { kind: 'colleague', role: role ?? 'beheerder' }
}

/** Hostile requests to every call of the contract, made of its parameters, query, headers and body. */
export function contractInputs(
  links: Readonly<Record<string, string>>,
  chance: Chance,
): readonly HostileInput[] {
  return apiCalls.flatMap(call => inputsOf(call, links, chance))
}

function inputsOf(call: ApiCall, links: Readonly<Record<string, string>>, chance: Chance): HostileInput[] {
  const right = requestOf(call, chance, 0)
  const base = {
    call: `${call.method} ${call.path}`,
    sender: senderOf(call),
    method: call.method,
    path: right.path,
  }
  const [bare = '', query = ''] = right.path.split('?')
  const ofPath = Object.keys(call.params ?? {}).flatMap(name =>
    hostileTexts.map(([what, text]) => ({
      ...base,
      what: `${name}: ${what}`,
      path: fill(call.path, bare, name, text),
      ...(call.body && { body: () => Buffer.from('{}'), headers: { 'content-type': 'application/json' } }),
    })),
  )
  const ofQuery = Object.keys(call.query ?? {}).flatMap(name => [
    ...hostileTexts.map(([what, text]) => ({
      ...base,
      what: `${name}: ${what}`,
      path: `${bare}?${name}=${text}`,
    })),
    { ...base, what: `${name} again and again`, path: `${bare}?${repeated(`${name}=1&`, longestPath)}` },
  ])
  const ofHeaders = Object.keys(call.headers ?? {}).map(name => ({
    ...base,
    what: `${name}: long`,
    headers: { [name]: 'x'.repeat(longestPath) },
  }))
  const whole = [
    {
      ...base,
      what: 'a type without a body',
      headers: { 'content-type': 'application/json' },
    },
    { ...base, what: 'many parameters', path: `${bare}?${query}&${numberedQuery()}` },
  ]
  return [...ofPath, ...ofQuery, ...ofHeaders, ...whole, ...bodiesOf(call, links, chance).map(asInput(base))]
}

const asInput =
  (base: Omit<HostileInput, 'what'>) =>
  ({ what, type, headers, body }: TypedBody): HostileInput => ({
    ...base,
    what,
    headers: { 'content-type': type, ...headers },
    body,
  })

function bodiesOf(
  call: ApiCall,
  links: Readonly<Record<string, string>>,
  chance: Chance,
): readonly TypedBody[] {
  if (!call.body) return []
  const most = call.bodyLimit ?? bodyLimit
  const value = rightValue(call, undefined, 0, chance)
  const token = linkOf(call.path, links)
  const right = isJson(value) && 'token' in value && token !== undefined ? { ...value, token } : value
  if (call.body.kind === 'form') return isJson(right) ? hostileForms(right, most) : []
  return [
    ...hostileJsonBodies(right, most),
    ...hostileFields(right, most).map(field => ({ ...field, type: 'application/json' })),
  ]
}

/** The token of the mailed link that a call takes. @param links by the beginning of the paths */
const linkOf = (path: string, links: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(links).find(([beginning]) => path.startsWith(beginning))?.[1]

/** Texts for a part of a path or behind the question mark. */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['long', 'x'.repeat(longestPath)],
  ['many digits', '9'.repeat(longestPath)],
  ['many slashes', '%2F'.repeat(longestPath / 3)],
  ['climbs up', '..%2f'.repeat(longestPath / 5)],
  ['a zero byte', '%00'],
  ['no UTF-8', '%ff%E0%A4%A'],
  ['broken percent signs', '%'.repeat(1_000)],
  ['many accents', '%CC%81'.repeat(longestPath / 6)],
  ['spaces', '%20'.repeat(longestPath / 3)],
  ['a slow pattern', `${'a%40a.'.repeat(longestPath / 6)}!`],
  ['an infinite number', '1e999'],
]

function fill(pattern: string, path: string, name: string, text: string): string {
  const names = pattern.split('/')
  return path
    .split('/')
    .map((part, nth) => (names[nth]?.includes(`{${name}}`) ? names[nth].replace(`{${name}}`, text) : part))
    .join('/')
}

export const numberedQuery = (): string =>
  Array.from({ length: longestPath / 8 }, (_, nth) => `p${nth}=1`)
    .join('&')
    .slice(0, longestPath)
