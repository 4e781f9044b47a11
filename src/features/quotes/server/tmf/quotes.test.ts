import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { descriptionOf } from '../../../tmf/server/kit/descriptions.ts'
import { tmfClient } from '../../../tmf/server/kit/testing.ts'
import { accepting, asked, base, declining, inquiry, pathsIn, request } from './testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const system = await tmfClient(shop, { name: 'CRM' })
afterAll(() => shop.stop())

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

  it('is told of everything that is wrong at once', async () => {
    const { status, body } = await system.post(
      base,
      inquiry({
        description: 4,
        consent: [],
        quoteItem: [{ ...firstItem(), productOffering: { id: '999999' } }, { quantity: 'veel' }],
      }),
    )
    expect(status).toBe(400)
    expect(pathsIn(body).toSorted()).toEqual([
      'consent',
      'description',
      'quoteItem[0].productOffering.id',
      'quoteItem[1].quantity',
    ])
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
    // It is found by that id, too.
    expect(quote.relatedParty).toContainEqual(
      expect.objectContaining({ id: prospect.body.id, role: 'customer' }),
    )
    const found = await system.get(`${base}?relatedParty.id=${prospect.body.id}`)
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([number])
    expect((await system.get(`${base}?relatedParty.id=${randomUUID()}`)).body).toEqual([])
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

it('every attribute beside TMF648 in the documentation stands in the schema of the extension', async () => {
  const { definitions } = await descriptionOf('TMF648')
  const { properties: official } = definitions.Quote as { readonly properties: object }
  const answer = await fetch(`${shop.url}/tmf-api/schemas/BusinessQuote.json`)
  const { properties } = (await answer.json()) as { readonly properties: object }
  const used = [asked, accepting, declining].flatMap(body => Object.keys(body))
  expect(used.filter(name => !(name in official) && !(name in properties))).toEqual([])
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
