import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, test } from 'vitest'
import { deskOf, orderedCase } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { addDays } from '../../../../common/working-days.ts'
import { agreementLines } from '../../../agreements/agreement.ts'
import { sumInWords } from '../../../agreements/cost-words.ts'
import { agreedLines } from '../../../agreements/server/held-products.ts'
import { monthsLater } from '../../../agreements/term.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { caseIdOf, rowsOf, withProducts } from '../../../orders/server/testing.ts'
import type { Json } from '../../json.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { documentedReads, documentedRequests } from '../kit/testing-docs.ts'

const orders = tmfPath('TMF622', 'productOrder')
const products = tmfPath('TMF637', 'product')
const agreements = tmfPath('TMF651', 'agreement')

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())
const today = dayInTheNetherlands(new Date())

async function delivered(number: Promise<string>): Promise<string> {
  for (const state of ['inProgress', 'completed'])
    expect((await client.patch(`${orders}/${await number}`, { state })).status).toBe(200)
  return number
}
const idsOf = async (query: string, by: TmfClient = client): Promise<readonly string[]> => {
  const { status, body, headers } = await by.get(`${agreements}?limit=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(Number(headers.get('x-total-count')), query).toBe(body.length)
  return body.map(({ id }: Json) => id)
}
const agreementOf = async (number: string) => (await client.get(`${agreements}/C${number}`)).body
const end = async (id: string, day: string) =>
  expect(
    (
      await client.patch(`${products}/${id}`, {
        status: 'terminated',
        terminationReason: 'moved',
        terminationDate: `${day}T12:00:00Z`,
      })
    ).status,
  ).toBe(200)

/** An account with an extra, and a phone that is bought. */
const withDevice = withProducts([
  { id: 31002, quantity: 1 },
  { id: 31101, quantity: 1 },
  { id: 32002, quantity: 1 },
])

describe('an agreement', () => {
  it('is there from delivery on, with its lines as the shop itself says them', async () => {
    const placed = orderedCase(shop)
    expect(await idsOf(`id=C${await placed}`)).toEqual([])
    expect((await client.get(`${agreements}/C${await placed}`)).status).toBe(404)
    const number = await delivered(placed)
    const found = await agreementOf(number)
    const { body: ordered } = await client.get(`${orders}/${number}`)
    expect(found).toMatchObject({
      id: `C${number}`,
      agreementType: 'commercial',
      name: `Contract C${number.replace(/(...)(...)(...)/, '$1-$2-$3')}`,
      status: 'active',
      initialDate: ordered.orderDate,
      agreementPeriod: { startDateTime: (await client.get(`${products}/${number}-1`)).body.startDate },
      characteristic: [{ name: 'orderNumber', valueType: 'string', value: number }],
      '@type': 'BusinessAgreement',
    })
    expect(found.agreementPeriod).not.toHaveProperty('endDateTime')
    const [provider, ...others] = found.engagedParty
    expect(provider).toMatchObject({ role: 'provider', '@referredType': 'Organization' })
    expect(others).toEqual(ordered.relatedParty)
    const schema = await fetch(found['@schemaLocation'].replace(/^https?:\/\/[^/]+/, shop.url))
    expect([schema.status, await schema.json()]).toMatchObject([200, { title: 'BusinessAgreement' }])

    const caseId = await caseIdOf(shop, number)
    const lines = (await agreedLines(shop.testDatabase.database, [caseId])).get(caseId) ?? []
    const agreed = agreementLines(lines, today)
    expect(agreed.length).toBeGreaterThan(1)
    expect(found.agreementItem).toHaveLength(agreed.length)
    for (const [nr, { position, name, quantity, wayOut }] of agreed.entries()) {
      const item = found.agreementItem[nr]
      expect(item).toMatchObject({ name, quantity, product: [{ id: `${number}-${position + 1}`, name }] })
      expect((await client.get(`${products}/${item.product[0].id}`)).body).toMatchObject({
        productOffering: item.productOffering[0],
        productPrice: item.productPrice,
      })
      const [term, notice, leaving, ...more] = item.termOrCondition
      expect(more).toEqual([])
      expect(term).toMatchObject({
        id: 'term',
        lastDay: wayOut?.lastDayOfTerm,
        validFor: { startDateTime: expect.stringMatching(/T2[23]:00:00.000Z$/) },
      })
      expect(notice).toMatchObject({ id: 'notice', lastDay: wayOut?.withoutCosts, duration: { amount: 1 } })
      const cents = wayOut?.costInCents ?? 0
      expect(leaving).toMatchObject({
        id: 'leaving',
        lastDay: monthsLater(today, 1),
        price: { dutyFreeAmount: { unit: 'EUR', value: cents / 100 } },
        isAtMost: wayOut?.isAtMost,
        description: expect.stringContaining(
          cents > 0 && wayOut ? sumInWords(cents, wayOut.isAtMost) : 'zonder kosten',
        ),
      })
    }
    expect(agreed.some(({ wayOut }) => (wayOut?.costInCents ?? 0) > 0)).toBe(true)
  })

  it('ends once all of it does that is paid per month, and what was bought stays', async () => {
    const number = await delivered(orderedCase(shop, withDevice))
    const { agreementItem: items } = await agreementOf(number)
    const bought = items.filter((item: Json) => !('termOrCondition' in item))
    const monthly = items.filter((item: Json) => 'termOrCondition' in item)
    expect([bought.length, monthly.length]).toEqual([expect.any(Number), expect.any(Number)])
    expect(Math.min(bought.length, monthly.length)).toBeGreaterThan(0)
    const later = addDays(today, 40)
    const statuses = async () =>
      Promise.all(
        ['active', 'pendingTerminate', 'terminated'].map(async status =>
          (await idsOf(`status=${status}`)).includes(`C${number}`),
        ),
      )
    for (const [nth, { product }] of monthly.entries()) {
      expect(await statuses()).toEqual([true, false, false])
      await end(product[0].id, nth === 0 ? later : today)
    }
    expect(await statuses()).toEqual([false, true, false])
    const ending = await agreementOf(number)
    const { body: last } = await client.get(`${products}/${monthly[0].product[0].id}`)
    expect([ending.status, ending.agreementPeriod.endDateTime]).toEqual([
      'pendingTerminate',
      last.terminationDate,
    ])
    expect(ending.agreementItem[0].termOrCondition.map(({ id, lastDay }: Json) => [id, lastDay])).toEqual([
      ['term', expect.any(String)],
      ['end', addDays(later, -1)],
    ])
    await end(monthly[0].product[0].id, today)
    expect(await statuses()).toEqual([false, false, true])
    expect((await agreementOf(number)).status).toBe('terminated')
    expect(await idsOf('status=onbekend')).toEqual([])
  })

  it('of which the delivery is taken back is none', async () => {
    const number = await delivered(orderedCase(shop))
    expect(await idsOf(`id=C${number}`)).toEqual([`C${number}`])
    await end(`${number}-1`, addDays(today, 40))
    const desk = deskOf(await shop.staff('verkoop'), number)
    expect((await desk.act('terugdraaien', { reason: 'mistake' })).status).toBe(204)
    expect(await idsOf(`id=C${number}`)).toEqual([])
    expect((await client.get(`${agreements}/C${number}`)).status).toBe(404)
  })
})

test('agreements are found by party, product and id, and by nobody else', async () => {
  const number = await delivered(orderedCase(shop))
  const id = `C${number}`
  const { engagedParty } = await agreementOf(number)
  const ofRole = (role: string) => engagedParty.find((party: Json) => party.role === role).id
  expect(await idsOf(`engagedParty.id=${ofRole('contact')}`)).toEqual([id])
  for (const role of ['customer', 'provider'])
    expect(await idsOf(`engagedParty.id=${ofRole(role)}`)).toContain(id)
  expect(await idsOf('engagedParty.id=87654321')).toEqual([])
  expect(await idsOf(`agreementItem.product.id=${number}-1,x`)).toEqual([id])
  // The set-up of the line is no product.
  expect(await idsOf(`agreementItem.product.id=${number}-2`)).toEqual([])
  expect(await idsOf(`id=${id},${number},C1`)).toEqual([id])
  const page = await client.get(`${agreements}?fields=status&id=${id}`)
  expect(page.body).toEqual([{ id, href: expect.stringContaining(`${agreements}/${id}`), status: 'active' }])

  const { headers } = await client.get(`${agreements}/${id}`)
  const known = await fetch(`${shop.url}${agreements}/${id}`, {
    headers: { authorization: `Bearer ${client.key}`, 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(known.status).toBe(304)

  await rowsOf(shop, `insert into resellers (id, company_name) values ('hun', 'Hun B.V.')`)
  const theirs = await tmfClient(shop, { resellerId: 'hun' })
  const blind = await tmfClient(shop, { scopes: ['product:read', 'productOrder:read'] })
  expect(await idsOf('', theirs)).toEqual([])
  expect((await theirs.get(`${agreements}/${id}`)).status).toBe(404)
  expect((await blind.get(`${agreements}/${id}`)).status).toBe(403)
  for (const method of ['post', 'patch'] as const)
    expect((await client[method](method === 'post' ? agreements : `${agreements}/${id}`, {})).status).toBe(
      405,
    )
})

test('a test key has agreements of its own, which nobody else sees', async () => {
  const tester = await tmfClient(shop, { isTest: true })
  const [{ body = {} } = {}] = documentedRequests('orders.md')
  const nameless = { id: randomUUID(), role: 'advisor', '@referredType': 'Organization' }
  const made = await tester.post(orders, { ...body, externalId: randomUUID(), relatedParty: [nameless] })
  expect(made.status).toBe(201)
  for (const state of ['inProgress', 'completed'])
    expect((await tester.patch(`${orders}/${made.body.id}`, { state })).status).toBe(200)
  const id = `C${made.body.id}`
  expect(await idsOf('', tester)).toEqual([id])
  expect(await idsOf(`engagedParty.id=${nameless.id}`, tester)).toEqual([id])
  expect((await tester.get(`${agreements}/${id}`)).body.engagedParty).toContainEqual({
    ...nameless,
    name: nameless.id,
  })
  expect(await idsOf('')).not.toContain(id)
  expect((await client.get(`${agreements}/${id}`)).status).toBe(404)
})

test('the documentation reads what there is', async () => {
  const reads = documentedReads('agreements.md')
  expect(reads.length).toBeGreaterThan(1)
  for (const path of reads) expect((await client.get(path)).status, path).toBe(200)
})
