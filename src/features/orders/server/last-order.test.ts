import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { promisedFor } from '../../calendar/server/promised.ts'
import { sumOf } from '../../catalogue/server/testing.ts'
import { LastOrder, lastOrderCalls } from '../contract-last-order.ts'
import { contactPerson, fibreForAYear, order, place, quote, quoteForm, withProducts } from './testing.ts'

const { lastOrder, lastOrderFile } = lastOrderCalls

/** The day on which an order of today would be called about otherwise. */
const closingDay = promisedFor({ closingDays: [] })(new Date()).callBy

let visitor: TestVisitor

const shop = await startTestShop({}, { CLOSING_DAYS: closingDay })
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
})

describe('the thank-you page', () => {
  const last = async (of: TestVisitor) => {
    const response = await of.get(lastOrder.path)
    return response.status === 200 ? LastOrder.parse(await response.json()) : response.status
  }

  it('has what this session ordered last, and nothing for anyone else', async () => {
    expect(await last(visitor)).toBe(404)
    await place(visitor, order)
    const products = [...fibreForAYear, { id: 12_201, quantity: 1 }]
    const number = await place(visitor, withProducts(products))
    const shown = await last(visitor)
    expect(shown).toMatchObject({
      orderNumber: number.replace(/(\d{3})(?=\d)/g, '$1-'),
      requestType: 'order',
      productType: 'internet',
      totals: { monthlyInCents: sumOf(products), oneTimeInCents: 0 },
      email: contactPerson.email,
      isGuests: true,
    })
    expect(await last(shop.visitor())).toBe(404)
  })

  it('offers the confirmation of that order as a file, to this session alone, and none of a quote request', async () => {
    const file = (of: TestVisitor) => of.get(lastOrderFile.path)
    expect((await file(visitor)).status).toBe(404)
    const number = await place(visitor, order)
    const answer = await file(visitor)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`bestelling-${number}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await file(shop.visitor())).status).toBe(404)
    await place(visitor, quote)
    expect((await file(visitor)).status).toBe(404)
  })

  it('has the days that are promised from the moment of the order, closing days left out', async () => {
    await place(visitor, order)
    const { rows } = await shop.testDatabase.pool.query<{ created_at: Date }>(
      'select created_at from orders order by created_at',
    )
    const createdAt = rows.at(-1)?.created_at ?? new Date(Number.NaN)
    const promised = promisedFor({ closingDays: [closingDay] })(createdAt)
    expect(promised.callBy).not.toBe(closingDay)
    expect(await last(visitor)).toMatchObject({ promised })
  })

  it('has the numbers that a telefonie order keeps', async () => {
    const phoneNumberRetention = ['020 123 45 67', '', '0800 1234']
    const products = [{ id: 31_001, quantity: 1 }]
    const { additionalData } = withProducts(products)
    await place(visitor, {
      ...withProducts(products),
      additionalData: { ...additionalData, phoneNumberRetention },
    })
    expect(await last(visitor)).toMatchObject({
      productType: 'telefonie',
      phoneNumberRetention: ['+31201234567', '+318001234'],
    })
  })

  it('shows a quote that came after an order', async () => {
    await place(visitor, order)
    await place(visitor, quote)
    expect(await last(visitor)).toMatchObject({
      requestType: 'quote',
      email: quoteForm.email,
      isGuests: false,
    })
  })
})
