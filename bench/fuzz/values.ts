import type { Chance } from '../play/chance.ts'
import { seenIds } from './seen-ids.ts'

/** The part of JSON Schema that zod writes. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly minimum?: number
  readonly maximum?: number
}

/** Plausible values by field name: without them every body would fail at the same first check. */
const plausible: Readonly<Record<string, readonly unknown[]>> = {
  id: [11005, 11006, 12001, 12101, 12102, 11105, 11106, 12002, 1],
  quantity: [1, 1, 1, 2, 4, 99],
  kvkNumber: ['68750110', '69599084', '12345678'],
  kvk: ['68750110', '69599084', '12345678'],
  vatNumber: ['', 'NL000099998B57'],
  iban: ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00', 'BE68539007547034'],
  username: ['fuzz@shop.example', 'lotte@korenmolen.example'],
  email: ['lotte@korenmolen.example', 'fuzz@shop.example'],
  postCode: ['1017 XN', '1017XN', '2611CC'],
  zipCode: ['1017XN', '1017 XN', '3447GT', '8011PK'],
  postcode: ['1017XN', '2611 CC'],
  houseNumber: ['42', '12', '1'],
  housenumber: ['42', '12', '1'],
  streetNumber: [42, '42', '12'],
  phoneNumber: ['020 123 45 67', '06 12345678', '+31 20 123 45 67'],
  password: ['vier-rozen-op-tafel', 'geheim'],
  requestType: ['order', 'quote'],
  resellerId: [null, 'netwerkpartner-noord'],
  number: ['100000001', '123456789'],
  networks: ['', '192.0.2.0/24'],
  url: ['https://hooks.example/webhook'],
  newPassword: ['vijf-eiken-aan-de-laan', 'kort'],
  houseNumberSuffix: ['', '', 'A'],
  language: ['nl', 'en'],
  contactEmail: ['crm@provider.example', ''],
  time: ['14:00', '09:30'],
  code: ['+32', '+1'],
  cc: ['', 'lotte@korenmolen.example'],
  token: ['a'.repeat(43)],
}

/** Fields that are ids where they are texts, though their schema does not say so. */
const uuids = new Set([
  'id',
  'wie',
  'assignee',
  'assigneeId',
  'staffId',
  'clientId',
  'customerId',
  'template',
  'message',
  'parcel',
  'koppeling',
])

/** Fields that name a case. */
const caseNumbers = new Set(['numbers', 'other', 'zaak'])

/** Values that no form sends. */
export const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e9,
  1e308,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: { polluted: true } } },
  'x'.repeat(300),
  'x'.repeat(20_000),
  '\u0000',
  '\ud800',
  '\u202e\u2028\ufeff',
  'é\u0301😀'.repeat(40),
  "' or 1=1 --",
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  'a\r\nBcc: other@shop.example',
  '../../../../etc/passwd',
  '__proto__',
  '9'.repeat(40),
  '1e5',
  '0x10',
  'NaN',
]

/**
 * A value of a schema, mostly as somebody would send it; here and there a part of it is left out, doubled, or something else.
 * @param name the field's, by which plausible values are known
 * @param spoil how likely each part is something that no form sends, 0 to 1
 */
export function valueFor(
  schema: Schema,
  name: string,
  spoil: number,
  chance: Chance,
  root = schema,
): unknown {
  if (chance.happens(spoil)) return chance.oneOf(hostile)
  const formatted = ofFormat(uuids.has(name) && schema.type === 'string' ? 'uuid' : schema.format, chance)
  if (formatted !== null) return formatted
  if (caseNumbers.has(name) && schema.type === 'string') return chance.oneOf([...seenIds.numbers(), 'x'])
  const known = plausible[name]
  if (known && !schema.properties && !schema.items && chance.happens(0.9)) return chance.oneOf(known)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives?.length) return valueFor(chance.oneOf(alternatives), name, spoil, chance, root)
  if (schema.$ref) return valueFor(resolved(schema.$ref, root), name, spoil, chance, root)
  if (schema.allOf) return allOf(schema.allOf, name, spoil, chance, root)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return chance.oneOf(schema.enum)
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.[0] ?? 'string')
  if (schema.properties || type === 'object') return objectOf(schema, spoil, chance, root)
  if (schema.items || type === 'array') {
    const count = chance.weighted([
      { weight: 1, length: 0 },
      { weight: 5, length: 1 },
      { weight: 5, length: 3 },
      { weight: 0.02, length: 2_000 },
    ]).length
    return Array.from({ length: count }, () => valueFor(schema.items ?? {}, name, spoil, chance, root))
  }
  if (type === 'boolean') return chance.happens(0.8)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number')
    return chance.between(Math.max(schema.minimum ?? 0, -1_000), Math.min(schema.maximum ?? 100, 1_000_000))
  return chance.oneOf([
    'Bakkerij De Korenmolen',
    'Lotte',
    'van den Heuvel',
    'Amsterdam',
    'Frederiksplein',
    'a',
  ])
}

/** A text of a format, or null where the format is none of these. */
function ofFormat(format: string | undefined, chance: Chance): string | null {
  switch (format) {
    case 'uuid':
      return chance.oneOf([...seenIds.latest(), newId(chance)])
    case 'date':
      return chance.oneOf(['2026-11-30', '2030-01-02', '2020-02-29', '2026-12-25'])
    case 'date-time':
      return chance.oneOf(['2026-11-30T09:00:00Z', '2030-01-02T10:00:00.000Z', '2020-02-29T00:00:00Z'])
    case 'email':
      return chance.oneOf(['lotte@korenmolen.example', 'fuzz@shop.example'])
    default:
      return null
  }
}

export const newId = (chance: Chance): string =>
  `${chance.between(10_000_000, 99_999_999)}-0000-4000-8000-${chance.between(100_000_000_000, 999_999_999_999)}`

function objectOf(schema: Schema, spoil: number, chance: Chance, root: Schema): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {})
    .filter(() => !chance.happens(spoil))
    .map(([field, of]) => [field, valueFor(of, field, spoil, chance, root)] as const)
  const more = chance.happens(spoil)
    ? [
        [
          chance.oneOf(['isAdmin', 'status', 'customerId', 'total', '__proto__', 'extra']),
          chance.oneOf(hostile),
        ] as const,
      ]
    : []
  // Not a literal: `__proto__` is a field like any other here.
  return Object.assign(Object.create(null), Object.fromEntries([...fields, ...more]))
}

const allOf = (
  parts: readonly Schema[],
  name: string,
  spoil: number,
  chance: Chance,
  root: Schema,
): unknown => {
  const values = parts.map(part => valueFor(part, name, spoil, chance, root))
  return values.every(value => typeof value === 'object' && value !== null && !Array.isArray(value))
    ? Object.assign({}, ...values)
    : chance.oneOf(values)
}

function resolved(ref: string, root: Schema): Schema {
  if (ref === '#') return root
  return root.$defs?.[ref.slice(ref.lastIndexOf('/') + 1)] ?? {}
}

/** A value as somebody sent it, with the same faults here and there. */
export function spoiled(value: unknown, spoil: number, chance: Chance): unknown {
  if (chance.happens(spoil)) return chance.oneOf(hostile)
  if (Array.isArray(value)) return value.map(item => spoiled(item, spoil, chance))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => !chance.happens(spoil / 2))
      .map(([field, of]) => [field, spoiled(of, spoil, chance)]),
  )
}

/** A part of a path or a parameter behind the question mark: as typed into an address bar, or as an attacker sends it. */
export function textOf(name: string, spoil: number, chance: Chance): string {
  if (chance.happens(spoil))
    return chance.oneOf([
      '',
      '%',
      '%00',
      '%ff',
      '%E0%A4%A',
      '..%2f..%2fetc%2fpasswd',
      'x'.repeat(10_000),
      '%F0%9F%98%80',
      ';a=b',
      '*',
    ])
  return encodeURIComponent(
    String(chance.oneOf(plausible[name] ?? ['1', 'a', 'netwerkpartner-noord', '100000001'])),
  )
}
