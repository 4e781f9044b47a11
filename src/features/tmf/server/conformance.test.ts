import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { scopes } from '../../api-clients/scopes.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import type { Json } from '../json.ts'
import { tmfClient } from './kit/testing.ts'
import { documentedRequests } from './kit/testing-docs.ts'
import { sampleBody } from './kit/testing-samples.ts'

/*
 * The walk of TM Forum's conformance kits, request by request, with bodies that are made of the official descriptions. Every
 * answer is judged by its description (kit/testing.ts).
 */

const shop = await startTestShop()
const kit = await tmfClient(shop, { name: 'Kit', scopes: scopes.filter(scope => scope !== 'iban:read') })
afterAll(() => shop.stop())

const offering = tmfPath('TMF620', 'productOffering')
const price = tmfPath('TMF620', 'productOfferingPrice')
const specification = tmfPath('TMF620', 'productSpecification')
const order = tmfPath('TMF622', 'productOrder')
const organization = tmfPath('TMF632', 'organization')
const individual = tmfPath('TMF632', 'individual')
const product = tmfPath('TMF637', 'product')
const agreement = tmfPath('TMF651', 'agreement')
const check = '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification'

/** An order by a body of the description alone has no buyer: the extension goes with it. */
const [{ body: placed = {} } = {}] = documentedRequests('orders.md')

const sent = {
  [`${specification} of a name`]: () => sampleBody('TMF620', 'ProductSpecification_Create', false),
  [`${specification} with all`]: () => sampleBody('TMF620', 'ProductSpecification_Create', true),
  [`${price} of a name`]: () => sampleBody('TMF620', 'ProductOfferingPrice_Create', false),
  [`${price} with all`]: () => sampleBody('TMF620', 'ProductOfferingPrice_Create', true),
  [`${offering} of a name`]: () => sampleBody('TMF620', 'ProductOffering_Create', false),
  [`${offering} with all but a category`]: async () => ({
    ...(await sampleBody('TMF620', 'ProductOffering_Create', true)),
    category: undefined,
  }),
  [`${offering} in a category that was given out`]: async () => ({
    name: 'Aanbod van de kit',
    category: [(await kit.get(`${tmfPath('TMF620', 'category')}?name=Internet`)).body[0]],
  }),
  [`${order} with its items`]: async () => ({ ...placed, externalId: randomUUID() }),
  [`${organization} of a trading name`]: () => sampleBody('TMF632', 'Organization_Create', false),
  [`${organization} with all`]: () => sampleBody('TMF632', 'Organization_Create', true),
  [`${individual} of a name`]: () => sampleBody('TMF632', 'Individual_Create', false),
  [`${individual} with all`]: () => sampleBody('TMF632', 'Individual_Create', true),
  [`${check} at a place`]: async () => ({
    externalId: randomUUID(),
    relatedParty: [{ id: 'kit-1', name: 'Kit', '@referredType': 'Organization' }],
    serviceQualificationItem: [
      {
        service: {
          serviceSpecification: { id: 'internet-fibre' },
          place: [{ role: 'place', '@type': 'GeographicAddress', postcode: '1017XN', streetNr: '42' }],
        },
      },
    ],
  }),
} satisfies Readonly<Record<string, () => Promise<Json>>>

/** Attributes that every row has, and by what lists are filtered, as far as a row has it. */
const demands: Readonly<
  Record<string, { readonly mandatory: readonly string[]; readonly filters: readonly string[] }>
> = {
  [specification]: {
    mandatory: ['id', 'href', 'name', 'lastUpdate', 'lifecycleStatus'],
    filters: ['id', 'name', 'lastUpdate', 'lifecycleStatus'],
  },
  [price]: {
    mandatory: ['id', 'href', 'name', 'lastUpdate', 'lifecycleStatus'],
    filters: ['id', 'name', 'lastUpdate', 'lifecycleStatus', 'priceType'],
  },
  [offering]: {
    mandatory: ['id', 'href', 'name', 'lastUpdate', 'lifecycleStatus'],
    filters: ['id', 'name', 'lastUpdate', 'lifecycleStatus'],
  },
  [order]: {
    mandatory: ['id', 'href', 'orderDate', 'state', 'relatedParty', 'productOrderItem'],
    filters: ['id', 'orderDate', 'state', 'externalId'],
  },
  [organization]: {
    mandatory: ['id', 'href', 'tradingName'],
    filters: ['id', 'tradingName', 'name', 'status'],
  },
  [individual]: {
    mandatory: ['id', 'href', 'givenName', 'familyName'],
    filters: ['id', 'givenName', 'familyName', 'birthDate', 'status'],
  },
  [check]: {
    mandatory: ['id', 'href', 'state', 'serviceQualificationItem'],
    filters: ['id', 'externalId', 'state'],
  },
  [product]: {
    mandatory: [
      'id',
      'href',
      'name',
      'startDate',
      'billingAccount',
      'productCharacteristic',
      'productOffering',
      'productPrice',
      'relatedParty',
      'status',
    ],
    filters: ['id', 'status', 'startDate', 'name'],
  },
  [agreement]: {
    mandatory: ['id', 'href', 'name', 'agreementType', 'agreementItem', 'engagedParty', 'status'],
    filters: ['id', 'status', 'initialDate', 'name', 'agreementType'],
  },
}

const patched = {
  [specification]: { name: 'Anders', version: '1.1' },
  [price]: { name: 'Anders', version: '1.1', lifecycleStatus: 'In design' },
  [offering]: { name: 'Anders', version: '1.1', lifecycleStatus: 'In design' },
  [organization]: { tradingName: 'Anders' },
  [individual]: { familyName: 'Anders' },
}
const removed = [specification, price, offering, check]

const sameRow = (row: Json) => expect.objectContaining({ id: row.id })

/** Filters of a list by a value that was given out: the row is among what is found, and all of that has the value. */
async function isFoundBy(path: string, row: Json, filters: readonly string[]) {
  for (const name of filters) {
    const value = row[name]
    if (value === undefined) continue
    // As it was given out: nothing of a date is escaped.
    const { status, body } = await kit.get(
      `${path}?limit=100&${name}=${String(value).replaceAll(' ', '%20')}`,
    )
    expect(status, `${path}?${name}=${value}`).toBe(200)
    expect(body, `${path}?${name}=${value}`).toContainEqual(sameRow(row))
    for (const found of body) expect(found[name], name).toBe(value)
  }
}

async function readsOnly(path: string, row: Json) {
  const { mandatory, filters } = demands[path] ?? { mandatory: [], filters: [] }
  const list = await kit.get(path)
  expect(list.status).toBe(200)
  for (const each of list.body)
    for (const name of mandatory) expect(each[name] ?? null, `${name} of ${each.id}`).not.toBeNull()
  expect((await kit.get(`${path}?id=${row.id}`)).body).toEqual([row])
  expect((await kit.get(`${path}/${row.id}`)).body).toEqual(row)
  for (const name of filters.filter(each => each in row)) {
    const expected = { id: row.id, href: row.href, [name]: row[name] }
    expect((await kit.get(`${path}/${row.id}?fields=${name}`)).body).toEqual(expected)
    expect((await kit.get(`${path}?fields=${name}&id=${row.id}`)).body).toEqual([expected])
  }
  await isFoundBy(path, row, filters)
  expect((await kit.get(`${path}/${randomUUID()}`)).status).toBe(404)
  expect((await kit.get(`${path}?id=${randomUUID()}`)).body).toEqual([])
}

test.each(Object.entries(sent))('%s is made, read, found, changed and removed', async (what, body) => {
  const [path = ''] = what.split(' ')
  const wanted = JSON.parse(JSON.stringify(await body()))
  const made = await kit.post(path, wanted)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  for (const name of demands[path]?.mandatory ?? []) expect(made.body[name] ?? null, name).not.toBeNull()
  // Given by the shop: when it changed, and what a category is called.
  const { lastUpdate: _lastUpdate, category: _category, ...own } = wanted
  if (path !== order) expect(made.body).toMatchObject(own)
  const { body: row } = await kit.get(`${path}/${made.body.id}`)
  await readsOnly(path, row)

  const patch = patched[path]
  if (patch) {
    const changed = await kit.patch(`${path}/${row.id}`, patch)
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await readsOnly(path, changed.body)
    expect((await kit.patch(`${path}/${randomUUID()}`, patch)).status).toBe(404)
  }
  if (removed.includes(path)) {
    expect((await kit.delete(`${path}/${row.id}`)).status).toBe(204)
    expect((await kit.get(`${path}/${row.id}`)).status).toBe(404)
    expect((await kit.delete(`${path}/${row.id}`)).status).toBe(404)
  }
})

test('products and agreement of a delivered order are read as they are described, and found by what was given out', async () => {
  const made = await kit.post(order, { ...placed, externalId: randomUUID() })
  for (const state of ['inProgress', 'completed'])
    expect((await kit.patch(`${order}/${made.body.id}`, { state })).status).toBe(200)
  for (const row of (await kit.get(product)).body) await readsOnly(product, row)
  expect((await kit.get(product)).body.length).toBeGreaterThan(1)
  for (const row of (await kit.get(agreement)).body) await readsOnly(agreement, row)
  expect((await kit.get(agreement)).body.map(({ id }: Json) => id)).toEqual([`C${made.body.id}`])
})

describe('a qualification of services', () => {
  test('is found by a party within it, and shows attributes within others', async () => {
    const made = await kit.post(check, await sent[`${check} at a place`]())
    await readsOnly(check, made.body)
    expect((await kit.get(`${check}?relatedParty.id=kit-1`)).body).toContainEqual(made.body)
    const { body } = await kit.get(`${check}?relatedParty.id=kit-1&fields=relatedParty.id,state`)
    expect(body).toContainEqual({
      id: made.body.id,
      href: made.body.href,
      state: 'done',
      relatedParty: [{ id: 'kit-1' }],
    })
  })

  test.each([
    ['no items', { externalId: 'kit' }],
    ['an item without a service', { serviceQualificationItem: [{ id: '1' }] }],
  ])('with %s is 400', async (_what, body) => {
    expect((await kit.post(check, body)).status).toBe(400)
  })
})
