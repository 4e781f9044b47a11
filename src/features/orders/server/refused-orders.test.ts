import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { readCatalogueFiles } from '../../catalogue/server/catalogue-files.ts'
import { stopSelling } from '../../catalogue/server/testing.ts'
import { orderCalls } from '../contract.ts'
import {
  address,
  expectRefused,
  fibreFor3Years,
  fibreForAYear,
  ids,
  order,
  quote,
  send,
  withData,
  withGuest,
  withProducts,
} from './testing.ts'

const { placeOrder } = orderCalls

let visitor: TestVisitor

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
})

describe('an order that is refused', () => {
  it.each([
    ['a product that does not exist', [...fibreForAYear, { id: 99_999, quantity: 1 }]],
    ['a product of another type', [...fibreForAYear, { id: 42_572, quantity: 1 }]],
    ['two main lines', [...fibreForAYear, { id: 11_001, quantity: 1 }, { id: 11_002, quantity: 1 }]],
    [
      'a router that does not fit the term',
      [...fibreForAYear.slice(0, 2), { id: ids.includedRouter, quantity: 1 }],
    ],
    ['no router', fibreForAYear.slice(0, 2)],
    ['no set-up', fibreForAYear.filter(({ id }) => id !== ids.itsSetup)],
    ['television without a box', [...fibreForAYear, { id: ids.television, quantity: 1 }]],
    [
      'five set-top boxes',
      [...fibreForAYear, { id: ids.television, quantity: 1 }, { id: ids.tvBox, quantity: 5 }],
    ],
    [
      'the same box twice',
      [
        ...fibreForAYear,
        { id: ids.television, quantity: 1 },
        { id: ids.tvBox, quantity: 4 },
        { id: ids.tvBox, quantity: 4 },
      ],
    ],
    ['two of one line', [{ id: ids.fibre500For12Months, quantity: 2 }, ...fibreForAYear.slice(1)]],
    ['only a router', fibreForAYear.slice(2)],
    ['nothing', []],
  ])('because of %s', async (_, products) => {
    await expectRefused(shop, visitor, withProducts(products))
  })

  it.each([
    ['over', ['2026-W01'], 'Deze week kan niet meer. Kies een week uit de lijst.'],
    ['none of its year', ['2027-W53'], 'Kies een week uit de lijst.'],
    ['one of four', ['2026-W50', '2026-W51', '2026-W52', '2026-W53'], 'Kies hoogstens 3 weken.'],
  ])('because a preferred week is %s, at its field', async (_, weeks, message) => {
    const body = withData({ deliveryPreference: { weeks, partOfDay: 'day' } })
    const { errors = {} } = await expectRefused(shop, visitor, body)
    const [[field, error] = []] = Object.entries(errors)
    expect(field).toMatch(/^deliveryPreference\.weeks/)
    expect(error?.message).toBe(message)
  })

  it('because of what is not sold any more, and says which ids these are', async () => {
    const gone = [
      { id: 99_998, quantity: 1 },
      { id: 99_999, quantity: 1 },
    ]
    const refusal = await expectRefused(shop, visitor, withProducts([...fibreForAYear, ...gone]))
    expect(refusal.unknownProducts).toEqual([99_998, 99_999])
    const foreign = withProducts([...fibreForAYear, { id: 42_572, quantity: 1 }])
    expect(await expectRefused(shop, visitor, foreign)).not.toHaveProperty('unknownProducts')
  })

  it.each([-1, 0, 1.5, 1e9, '2', null, 9901, Number.MAX_SAFE_INTEGER + 1, true, [1]])(
    'because of the quantity %j',
    async quantity => {
      const { reasons } = await expectRefused(
        shop,
        visitor,
        withProducts([{ id: ids.fibre500For12Months, quantity }]),
      )
      expect(reasons).toContain('Een aantal is een heel getal van 1 tot en met 9900')
    },
  )

  it.each([-1, 0, 1.5, 1e30, '11005', null, {}])('because of the product id %j', async id => {
    await expectRefused(shop, visitor, withProducts([{ id, quantity: 1 }]))
  })

  it('because 21 mailboxes are more than we move over', async () => {
    const migration = readCatalogueFiles().find(({ productSubType }) => productSubType === 'cloud-migratie')
    await expectRefused(shop, visitor, withProducts([{ id: migration?.id, quantity: 21 }]))
  })

  it('because a product left the catalogue', async () => {
    const fresh = await startTestShop()
    try {
      const { pool } = fresh.testDatabase
      expect((await send(fresh.visitor(), order)).status).toBe(201)
      await stopSelling(pool, ids.fibre500For12Months)
      const answer = await send(fresh.visitor(), order)
      expect(answer.status).toBe(422)
      expect((await pool.query('select 1 from product_orders')).rowCount).toBe(1)
    } finally {
      await fresh.stop()
    }
  })

  it.each([
    ['a line that the address does not have', { ...address, zipCode: '8011PK', houseNumber: '15' }],
    [
      'fibre where there is only DSL',
      { ...address, zipCode: '2611CC', houseNumber: '12', houseNumberSuffix: 'A' },
    ],
    ['fibre that must be dug first', { ...address, zipCode: '3447GT', houseNumber: '1' }],
    ['an address that does not exist', { ...address, houseNumber: '4242' }],
  ])('because of %s', async (_, postCodeAddress) => {
    await expectRefused(shop, visitor, withData({ postCodeAddress }))
  })

  it.each([
    ['kvkNumber', { kvkNumber: '90004973' }, 'KVK nummer is niet geldig.'],
    ['iban', { iban: 'NL92ABNA0417164300' }, 'IBAN is niet geldig.'],
    ['iban', { iban: 'SA0380000000608010167519' }, 'IBAN is niet geldig.'],
    ['email', { email: 'a@b.nl, c@d.nl' }, 'Ongeldig e-mailadres'],
    ['companyName', { companyName: 'Bakker\r\nBcc: iemand@anders.nl' }, 'Gebruik hier geen regeleinden'],
    ['companyName', { companyName: '' }, 'Vul je organisatie in'],
    [
      'street',
      { street: 'Voorbeeldstraat', city: 'Voorbeeldstad' },
      'Bij 1017\u00a0XN 42 hoort Frederiksplein in Amsterdam. Kijk postcode, huisnummer en straat na.',
    ],
    [
      'city',
      { city: 'Utrecht' },
      'Bij 1017\u00a0XN 42 hoort Amsterdam. Kijk postcode, huisnummer en plaats na.',
    ],
  ])('because of %s %j', async (field, changes, message) => {
    const { errors } = await expectRefused(shop, visitor, withGuest(changes))
    expect(errors?.[field]?.message).toBe(message)
  })

  it('because its invoice goes to a street that is not at that postcode', async () => {
    const invoiceAddress = {
      companyName: 'Holding B.V.',
      email: 'facturen@holding.example',
      address: { ...address, streetName: 'Voorbeeldstraat' },
    }
    const { errors } = await expectRefused(shop, visitor, withData({ invoiceAddress }))
    expect(Object.keys(errors ?? {})).toEqual(['invoiceAddress.address.streetName'])
  })

  it('because the terms were not accepted, or not with a real yes', async () => {
    for (const termsAccepted of [false, undefined, 'true', 1]) {
      const { errors } = await expectRefused(shop, visitor, withData({ termsAccepted }))
      expect(errors?.termsAccepted?.message).toBe('Ga akkoord met de algemene voorwaarden')
    }
  })

  it('because 36 months were not agreed to expressly', async () => {
    const { errors } = await expectRefused(shop, visitor, withProducts(fibreFor3Years))
    expect(errors).toHaveProperty('longTermConsent')
  })

  it('because of parts that have another form', async () => {
    for (const data of [
      { contactPerson: 'Lotte' },
      { postCodeAddress: null },
      { technicalPerson: {} },
      { directDebit: 'ja' },
    ])
      await expectRefused(shop, visitor, withData(data))
    await expectRefused(shop, visitor, { ...order, additionalData: undefined })
    await expectRefused(shop, visitor, { ...order, products: 'alles' })
    await expectRefused(shop, visitor, withData({ requestType: 'gift' }))
  })
})

describe('who may order', () => {
  it('neither an account nor details is 401', async () => {
    for (const userWithoutAccountInformation of [undefined, null, 'ik']) {
      expect((await send(visitor, { ...order, userWithoutAccountInformation })).status).toBe(401)
    }
    expect((await send(visitor, { ...quote, userWithoutAccountInformation: undefined })).status).toBe(401)
  })

  it('is said in one order: what is unreadable, who nobody knows, fields that are wrong', async () => {
    const unreadable = { status: 400, body: { message: 'De aanvraag is niet leesbaar.' } }
    const unidentified = { status: 401, body: { message: 'Vul eerst je gegevens in om te bestellen.' } }
    const wrong = withProducts([])
    const anonymous = { ...wrong, userWithoutAccountInformation: undefined }
    expect(await send(visitor, anonymous, 'no key')).toEqual(unreadable)
    for (const body of [[], 'order', 1]) expect(await send(visitor, JSON.stringify(body))).toEqual(unreadable)
    for (const body of [anonymous, {}, null])
      expect(await send(visitor, JSON.stringify(body))).toEqual(unidentified)
    expect((await send(visitor, wrong)).status).toBe(422)
    const { errors } = await expectRefused(shop, visitor, {
      ...quote,
      products: [],
      userWithoutAccountInformation: {},
      additionalData: { requestType: 'quote', postCodeAddress: address },
    })
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(
      ['companyName', 'email', 'fullName', 'phoneNumber', 'products', 'termsAccepted'].toSorted(),
    )
  })

  it('nobody without a CSRF token', async () => {
    const response = await visitor.send('POST', placeOrder.path, { body: order })
    expect(response.status).toBe(403)
  })

  it('a body that is no object, or no JSON, is 4xx with a Dutch message', async () => {
    for (const body of ['[]', 'null', '"order"', '{', '{"products":', ''.padEnd(2_000_000, ' ')]) {
      const response = await visitor.post(placeOrder.path, { body })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toHaveProperty('message')
    }
  })
})
