import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { tmfApis, tmfPath } from '../../api-clients/tmf-resources.ts'
import { isListedByChange } from './kit/changes.ts'
import { descriptionOf } from './kit/descriptions.ts'
import type { Json } from './kit/json.ts'
import { tmfClient } from './kit/testing.ts'

/* Parameters of lists with values that nobody means: each is refused at its name, or finds nothing. */

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())

/** A list of each source of rows. */
const lists = [
  ['TMF622', 'productOrder'],
  ['TMF622', 'cancelProductOrder'],
  ['TMF632', 'organization'],
  ['TMF637', 'product'],
  ['TMF645', 'checkServiceQualification'],
  ['TMF648', 'quote'],
  ['TMF651', 'agreement'],
] as const

const operators = ['', '.eq', '.gt', '.gte', '.lt', '.lte', '.regex']
const edges = ['0000-01-01', '9999-12-31T23:59:59.999Z']
const moments = [
  '',
  '0001-01-01T00:00:00%2B23:59',
  '2026-02-30',
  '2026-11-27T25:00:00Z',
  '9999-12-31T23:59:59.999-23:59',
  '10000-01-01',
  '2026-11-27,2026-11-28',
]
const words = [
  '',
  ',',
  '%00',
  '%ff',
  "'",
  '%F0%9F%9A%80',
  '-1',
  '1e999',
  '9'.repeat(400),
  '*',
  '(',
  '__proto__',
]
const numbers = [
  '',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '%D9%A3',
  'NaN',
  '8640000000000001',
  '9'.repeat(400),
  '%00',
  ' 1',
]

/** Each attribute by each operator, with one value after the other. */
const each = (attributes: readonly string[], values: readonly string[]) =>
  attributes.flatMap((attribute, nth) =>
    operators.map(
      (operator, at) => [attribute + operator, values[(nth + at) % values.length] ?? ''] as const,
    ),
  )

test.each(lists)('%s %s', async (api, name) => {
  const { definition } =
    (tmfApis[api].resources as Record<string, { readonly definition: string }>)[name] ?? {}
  const { properties } = (await descriptionOf(api)).definitions[definition ?? ''] as {
    readonly properties: Readonly<Record<string, Json>>
  }
  const isMoment = (attribute: string) => properties[attribute]?.format === 'date-time'
  const timed = [
    ...Object.keys(properties).filter(isMoment),
    ...(isListedByChange(name) ? ['lastUpdate'] : []),
  ]
  const untimed = Object.keys(properties).filter(attribute => !isMoment(attribute))
  const queries = [
    ...numbers.map(value => ['asOf', value] as const),
    ...words.map(value => ['after', value] as const),
    ...['limit', 'offset', 'fields', 'sort'].map(
      (parameter, nth) => [parameter, words[nth + 2] ?? ''] as const,
    ),
    ...each(['relatedParty.id', 'id', 'state', 'externalId'], words),
    ...untimed.map((attribute, nth) => [attribute, words[nth % words.length] ?? ''] as const),
    ...[edges, edges.toReversed(), moments].flatMap(values => each(timed, values)),
  ]
  for (const [parameter, value] of queries) {
    const query = `${parameter}=${value}`
    const { status, body } = await client.get(`${tmfPath(api, name as never)}?${query}`)
    expect.soft([200, 400], query).toContain(status)
    if (status === 400) expect.soft(body.fields, query).toMatchObject([{ path: parameter }])
  }
})
