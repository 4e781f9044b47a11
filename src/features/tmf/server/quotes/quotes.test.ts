import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StaffVisitor, startTestShop, type TestShop } from '../../../../app/server/testing-shop.ts'
import { deskOf, queuedMails } from '../../../cases/server/desk/testing.ts'
import { address } from '../../../orders/server/testing.ts'
import { emptyDraft } from '../../../quotes/part.ts'
import type { QuoteDraft, QuotePart } from '../../../quotes/quote.ts'
import { offered, ordersFrom, quoteDeskOf } from '../../../quotes/server/testing.ts'
import { descriptionOf } from '../kit/descriptions.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

const base = '/tmf-api/quoteManagement/v4/quote'
const [asked = {}, accepting = {}, declining = {}] = documentedRequests('quotes.md').map(({ body }) => body)

let shop: TestShop
let seller: StaffVisitor
let system: TmfClient
beforeAll(async () => {
  shop = await startTestShop()
  seller = await shop.staff('verkoop')
  system = await tmfClient(shop, { name: 'CRM' })
})
afterAll(() => shop.stop())

/** The documented request with a number of its own. */
const inquiry = (changes: object = {}) => ({ ...asked, externalId: randomUUID(), ...changes })

async function request(client = system, changes: object = {}): Promise<string> {
  const made = await client.post(base, inquiry(changes))
  expect([made.status, made.body.reason]).toEqual([201, undefined])
  return made.body.id
}

const branch = (name: string, houseNumber: string, more: Partial<QuotePart> = {}): QuotePart => ({
  ...offered,
  id: randomUUID(),
  name,
  productType: 'internet',
  address: { ...address, streetName: 'Lange Nieuwstraat', houseNumber, zipCode: '3512PA', city: 'Utrecht' },
  ...more,
})

/** Two branches with fibre and telephony for the office, ten per cent off where all are accepted together. */
const chain = (): QuoteDraft => ({
  parts: [
    branch('Domplein', '12'),
    branch('Neude', '14'),
    branch('Kantoor', '16', {
      ...emptyDraft,
      productType: 'telefonie',
      lines: [{ productId: 31001, quantity: 2 }],
    }),
  ],
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'hele keten' }],
})

/** A quote that the client asked for and a colleague sent. */
async function sentTo(client = system, draft = chain()): Promise<string> {
  const number = await request(client)
  expect((await quoteDeskOf(seller, number).send(draft)).status).toBe(200)
  return number
}

const pathsIn = (body: { readonly fields: readonly { readonly path: string }[] }) =>
  body.fields.map(({ path }) => path)

const { quoteItem: _items, quoteTotalPrice: _total, ...buyer } = accepting

describe('asking for a quote', () => {
  it('stores the request of the documentation as the shop does, once, in the name of the client', async () => {
    const body = inquiry()
    const made = await system.post(base, body)
    expect([made.status, made.headers.get('location')]).toEqual([201, made.body.href])
    expect(made.body).toMatchObject({
      state: 'inProgress',
      externalId: body.externalId,
      description: 'Nieuwe vestiging',
      relatedParty: [
        { id: made.body.id, name: 'Bakkerij De Korenmolen B.V.', role: 'customer' },
        { name: 'Lotte van den Heuvel', role: 'contact' },
      ],
    })
    const [item] = made.body.quoteItem
    expect(
      item.quoteItem.map(({ productOffering }: { productOffering: { id: string } }) => productOffering.id),
    ).toEqual(['11005', '11006', '12001'])
    expect(item.product.place).toMatchObject([{ streetName: 'Frederiksplein', postcode: '1017XN' }])

    expect((await system.post(base, body)).body.id).toBe(made.body.id)
    const other = await system.post(base, { ...body, description: 'Iets anders' })
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    expect((await queuedMails(shop, made.body.id)).toSorted()).toEqual(['quote-confirmation', 'quote-notice'])
    const { timeline } = await deskOf(seller, made.body.id).read()
    expect(timeline.at(-1)?.by).toMatchObject({ kind: 'client' })
    const found = (await system.get(`/tmf-api/party/v4/organization/${made.body.id}`)).body
    expect(found.tradingName).toBe('Bakkerij De Korenmolen B.V.')
  })

  it('of a client without mails mails its customer nothing; at once it is one request', async () => {
    const silent = await tmfClient(shop, { name: 'Stil', sendsMails: false })
    const body = inquiry()
    const answers = await Promise.all([1, 2, 3].map(() => silent.post(base, body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const [number, ...others] = new Set(answers.map(answer => answer.body.id))
    expect(others).toEqual([])
    expect(await queuedMails(shop, number ?? '')).toEqual(['quote-notice'])
  })

  it('takes from a prospect what is left out', async () => {
    const prospect = await system.post('/tmf-api/party/v4/organization', {
      tradingName: 'Drukkerij Van Nijland',
      contactMedium: [
        { mediumType: 'email', characteristic: { emailAddress: 'inkoop@nijland.example' } },
        { mediumType: 'phone', characteristic: { phoneNumber: '030 123 45 67' } },
      ],
    })
    const number = await request(system, {
      relatedParty: [
        { id: prospect.body.id, role: 'customer', '@referredType': 'Organization' },
        { id: 'crm-2', name: 'Sanne van Nijland', role: 'contact', '@referredType': 'Individual' },
      ],
      contactMedium: undefined,
    })
    const quote = (await system.get(`${base}/${number}`)).body
    expect(quote.relatedParty[0].name).toBe('Drukkerij Van Nijland')
    expect(JSON.stringify(quote.contactMedium)).toContain('inkoop@nijland.example')
  })

  it.each([
    ['without consent', { consent: undefined }, ['consent']],
    ['of nobody', { relatedParty: undefined, contactMedium: undefined }, ['relatedParty', 'contactMedium']],
    [
      'of an unknown product',
      { quoteItem: [{ productOffering: { id: 'x' } }] },
      ['quoteItem[0].product.place', 'quoteItem[0].productOffering.id'],
    ],
    ['with a wrong address', withPlace({ postcode: 'x' }), ['quoteItem[0].product.place[0].postcode']],
    ['for two places', twoPlaces(), ['quoteItem[1].product.place[0]']],
    [
      'by an unknown reseller',
      { relatedParty: [...parties(), { id: 'x', role: 'reseller', '@referredType': 'Organization' }] },
      ['relatedParty'],
    ],
    [
      'with a phone that nobody has',
      {
        contactMedium: [
          { characteristic: { emailAddress: 'a@shop.example' } },
          { characteristic: { phoneNumber: '0900 1234' } },
        ],
      },
      ['contactMedium[1].characteristic.phoneNumber'],
    ],
    [
      'of products that do not go together',
      { quoteItem: [{ ...firstItem(), quoteItem: [{ productOffering: { id: '11005' }, quantity: 40 }] }] },
      ['quoteItem'],
    ],
    ['with a long number of its own', { externalId: 'x'.repeat(201) }, ['externalId']],
  ])('%s is refused at its path, and nothing is stored', async (_, changes, paths) => {
    const before = (await system.get(`${base}?limit=0`)).headers.get('x-total-count')
    const refused = await system.post(base, inquiry(changes))
    expect([refused.status, [...new Set(pathsIn(refused.body))]]).toEqual([422, paths])
    expect((await system.get(`${base}?limit=0`)).headers.get('x-total-count')).toBe(before)
  })
})

describe('a list', () => {
  it('filters by what the database knows, sorts and gives parts', async () => {
    const externalId = randomUUID()
    const number = await request(system, { externalId })
    const { quoteDate } = (await system.get(`${base}/${number}`)).body
    for (const query of [
      `id=${number}`,
      `externalId=${externalId}`,
      `quoteDate=${quoteDate}`,
      `relatedParty.id=${number}`,
      `quoteDate.gte=${quoteDate}&state=inProgress&sort=-quoteDate&limit=1`,
      `contactMedium.characteristic.emailAddress.regex=^lotte&id=${number}`,
    ]) {
      const page = await system.get(`${base}?${query}`)
      expect([page.status, page.body.map(({ id }: { id: string }) => id)], query).toEqual([200, [number]])
    }
    expect((await system.get(`${base}?id=${number}&state=accepted`)).body).toEqual([])
    expect((await system.get(`${base}?id=${number}&fields=quoteItem.product.place.city`)).body).toEqual([
      { id: number, href: expect.any(String), quoteItem: [{ product: { place: [{ city: 'Amsterdam' }] } }] },
    ])
    expect((await system.get(`${base}?nothing=1`)).status).toBe(400)
  })
})

describe('a quote in parts', () => {
  it('is read, and accepted part by part; each part is an order that the same client reads', async () => {
    await shop.testDatabase.pool.query("insert into resellers (id, company_name) values ('noord-9', 'Noord')")
    const seen = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
    const number = await sentTo(seen)
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
    expect(timeline.find(({ type }) => type === 'quote-accepted')?.by).toMatchObject({ kind: 'client' })

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
    const number = await sentTo()
    const done = await system.patch(`${base}/${number}`, accepting)
    expect([done.status, done.body.reason, done.body.state]).toEqual([200, undefined, 'accepted'])
    expect(await ordersFrom(shop, number)).toHaveLength(3)
  })

  it('is refused with other prices, and at each path that is wrong; nothing is ordered', async () => {
    const number = await sentTo()
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
    const number = await sentTo()
    const done = await system.patch(`${base}/${number}`, declining)
    expect([done.status, done.body.state]).toEqual([200, 'rejected'])
    expect((await system.patch(`${base}/${number}`, declining)).status).toBe(200)
    expect((await system.patch(`${base}/${number}`, accepting)).status).toBe(409)
    expect((await quoteDeskOf(seller, number).read()).versions[0]).toMatchObject({ standing: 'declined' })
  })

  it('is not answered before it was sent, nor brought into any other state', async () => {
    const number = await request()
    expect((await system.patch(`${base}/${number}`, accepting)).status).toBe(409)
    for (const state of ['cancelled', undefined])
      expect(pathsIn((await system.patch(`${base}/${number}`, { state })).body)).toEqual(['state'])
  })
})

it('every attribute beside TMF648 in the documentation stands in the schema of the extension', async () => {
  const { definitions } = await descriptionOf('TMF648')
  const { properties: official } = definitions.Quote as { readonly properties: object }
  const answer = await fetch(`${shop.url}/tmf-api/schemas/BusinessQuote.json`)
  const { properties } = (await answer.json()) as { readonly properties: object }
  const used = [asked, accepting, declining].flatMap(body => Object.keys(body))
  expect(used.filter(name => !(name in official) && !(name in properties))).toEqual([])
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

function parties(): readonly object[] {
  return asked.relatedParty as readonly object[]
}

function firstItem(): { readonly product: { readonly place: readonly object[] } } {
  const [item] = asked.quoteItem as readonly { readonly product: { readonly place: readonly object[] } }[]
  if (!item) throw new Error('The documented request has an item')
  return item
}

function withPlace(changes: object) {
  const item = firstItem()
  return { quoteItem: [{ ...item, product: { place: [{ ...item.product.place[0], ...changes }] } }] }
}

function twoPlaces() {
  const [other] = withPlace({ streetNr: '44' }).quoteItem
  return { quoteItem: [firstItem(), { product: other?.product }] }
}
