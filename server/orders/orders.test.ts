import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LastOrder, lastOrder } from '../../contract/last-order.ts'
import { OrderPlaced, OrderRefused, PriceChanged, placeOrder } from '../../contract/order.ts'
import { parseOrderNumber } from '../../domain/order-number.ts'
import { secretsFrom } from '../secrets.ts'
import { startTestShop, type TestShop, type TestVisitor } from '../testing-shop.ts'
import { createIbanCipher } from './iban-cipher.ts'
import {
  additionalData,
  address,
  contactPerson,
  fibreFor3Years,
  fibreForAYear,
  guest,
  ids,
  order,
  quote,
  quoteForm,
  send,
} from './testing.ts'

const secrets = secretsFrom('a secret of the order tests, long enough to be one')
let shop: TestShop
let visitor: TestVisitor
let woken = 0

beforeAll(async () => {
  shop = await startTestShop({ secrets, onMailQueued: () => woken++ })
})
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
})

const rows = async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await shop.testDatabase.pool.query(sql, [...values])).rows

type Stored = Record<'orders' | 'quotes' | 'lines' | 'consents' | 'mails' | 'keys', number>
const stored = async (): Promise<Stored | undefined> =>
  (
    await rows<Stored>(`select
      (select count(*)::int from orders) as orders, (select count(*)::int from quotes) as quotes,
      (select count(*)::int from order_lines) + (select count(*)::int from quote_lines) as lines,
      (select count(*)::int from consents) as consents, (select count(*)::int from outbox_emails) as mails,
      (select count(*)::int from idempotency_keys) as keys`)
  )[0]

const withProducts = (products: readonly unknown[]) => ({ ...order, products })
const withData = (data: object) => ({ ...order, additionalData: { ...additionalData, ...data } })
const withGuest = (changes: object) => ({ ...order, userWithoutAccountInformation: { ...guest, ...changes } })

/** Expects a refusal with reasons that leaves everything as it was. */
async function expectRefused(body: unknown): Promise<OrderRefused> {
  const before = await stored()
  const answer = await send(visitor, body, 'a-key')
  expect(answer.status).toBe(422)
  expect(await stored()).toEqual(before)
  const refusal = OrderRefused.parse(answer.body)
  expect(refusal.reasons.length).toBeGreaterThan(0)
  return refusal
}

async function place(body: unknown, key?: string): Promise<string> {
  const answer = await send(visitor, body, key)
  expect(answer.status).toBe(201)
  const number = parseOrderNumber(OrderPlaced.parse(answer.body).orderNumber)
  if (!number) throw new Error('The answer has no order number')
  return number
}

describe('a good order', () => {
  it('is stored with its lines, consents and mails, at our prices, and its number can be read out', async () => {
    const number = await place(withData({ directDebit: true, technicalPerson: null }))
    const [row] = await rows<Record<string, unknown>>('select * from orders where order_number = $1', [
      number,
    ])
    expect(row).toMatchObject({
      product_type: 'internet',
      state: 'acknowledged',
      company_name: guest.companyName,
      kvk_number: '68750110',
      kvk_checked: true,
      email: contactPerson.email,
      direct_debit: true,
      monthly_in_cents: 5750 + 350,
      one_time_in_cents: 0,
    })
    const lines = await rows<{ product_id: number; price_in_cents: number; availability: string | null }>(
      `select product_id, price_in_cents, product ->> 'fiberLineAvailability' as availability
       from order_lines where order_id = $1 order by position`,
      [row?.id],
    )
    expect(lines.map(line => line.product_id)).toEqual(fibreForAYear.map(product => product.id))
    expect(lines[0]).toMatchObject({ price_in_cents: 5750, availability: 'on-net' })
    expect(
      await rows('select kind, text_version, reference from consents where order_id = $1 order by id', [
        row?.id,
      ]),
    ).toEqual([
      { kind: 'terms', text_version: '2026-11', reference: null },
      { kind: 'direct-debit', text_version: '2026-11 CORE', reference: `MACHTIGING-${number}` },
    ])
    const mails = await rows<{ kind: string; recipient: string; state: string }>(
      'select kind, recipient, state from outbox_emails where order_id = $1 order by id',
      [row?.id],
    )
    expect(mails).toEqual([
      { kind: 'order-confirmation', recipient: contactPerson.email, state: 'queued' },
      { kind: 'order-notice', recipient: 'hallo@lijnhaven.example', state: 'queued' },
    ])
  })

  it('wakes the outbox once it is stored', async () => {
    const before = woken
    await place(order)
    expect(woken).toBe(before + 1)
  })

  it('keeps the IBAN encrypted, readable only with our key and for this order', async () => {
    const number = await place(order)
    const [row] = await rows<{ iban_encrypted: Buffer; whole: string }>(
      'select iban_encrypted, orders::text as whole from orders where order_number = $1',
      [number],
    )
    expect(row?.whole).not.toContain('NL91ABNA0417164300')
    const cipher = createIbanCipher(secrets.deriveKey('iban'))
    expect(row && cipher.decrypt(row.iban_encrypted, number)).toBe('NL91ABNA0417164300')
    expect(() => row && cipher.decrypt(row.iban_encrypted, '482739166')).toThrow()
  })

  it('is flagged where the company register could not confirm the KVK number', async () => {
    const number = await place(withGuest({ kvkNumber: '12345678' }))
    expect(await rows('select kvk_checked from orders where order_number = $1', [number])).toEqual([
      { kvk_checked: false },
    ])
  })

  it('costs what our catalogue says, whatever prices, totals and powers the browser sent', async () => {
    const number = await place({
      ...order,
      isAdmin: true,
      status: 'completed',
      total: 1,
      products: fibreForAYear.map(product => ({ ...product, price: 0.01, priceInCents: 1 })),
      additionalData: { ...additionalData, customerId: 1, totals: { monthly: 0 } },
    })
    expect(
      await rows('select monthly_in_cents, state from orders where order_number = $1', [number]),
    ).toEqual([{ monthly_in_cents: 6100, state: 'acknowledged' }])
  })

  it('cannot reach for a prototype', async () => {
    for (const poison of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const answer = await send(visitor, JSON.stringify(order).replace('{', `{${poison},`))
      expect(answer.status).toBe(400)
    }
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('belongs to an active reseller, and to none where the id is wrong', async () => {
    const of = async (resellerId: unknown) =>
      (
        await rows<{ reseller_id: string | null }>('select reseller_id from orders where order_number = $1', [
          await place(withData({ resellerId })),
        ])
      )[0]?.reseller_id
    expect(await of('netwerkpartner-noord')).toBe('netwerkpartner-noord')
    expect(await of('netwerkpartner-zuid')).toBeNull()
    expect(await of('x'.repeat(5000))).toBeNull()
    expect(await of({ id: 1 })).toBeNull()
    await rows("insert into resellers (id, company_name, active) values ('gestopt', 'Gestopt', false)")
    expect(await of('gestopt')).toBeNull()
  })

  it('for 3 years says that the term was agreed to expressly', async () => {
    const number = await place({
      ...withProducts(fibreFor3Years),
      additionalData: { ...additionalData, longTermConsent: true },
    })
    expect(
      await rows(
        `select kind from consents join orders on orders.id = order_id where order_number = $1 and kind = 'long-term'`,
        [number],
      ),
    ).toHaveLength(1)
  })
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
    await expectRefused(withProducts(products))
  })

  it.each([-1, 0, 1.5, 1e9, '2', null, 100, Number.MAX_SAFE_INTEGER + 1, true, [1]])(
    'because of the quantity %j',
    async quantity => {
      const { reasons } = await expectRefused(withProducts([{ id: ids.fibre500For12Months, quantity }]))
      expect(reasons).toContain('Een aantal is een heel getal van 1 tot en met 99')
    },
  )

  it.each([-1, 0, 1.5, 1e30, '11005', null, {}])('because of the product id %j', async id => {
    await expectRefused(withProducts([{ id, quantity: 1 }]))
  })

  it('because 21 mailboxes are more than we move over', async () => {
    const [migration] = await rows<{ id: number }>(
      "select id from products where product_sub_type = 'cloud-migratie' limit 1",
    )
    await expectRefused(withProducts([{ id: migration?.id, quantity: 21 }]))
  })

  it('because a product left the catalogue', async () => {
    const fresh = await startTestShop()
    try {
      const { pool } = fresh.testDatabase
      expect((await send(fresh.visitor(), order)).status).toBe(201)
      await pool.query('update products set retired_at = now() where id = $1', [ids.rentalRouter])
      await pool.query("update catalogue_state set version = 'without-router'")
      const answer = await send(fresh.visitor(), order)
      expect(answer.status).toBe(422)
      expect((await pool.query('select 1 from orders')).rowCount).toBe(1)
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
    await expectRefused(withData({ postCodeAddress }))
  })

  it.each([
    ['kvkNumber', { kvkNumber: '90004973' }, 'KVK nummer is niet geldig.'],
    ['iban', { iban: 'NL92ABNA0417164300' }, 'IBAN is niet geldig.'],
    ['iban', { iban: 'SA0380000000608010167519' }, 'IBAN is niet geldig.'],
    ['email', { email: 'a@b.nl, c@d.nl' }, 'Ongeldig e-mailadres'],
    [
      'companyName',
      { companyName: 'Bakker\r\nBcc: iemand@anders.nl' },
      'Gebruik hier geen regeleinden of tabs',
    ],
    ['companyName', { companyName: '' }, 'Organisatie is verplicht'],
  ])('because of %s %j', async (field, changes, message) => {
    const { errors } = await expectRefused(withGuest(changes))
    expect(errors?.[field]?.message).toBe(message)
  })

  it('because the terms were not accepted, or not with a real yes', async () => {
    for (const termsAccepted of [false, undefined, 'true', 1]) {
      const { errors } = await expectRefused(withData({ termsAccepted }))
      expect(errors?.termsAccepted?.message).toBe('Ga akkoord met de algemene voorwaarden')
    }
  })

  it('because 36 months were not agreed to expressly', async () => {
    const { errors } = await expectRefused(withProducts(fibreFor3Years))
    expect(errors).toHaveProperty('longTermConsent')
  })

  it('because of parts that have another form', async () => {
    for (const data of [
      { contactPerson: 'Lotte' },
      { postCodeAddress: null },
      { technicalPerson: {} },
      { directDebit: 'ja' },
    ])
      await expectRefused(withData(data))
    await expectRefused({ ...order, additionalData: undefined })
    await expectRefused({ ...order, products: 'alles' })
    await expectRefused(withData({ requestType: 'gift' }))
  })
})

describe('who may order', () => {
  it('neither an account nor details is 401', async () => {
    for (const userWithoutAccountInformation of [undefined, null, 'ik']) {
      expect((await send(visitor, { ...order, userWithoutAccountInformation })).status).toBe(401)
    }
    expect((await send(visitor, { ...quote, userWithoutAccountInformation: undefined })).status).toBe(401)
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

describe('a price that changed', () => {
  it('is shown for consent and stores nothing; what was agreed to is ordered', async () => {
    const before = await stored()
    const answer = await send(
      visitor,
      {
        ...order,
        products: fibreForAYear.map(product => ({
          ...product,
          agreedPrice: product.id === ids.rentalRouter ? 3 : undefined,
        })),
        additionalData: { ...additionalData, agreedTotals: { monthly: 60.5, oneTime: 0 } },
      },
      'price-key',
    )
    expect(answer.status).toBe(409)
    const change = PriceChanged.parse(answer.body)
    expect(change.totals).toEqual({ monthly: 61, oneTime: 0 })
    expect(change.changes).toContainEqual({ id: ids.rentalRouter, was: 3, now: 3.5 })
    expect(await stored()).toEqual(before)
    await place(withData({ agreedTotals: change.totals }), 'price-key')
  })

  it('names only the products whose price is another than was seen', async () => {
    const seen = { [ids.fibre500For12Months]: 55, [ids.itsSetup]: 0, [ids.rentalRouter]: 3.5 }
    const answer = await send(visitor, {
      ...order,
      products: fibreForAYear.map(product => ({ ...product, agreedPrice: seen[product.id] })),
      additionalData: { ...additionalData, agreedTotals: { monthly: 58.5, oneTime: 0 } },
    })
    expect(PriceChanged.parse(answer.body).changes).toEqual([
      { id: ids.fibre500For12Months, was: 55, now: 57.5 },
    ])
  })
})

describe('a quote request', () => {
  it('is stored with its lines, and both sides get a mail', async () => {
    const number = await place(quote)
    const [row] = await rows<Record<string, unknown>>('select * from quotes where quote_number = $1', [
      number,
    ])
    expect(row).toMatchObject({ state: 'inProgress', full_name: quoteForm.fullName, monthly_in_cents: 6100 })
    expect(await rows('select 1 from quote_lines where quote_id = $1', [row?.id])).toHaveLength(3)
    expect(
      await rows('select kind, recipient from outbox_emails where quote_id = $1 order by id', [row?.id]),
    ).toEqual([
      { kind: 'quote-confirmation', recipient: quoteForm.email },
      { kind: 'quote-notice', recipient: 'hallo@lijnhaven.example' },
    ])
  })

  it('may be for fibre that must be dug first, and needs no consent for 36 months', async () => {
    await place({
      ...quote,
      products: fibreFor3Years,
      additionalData: {
        ...quote.additionalData,
        postCodeAddress: { ...address, zipCode: '3447GT', houseNumber: '1' },
      },
    })
  })

  it('is refused where nothing can be had, and for other types than internet', async () => {
    await expectRefused({
      ...quote,
      additionalData: {
        ...quote.additionalData,
        postCodeAddress: { ...address, zipCode: '8011PK', houseNumber: '15' },
      },
    })
    const others = await rows<{ id: number }>(
      "select distinct on (product_type) id from products where product_type <> 'internet' and product_sub_type is null",
    )
    expect(others).toHaveLength(3)
    for (const { id } of others) await expectRefused({ ...quote, products: [{ id, quantity: 1 }] })
  })

  it('asks for all four fields and the terms', async () => {
    for (const field of Object.keys(quoteForm)) {
      const { errors } = await expectRefused({
        ...quote,
        userWithoutAccountInformation: { ...quoteForm, [field]: '' },
      })
      expect(errors).toHaveProperty(field)
    }
    await expectRefused({ ...quote, additionalData: { ...quote.additionalData, termsAccepted: false } })
  })
})

describe('the thank-you page', () => {
  const last = async (of: TestVisitor) => {
    const response = await of.get(lastOrder.path)
    return response.status === 200 ? LastOrder.parse(await response.json()) : response.status
  }

  it('has what this session ordered last, and nothing for anyone else', async () => {
    expect(await last(visitor)).toBe(404)
    await place(order)
    const number = await place(withProducts([...fibreForAYear, { id: 12_201, quantity: 1 }]))
    const shown = await last(visitor)
    expect(shown).toMatchObject({
      orderNumber: number.replace(/(\d{3})(?=\d)/g, '$1-'),
      requestType: 'order',
      productType: 'internet',
      totals: { monthly: 64.5, oneTime: 0 },
      email: contactPerson.email,
    })
    expect(await last(shop.visitor())).toBe(404)
  })

  it('shows a quote that came after an order', async () => {
    await place(order)
    await place(quote)
    expect(await last(visitor)).toMatchObject({ requestType: 'quote', email: quoteForm.email })
  })
})
