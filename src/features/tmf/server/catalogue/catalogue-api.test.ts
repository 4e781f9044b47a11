import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import type { Offering } from '../../../catalogue/offering.ts'
import { problemText } from '../../../catalogue/revision-words.ts'
import { catalogueDeskOf } from '../../../catalogue/server/testing-desk.ts'
import type { Json } from '../../json.ts'
import { tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

const shop = await startTestShop()
const client = await tmfClient(shop)
const reader = await tmfClient(shop, { name: 'Webwinkel' })
const desk = catalogueDeskOf(await shop.staff('beheerder'))
afterAll(() => shop.stop())

const offerings = tmfPath('TMF620', 'productOffering')
const prices = tmfPath('TMF620', 'productOfferingPrice')
const specifications = tmfPath('TMF620', 'productSpecification')
const ids = (body: readonly Json[]) => body.map(({ id }) => id)

/** The first internet line that is sold. */
const firstLine = async () =>
  (await reader.get(`${offerings}?category.id=internet&lifecycleStatus=Launched&limit=1`)).body[0]

describe('reading', () => {
  test.each([
    'catalog',
    'category',
    'productOffering',
    'productOfferingPrice',
    'productSpecification',
  ] as const)(
    'every row of %s has what is mandatory, is read by its id, and is found by it',
    async resource => {
      const path = tmfPath('TMF620', resource)
      const { status, body, headers } = await client.get(`${path}?limit=100`)
      expect(status).toBe(200)
      expect(Number(headers.get('x-total-count'))).toBeGreaterThan(0)
      for (const row of body)
        expect(row).toMatchObject({
          id: expect.any(String),
          href: expect.stringContaining(path),
          name: expect.any(String),
          lastUpdate: expect.stringMatching(/Z$/),
          lifecycleStatus: 'Launched',
        })
      const [row] = body
      expect((await client.get(`${path}/${row.id}`)).body).toEqual(row)
      for (const name of ['id', 'name', 'lastUpdate', 'lifecycleStatus'])
        expect(
          ids((await client.get(`${path}?limit=100&${name}=${encodeURIComponent(row[name])}`)).body),
        ).toContain(row.id)
      expect((await client.get(`${path}/7f1c2f5e-5d0f-4b0c-9c77-000000000000`)).status).toBe(404)
    },
  )

  test('a price is monthly or once, and filtered by that', async () => {
    const { body } = await client.get(`${prices}?priceType=recurring&limit=100`)
    expect(body.length).toBeGreaterThan(0)
    for (const price of body)
      expect(price).toMatchObject({
        priceType: 'recurring',
        recurringChargePeriodType: 'month',
        price: { unit: 'EUR' },
      })
    expect((await client.get(`${prices}?priceType=oneTime&limit=1`)).body).toHaveLength(1)
  })

  test('what prices have beside TM Forum’s attributes is described where they say', async () => {
    const [price] = (await client.get(`${prices}?limit=1`)).body
    const described = await fetch(shop.url + new URL(price['@schemaLocation']).pathname)
    expect(await described.json()).toMatchObject({ title: price['@type'], properties: { role: {} } })
  })

  test('each offering, category, specification and price that another refers to is there', async () => {
    const { body } = await client.get(`${offerings}?limit=100`)
    for (const {
      category,
      productSpecification,
      productOfferingPrice,
      productOfferingRelationship = [],
    } of body.slice(0, 8))
      for (const { href } of [
        ...category,
        productSpecification,
        ...productOfferingPrice,
        ...productOfferingRelationship,
      ])
        expect((await client.get(new URL(href).pathname)).status, href).toBe(200)
  })
})

describe('what a client makes', () => {
  test('of an offering, a price or a specification is read, changed, found and removed by it alone', async () => {
    for (const [path, body] of [
      [offerings, { name: 'Aanbod van de kit' }],
      [
        offerings,
        { name: 'Lijn van de kit', category: [{ id: 'internet' }], channel: [{ id: '1', name: 'Web' }] },
      ],
      [prices, { name: 'Prijs van de kit', priceType: 'recurring', price: { unit: 'EUR', value: 12.5 } }],
      [specifications, { name: 'Specificatie van de kit', brand: 'Kit' }],
    ] as const) {
      const made = await client.post(path, body)
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(made.body).toMatchObject(
        path === offerings && 'category' in body ? { name: body.name, channel: body.channel } : body,
      )
      expect(made.headers.get('location')).toBe(made.body.href)
      const own = `${path}/${made.body.id}`
      expect((await client.get(own)).body).toEqual(made.body)
      expect((await reader.get(own)).status).toBe(404)
      const changed = await client.patch(own, { name: 'Anders', version: '1.1' })
      expect([changed.status, changed.body.name]).toEqual([200, 'Anders'])
      expect(ids((await client.get(`${path}?name=Anders`)).body)).toEqual([made.body.id])
      expect((await client.delete(own)).status).toBe(204)
      expect((await client.get(own)).status).toBe(404)
      expect((await client.delete(own)).status).toBe(404)
    }
    // Nothing is left at the desk of what was removed.
    expect((await desk.revisions()).revisions.filter(({ origin }) => origin === 'api')).toEqual([])
  })

  test('is one draft at the desk, with who made it, and is sold once a colleague launches it', async () => {
    const line = await firstLine()
    const [own] = line.productOfferingPrice
    const changed = await client.patch(`${prices}/${own.id}`, { price: { unit: 'EUR', value: 41.25 } })
    expect(changed.body).toMatchObject({ lifecycleStatus: 'In design', price: { value: 41.25 } })
    const spec = await client.post(specifications, { name: 'Eigen specificatie' })
    const made = await client.post(offerings, {
      name: 'Glasvezel voor twee',
      category: [{ id: 'internet-safe-internet' }],
      productSpecification: { id: spec.body.id },
      productOfferingPrice: [
        { priceType: 'recurring', price: { dutyFreeAmount: { unit: 'EUR', value: 3 } } },
      ],
    })
    expect(made.body).toMatchObject({
      lifecycleStatus: 'In design',
      productSpecification: { id: spec.body.id },
    })
    expect((await reader.get(`${prices}/${own.id}`)).body.price.value).not.toBe(41.25)

    const drafts = (await desk.revisions()).revisions.filter(({ origin }) => origin === 'api')
    expect(drafts).toMatchObject([
      { name: 'Concept van CRM', createdBy: 'CRM', items: 2, state: 'in-design' },
    ])
    const [draft] = drafts
    if (!draft) throw new Error('No draft')
    const { warned } = await desk.revision(draft.id)
    const planned = await desk.plan(draft.id, warned.map(problemText))
    expect(planned.status, JSON.stringify(planned.body)).toBeLessThan(300)
    expect((await reader.get(`${prices}/${own.id}`)).body).toMatchObject({
      lifecycleStatus: 'Launched',
      price: { value: 41.25 },
      version: '2',
    })
    expect((await reader.get(`${offerings}/${made.body.id}`)).body.lifecycleStatus).toBe('Launched')
    expect(
      (await client.get(`${prices}?lastUpdate=${(await reader.get(`${prices}/${own.id}`)).body.lastUpdate}`))
        .body.length,
    ).toBeGreaterThan(0)

    // Ended by the client: for it at once, for others when it is launched; then it is retired.
    expect((await client.delete(`${offerings}/${made.body.id}`)).status).toBe(204)
    expect((await client.get(`${offerings}/${made.body.id}`)).status).toBe(404)
    expect((await reader.get(`${offerings}/${made.body.id}`)).status).toBe(200)
    const [next] = (await desk.revisions()).revisions.filter(({ state }) => state === 'in-design')
    if (!next) throw new Error('No draft')
    await desk.plan(next.id, (await desk.revision(next.id)).warned.map(problemText))
    expect((await reader.get(`${offerings}/${made.body.id}`)).body).toMatchObject({
      lifecycleStatus: 'Retired',
      validFor: { endDateTime: expect.stringMatching(/Z$/) },
    })
    expect((await client.delete(`${offerings}/${made.body.id}`)).status).toBe(409)
  })

  test('hides nothing that is sold: its version is read by number, and listed by its status', async () => {
    const line = await firstLine()
    const drafting = await tmfClient(shop, { name: 'Prijzen' })
    const [{ id }] = line.productOfferingPrice
    const sold = (await reader.get(`${prices}/${id}`)).body
    const drafted = (await drafting.patch(`${prices}/${id}`, { price: { unit: 'EUR', value: 12.34 } })).body
    expect([drafted.lifecycleStatus, drafted.version]).toEqual([
      'In design',
      String(Number(sold.version) + 1),
    ])
    // The newest is read unless another one is asked for.
    expect((await drafting.get(`${prices}/${id}`)).body).toEqual(drafted)
    expect((await drafting.get(`${prices}?id=${id}`)).body).toEqual([drafted])
    expect((await drafting.get(`${prices}/${id}?version=${sold.version}`)).body).toEqual(sold)
    expect((await drafting.get(`${prices}/${id}?version=${drafted.version}`)).body).toEqual(drafted)
    expect((await drafting.get(`${prices}/${id}?version=9`)).status).toBe(404)
    expect((await drafting.get(`${prices}?id=${id}&lifecycleStatus=Launched`)).body).toEqual([sold])
    expect((await drafting.get(`${prices}?id=${id}&version=${sold.version}`)).body).toEqual([sold])
    expect((await drafting.get(`${prices}?id=${id}&lifecycleStatus=In%20design,Launched`)).body).toHaveLength(
      2,
    )
    // A shop of its own shows what is sold.
    const shown = await drafting.get(`${offerings}?id=${line.id}&lifecycleStatus=Launched&isSellable=true`)
    expect(shown.body).toEqual([line])
    expect((await reader.get(`${prices}/${id}?version=${drafted.version}`)).status).toBe(404)
    expect((await drafting.delete(`${offerings}/${line.id}`)).status).toBe(204)
    expect((await drafting.get(`${offerings}?id=${line.id}`)).body).toEqual([])
    expect((await drafting.get(`${offerings}?id=${line.id}&lifecycleStatus=Launched`)).body).toEqual([line])
  })

  test('gets a number in the draft once it gets a category, and is found by its former id too', async () => {
    const made = await client.post(offerings, {
      name: 'Nog zonder soort',
      channel: [{ id: '1', name: 'Web' }],
    })
    const former = `${offerings}/${made.body.id}`
    const unknown = await client.patch(former, { category: [{ id: 'vliegtuig' }] })
    expect([unknown.status, unknown.body.fields[0].path]).toEqual([422, 'category'])
    const moved = await client.patch(former, { category: [{ id: 'cloud' }], description: 'Met soort' })
    expect(moved.body).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      name: 'Nog zonder soort',
      description: 'Met soort',
      lifecycleStatus: 'In design',
      channel: [{ id: '1', name: 'Web' }],
    })
    expect((await client.get(former)).body).toEqual(moved.body)
    expect((await client.get(`${offerings}/${moved.body.id}`)).body).toEqual(moved.body)
    expect(ids((await client.get(`${offerings}?name=Nog%20zonder%20soort`)).body)).toEqual([moved.body.id])
    expect((await client.patch(former, { name: 'Met soort' })).body).toMatchObject({ name: 'Met soort' })
    expect((await reader.get(former)).status).toBe(404)
    expect((await client.delete(former)).status).toBe(204)
    for (const path of [former, `${offerings}/${moved.body.id}`])
      expect((await client.get(path)).status).toBe(404)
  })

  test.each([
    [
      'a category that there is not',
      offerings,
      { name: 'A', category: [{ id: 'vliegtuig' }] },
      422,
      'category',
    ],
    [
      'an amount with three decimals',
      offerings,
      {
        name: 'A',
        category: [{ id: 'cloud' }],
        productOfferingPrice: [{ price: { dutyFreeAmount: { value: 1.005 } } }],
      },
      422,
      'productOfferingPrice[0].price.dutyFreeAmount',
    ],
    ['a price below nothing', prices, { name: 'A', price: { unit: 'USD', value: 1 } }, 422, 'price'],
    ['no name', offerings, { description: 'x' }, 400, 'name'],
    ['a flag that is none', specifications, { name: 'A', isBundle: 'ja' }, 400, 'isBundle'],
  ])('is refused with %s', async (_what, path, body, status, field) => {
    const answer = await client.post(path, body)
    expect(answer.status).toBe(status)
    expect(answer.body.fields.map(({ path: wrong }: Json) => wrong)).toEqual([field])
  })

  test('keeps the meaning of what is sold, and leaves publishing to the desk', async () => {
    const line = await firstLine()
    const path = `${offerings}/${line.id}`
    const longer = await client.patch(path, {
      productOfferingTerm: [{ duration: { amount: 7, units: 'month' } }],
    })
    expect([longer.status, longer.body.fields[0].path]).toEqual([422, 'productOfferingTerm'])
    const launched = await client.patch(path, { lifecycleStatus: 'Retired' })
    expect([launched.status, launched.body.fields[0].path]).toEqual([422, 'lifecycleStatus'])
    expect((await client.delete(`${prices}/${line.productOfferingPrice[0].id}`)).status).toBe(409)
    const part = line.productOfferingRelationship[0]
    expect((await client.patch(`${offerings}/${part.id}`, { name: 'A' })).status).toBe(409)
    expect((await client.patch(`${specifications}/internet`, { name: 'A' })).status).toBe(409)
    const period = await client.patch(`${prices}/${line.productOfferingPrice[0].id}`, {
      priceType: 'oneTime',
    })
    expect(period.body.fields[0].path).toBe('priceType')
  })

  test('waits while a colleague tests it, and is never launched of a test client', async () => {
    const test = await tmfClient(shop, { name: 'Probeer', isTest: true })
    const line = await firstLine()
    const price = `${prices}/${line.productOfferingPrice[0].id}`
    await test.patch(price, { price: { value: 39 } })
    const draft = (await desk.revisions()).revisions.find(({ name }) => name === 'Testconcept van Probeer')
    if (!draft) throw new Error('No draft')
    const { status, body } = await desk.plan(draft.id)
    expect([status, body.message]).toEqual([409, 'Dit concept is van een testkoppeling en gaat nooit in.'])
    await desk.test(draft.id)
    expect((await test.get(price)).body.lifecycleStatus).toBe('In test')
    expect((await test.patch(price, { price: { value: 38 } })).status).toBe(409)
  })
})

test('each request of the documentation works as it stands', async () => {
  const stranger = await tmfClient(shop, { name: 'Vreemde' })
  for (const { method, path, body } of documentedRequests('catalogue.md')) {
    const answer = await (method === 'POST' ? stranger.post(path, body) : stranger.patch(path, body))
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(method === 'POST' ? 201 : 200)
    expect(answer.body.status ?? 'Succeeded', answer.body.errorLog).toBe('Succeeded')
  }
  // The file was read after the patch.
  expect((await stranger.get(`${prices}/21102`)).body.price.value).toBe(15.75)
})

describe('a price', () => {
  test('is valid from when it was launched, whatever else of its offering changed later', async () => {
    const { id } = await firstLine()
    const read = async (by = reader) => (await by.get(`${prices}/${id}`)).body
    const launched = async (values: Partial<Offering>) => {
      const revision = await desk.make('Lijn')
      expect((await desk.change(revision, Number(id), values)).status).toBe(204)
      const { warned } = await desk.revision(revision)
      expect((await desk.plan(revision, warned.map(problemText))).status).toBe(204)
      return (await read()).lastUpdate
    }
    const first = (await read()).validFor.startDateTime
    await launched({ information: ['Nu met meer tekst'] })
    expect((await read()).validFor.startDateTime).toBe(first)
    const setupOf = async () => {
      const { productOfferingPrice } = (await reader.get(`${offerings}/${id}`)).body
      const price = productOfferingPrice.find(({ role }: Json) => role === 'setup')
      return (await reader.get(`${prices}/${price.id}`)).body
    }
    const setup = (await setupOf()).validFor.startDateTime
    const cents = Math.round((await read()).price.value * 100)

    const dearer = await launched({ priceInCents: cents + 100 })
    expect((await read()).validFor.startDateTime).toBe(dearer)
    // The set-up costs what it cost, so that price is older than the last change of its offering.
    expect((await setupOf()).validFor.startDateTime).toBe(setup)
    await launched({ information: ['En nog meer tekst'] })
    await launched({ promoted: true })
    expect((await read()).validFor.startDateTime).toBe(dearer)

    const listed = await launched({ listPriceInCents: cents + 900 })
    expect((await read()).validFor.startDateTime).toBe(listed)
    // A price that comes back begins anew.
    const back = await launched({ priceInCents: cents, listPriceInCents: null })
    await launched({ information: [] })
    expect((await read()).validFor.startDateTime).toBe(back)

    // In a draft that changes something else the price is still the one that is sold.
    const drafting = await tmfClient(shop, { name: 'Teksten' })
    expect((await drafting.patch(`${offerings}/${id}`, { description: 'Anders' })).status).toBe(200)
    expect(await read(drafting)).toMatchObject({
      lifecycleStatus: 'In design',
      validFor: { startDateTime: back },
    })
    await drafting.patch(`${prices}/${id}`, { price: { unit: 'EUR', value: cents / 100 + 7 } })
    expect((await read(drafting)).validFor).toBeUndefined()
  })
})
