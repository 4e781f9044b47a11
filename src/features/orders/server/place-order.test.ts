import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import consents from '../../../../content/consents.json' with { type: 'json' }
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { callBy } from '../../calendar/server/promised.ts'
import { priceOf, sumOf } from '../../catalogue/server/testing.ts'
import { PriceChanged } from '../contract.ts'
import {
  additionalData,
  contactPerson,
  fibreFor3Years,
  fibreForAYear,
  guest,
  ids,
  order,
  place,
  rowsOf,
  send,
  storedCounts,
  withData,
  withGuest,
  withProducts,
} from './testing.ts'

const secrets = secretsFrom('a secret of the order tests, long enough to be one')
let visitor: TestVisitor
let woken = 0

const shop = await startTestShop({ secrets, onMailQueued: () => woken++ })
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
})

describe('a good order', () => {
  it('is stored with its lines, consents and mails, at our prices, and its number can be read out', async () => {
    const number = await place(visitor, withData({ directDebit: true, technicalPerson: null }))
    const [row] = await rowsOf<Record<string, unknown>>(
      shop,
      `select * from cases join product_orders on case_id = id where number = $1`,
      [number],
    )
    expect(row).toMatchObject({
      product_type: 'internet',
      state: 'acknowledged',
      organization_name: guest.companyName,
      kvk_number: '68750110',
      kvk_checked: true,
      contact_email: contactPerson.email,
      direct_debit: true,
      monthly_in_cents: sumOf(fibreForAYear),
      one_time_in_cents: 0,
    })
    const promised = callBy({ closingDays: [] })(row?.opened_at as Date)
    expect(row?.due_at).toEqual(promised)
    const lines = await rowsOf<{ product_id: number; price_in_cents: number; availability: string | null }>(
      shop,
      `select product_id, price_in_cents, product ->> 'fiberLineAvailability' as availability
       from case_lines where case_id = $1 order by position`,
      [row?.id],
    )
    expect(lines.map(line => line.product_id)).toEqual(fibreForAYear.map(product => product.id))
    expect(lines[0]).toMatchObject({
      price_in_cents: priceOf(ids.fibre500For12Months),
      availability: 'on-net',
    })
    expect(
      await rowsOf(
        shop,
        `select kind, version, reference from case_consents join agreement_texts on id = agreement_text_id
         where case_id = $1 order by id`,
        [row?.id],
      ),
    ).toEqual([
      { kind: 'terms', version: consents.terms.version, reference: null },
      { kind: 'direct-debit', version: '2026-11 CORE', reference: `MACHTIGING-${number}` },
    ])
    const mails = await rowsOf<{ kind: string; recipient: string; state: string }>(
      shop,
      'select kind, recipient, state from deliveries where case_id = $1 order by id',
      [row?.id],
    )
    expect(mails).toEqual([
      { kind: 'order-confirmation', recipient: contactPerson.email, state: 'queued' },
      { kind: 'order-notice', recipient: 'hallo@lijnhaven.example', state: 'queued' },
    ])
  })

  it('wakes the outbox once it is stored', async () => {
    const before = woken
    await place(visitor, order)
    expect(woken).toBe(before + 1)
  })

  it('keeps the IBAN encrypted, readable only with our key and for this order', async () => {
    const number = await place(visitor, order)
    const [row] = await rowsOf<{ iban_encrypted: Buffer; whole: string }>(
      shop,
      'select iban_encrypted, product_orders::text as whole from product_orders join cases on id = case_id where number = $1',
      [number],
    )
    expect(row?.whole).not.toContain('NL91ABNA0417164300')
    const cipher = createCipher(secrets.deriveKey('iban'))
    expect(row && cipher.decrypt(row.iban_encrypted, number).toString()).toBe('NL91ABNA0417164300')
    expect(() => row && cipher.decrypt(row.iban_encrypted, '482739166')).toThrow()
  })

  it('is flagged where the company register could not confirm the KVK number', async () => {
    const number = await place(visitor, withGuest({ kvkNumber: '12345678' }))
    expect(
      await rowsOf(
        shop,
        'select kvk_checked from product_orders join cases on id = case_id where number = $1',
        [number],
      ),
    ).toEqual([{ kvk_checked: false }])
  })

  it('costs what our catalogue says, whatever prices, totals and powers the browser sent', async () => {
    const number = await place(visitor, {
      ...order,
      isAdmin: true,
      status: 'completed',
      total: 1,
      products: fibreForAYear.map(product => ({ ...product, price: 0.01, priceInCents: 1 })),
      additionalData: { ...additionalData, customerId: 1, totals: { monthly: 0 } },
    })
    expect(
      await rowsOf(
        shop,
        'select monthly_in_cents, state from product_orders join cases on id = case_id where number = $1',
        [number],
      ),
    ).toEqual([{ monthly_in_cents: sumOf(fibreForAYear), state: 'acknowledged' }])
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
        await rowsOf<{ reseller_id: string | null }>(
          shop,
          'select reseller_id from cases where number = $1',
          [await place(visitor, withData({ resellerId }))],
        )
      )[0]?.reseller_id
    expect(await of('netwerkpartner-noord')).toBe('netwerkpartner-noord')
    expect(await of('netwerkpartner-zuid')).toBeNull()
    expect(await of('x'.repeat(5000))).toBeNull()
    expect(await of({ id: 1 })).toBeNull()
    await rowsOf(
      shop,
      "insert into resellers (id, company_name, active) values ('gestopt', 'Gestopt', false)",
    )
    expect(await of('gestopt')).toBeNull()
  })

  it('for 3 years says that the term was agreed to expressly', async () => {
    const number = await place(visitor, {
      ...withProducts(fibreFor3Years),
      additionalData: { ...additionalData, longTermConsent: true },
    })
    expect(
      await rowsOf(
        shop,
        `select from case_consents join agreement_texts on agreement_texts.id = agreement_text_id
           join cases on cases.id = case_id where number = $1 and agreement_texts.kind = 'long-term'`,
        [number],
      ),
    ).toHaveLength(1)
  })
})

describe('a price that changed', () => {
  it('is shown for consent and stores nothing; what was agreed to is ordered', async () => {
    const before = await storedCounts(shop)
    const [was, now] = [priceOf(ids.rentalRouter) / 100 - 0.5, priceOf(ids.rentalRouter) / 100]
    const monthly = sumOf(fibreForAYear) / 100
    const answer = await send(
      visitor,
      {
        ...order,
        products: fibreForAYear.map(product => ({
          ...product,
          agreedPrice: product.id === ids.rentalRouter ? was : undefined,
        })),
        additionalData: { ...additionalData, agreedTotals: { monthly: monthly - 0.5, oneTime: 0 } },
      },
      'price-key',
    )
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).not.toMatch(/weken|aanleg/)
    const change = PriceChanged.parse(answer.body)
    expect(change.totals).toEqual({ monthly, oneTime: 0 })
    expect(change.changes).toContainEqual({ id: ids.rentalRouter, was, now })
    expect(await storedCounts(shop)).toEqual(before)
    await place(visitor, withData({ agreedTotals: change.totals }), 'price-key')
  })

  it('names only the products whose price is another than was seen', async () => {
    const now = priceOf(ids.fibre500For12Months) / 100
    const was = now - 2.5
    const seen = (id: number) => (id === ids.fibre500For12Months ? was : priceOf(id) / 100)
    const answer = await send(visitor, {
      ...order,
      products: fibreForAYear.map(product => ({ ...product, agreedPrice: seen(product.id) })),
      additionalData: {
        ...additionalData,
        agreedTotals: { monthly: sumOf(fibreForAYear) / 100 - 2.5, oneTime: 0 },
      },
    })
    expect(PriceChanged.parse(answer.body).changes).toEqual([{ id: ids.fibre500For12Months, was, now }])
  })
})
