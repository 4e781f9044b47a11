import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { caseEvents } from '../../../cases/events.ts'
import { tmfClient } from '../../../tmf/server/kit/testing.ts'
import { chain, ordersFrom, quoteDeskOf } from '../testing.ts'
import { accepting, base, declining, pathsIn, request, sentTo } from './testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const system = await tmfClient(shop, { name: 'CRM' })
afterAll(() => shop.stop())

const { quoteItem: _items, quoteTotalPrice: _total, ...buyer } = accepting

describe('a quote in parts', () => {
  it('is read, and accepted part by part; each part is an order that the same client reads', async () => {
    await shop.testDatabase.pool.query("insert into resellers (id, company_name) values ('noord-9', 'Noord')")
    const seen = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
    const number = await sentTo(seen, seller)
    const read = (await seen.get(`${base}/${number}`)).body
    expect([read.state, read.version, read.quoteItem.length]).toEqual(['approved', '1', 3])
    expect(Date.parse(read.validFor.endDateTime)).toBeGreaterThan(Date.parse(read.validFor.startDateTime))
    const [one, two, office] = read.quoteItem
    const { id, quoteItemPrice } = one
    const first = await seen.patch(`${base}/${number}`, { ...buyer, quoteItem: [{ id, quoteItemPrice }] })
    expect([first.status, first.body.reason, first.body.state]).toEqual([200, undefined, 'approved'])
    const [accepted, open] = first.body.quoteItem
    expect([accepted.state, open.state]).toEqual(['accepted', 'approved'])
    const [{ productOrderId }] = accepted.product.productOrderItem
    expect((await ordersFrom(shop, number)).map(order => order.number)).toEqual([productOrderId])
    const order = (await seen.get(`/tmf-api/productOrderingManagement/v4/productOrder/${productOrderId}`))
      .body
    expect([order.state, order.orderTotalPrice[0].price]).toEqual(['acknowledged', quoteItemPrice[0].price])
    expect(order.consent).toMatchObject([{ kind: 'terms', givenBy: 'Lotte van den Heuvel' }, {}, {}])
    expect((await queuedMails(shop, productOrderId)).toSorted()).toEqual([
      'order-confirmation',
      'order-notice',
    ])
    const { timeline } = await deskOf(seller, number).read()
    expect(timeline.find(({ type }) => type === caseEvents.quoteAccepted)?.by).toMatchObject({
      kind: 'client',
    })

    const again = await seen.patch(`${base}/${number}`, { ...buyer, quoteItem: [{ id, quoteItemPrice }] })
    expect([again.status, await ordersFrom(shop, number)]).toMatchObject([200, [{}]])

    const technicalContact = {
      gender: 'FEMALE',
      givenName: 'Noor',
      familyName: 'Bakker',
      phoneNumber: '020 765 43 21',
      email: 'noor@korenmolen.example',
    }
    const rest = await seen.patch(`${base}/${number}`, {
      ...buyer,
      quoteItem: [
        { id: two.id, quoteItemPrice: two.quoteItemPrice, technicalContact },
        { id: office.id, quoteItemPrice: office.quoteItemPrice, portIn: [{ number: '030 123 45 67' }] },
      ],
    })
    expect([rest.status, rest.body.reason, rest.body.state]).toEqual([200, undefined, 'accepted'])
    const orders = await ordersFrom(shop, number)
    expect(orders).toHaveLength(3)
    const third = rest.body.quoteItem[2].product.productOrderItem[0].productOrderId
    expect((await deskOf(seller, third).read()).portIns.map(port => port.number)).toEqual(['+31301234567'])
  })

  it('is accepted whole by the body of the documentation, with the discounts that stand only then', async () => {
    const number = await sentTo(system, seller)
    const done = await system.patch(`${base}/${number}`, accepting)
    expect([done.status, done.body.reason, done.body.state]).toEqual([200, undefined, 'accepted'])
    expect(await ordersFrom(shop, number)).toHaveLength(3)
    for (const { product } of done.body.quoteItem) {
      const { body: order } = await system.get(
        `/tmf-api/productOrderingManagement/v4/productOrder/${product.productOrderItem[0].productOrderId}`,
      )
      expect(order.quote).toEqual([{ id: number, href: done.body.href, '@referredType': 'Quote' }])
    }
  })

  it('is refused with other prices, and at each path that is wrong; nothing is ordered', async () => {
    const number = await sentTo(system, seller)
    const { quoteItem, quoteTotalPrice } = (await system.get(`${base}/${number}`)).body
    const patch = (changes: object) => system.patch(`${base}/${number}`, { ...buyer, ...changes })
    const [one, two] = quoteItem
    const cheaper = await patch({
      quoteItem: [{ id: one.id, quoteItemPrice: two.quoteItem[0].quoteItemPrice }],
    })
    expect([cheaper.status, cheaper.body.code]).toEqual([409, 'conflict'])
    expect(
      (await patch({ quoteItem: [{ id: randomUUID(), quoteItemPrice: one.quoteItemPrice }] })).status,
    ).toBe(409)
    const wrong = await patch({
      quoteTotalPrice,
      buyer: { ...(buyer.buyer as object), kvkNumber: 'x', gender: 'x' },
      bankAccount: { iban: 'NL00', accountHolder: 'x' },
      contact: {},
      consent: [{ kind: 'x' }],
      quoteItem: [{ id: one.id }, { id: two.id, technicalContact: { phoneNumber: 'x' } }],
    })
    expect([wrong.status, pathsIn(wrong.body)]).toEqual([
      422,
      expect.arrayContaining([
        'buyer.kvkNumber',
        'buyer.gender',
        'bankAccount.iban',
        'contact.email',
        'consent[0].kind',
        'quoteItem[1].technicalContact.phoneNumber',
      ]),
    ])
    expect(pathsIn((await patch({ consent: [], quoteTotalPrice })).body)).toEqual(['consent'])
    expect(pathsIn((await patch({})).body)).toEqual(['quoteTotalPrice'])
    const unknownIban = await patch({
      quoteTotalPrice,
      bankAccount: { iban: 'NL00ABNA0417164300', accountHolder: 'x' },
    })
    expect([unknownIban.status, pathsIn(unknownIban.body)]).toEqual([422, ['bankAccount.iban']])
    expect(await ordersFrom(shop, number)).toEqual([])
  })

  it('is declined by the body of the documentation, once, and cannot be accepted after that', async () => {
    const number = await sentTo(system, seller)
    const done = await system.patch(`${base}/${number}`, declining)
    expect([done.status, done.body.state]).toEqual([200, 'rejected'])
    expect((await system.patch(`${base}/${number}`, declining)).status).toBe(200)
    expect((await system.patch(`${base}/${number}`, accepting)).status).toBe(409)
    expect((await quoteDeskOf(seller, number).read()).versions[0]).toMatchObject({ standing: 'declined' })
  })

  it('is not answered before it was sent, nor brought into any other state', async () => {
    const number = await request(system)
    expect((await system.patch(`${base}/${number}`, accepting)).status).toBe(409)
    for (const state of ['cancelled', undefined])
      expect(pathsIn((await system.patch(`${base}/${number}`, { state })).body)).toEqual(['state'])
  })
})

it('a test client asks, accepts and mails nobody; nobody else sees it', async () => {
  const tester = await tmfClient(shop, { name: 'Proef', isTest: true })
  const number = await request(tester)
  expect(await queuedMails(shop, number)).toEqual([])
  expect((await system.get(`${base}/${number}`)).status).toBe(404)
  await quoteDeskOf(seller, number).send(chain())
  const done = await tester.patch(`${base}/${number}`, accepting)
  expect([done.status, done.body.state]).toEqual([200, 'accepted'])
  const orders = (await ordersFrom(shop, number)).map(order => order.number)
  expect(orders).toHaveLength(3)
  for (const order of orders) {
    expect(await queuedMails(shop, order)).toEqual([])
    const path = `/tmf-api/productOrderingManagement/v4/productOrder/${order}`
    expect([(await tester.get(path)).status, (await system.get(path)).status]).toEqual([200, 404])
  }
})
