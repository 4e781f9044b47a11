import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderPlaced } from '../../contract/order.ts'
import { productFromWire, productToWire } from '../../contract/products.ts'
import type { Cart } from '../../domain/cart.ts'
import { formatEuro } from '../../domain/money.ts'
import { parseOrderNumber } from '../../domain/order-number.ts'
import { isRecurring, lineTotalInCents, totalsOf, totalsWithVatOf } from '../../domain/totals.ts'
import { internetLinesAt } from '../addresses/check-address.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { writeEmail } from '../emails/templates/index.tsx'
import { sampleContext, sampleOrder } from '../emails/templates/testing.ts'
import { importedAddressRegister } from '../outside/address-register-imported.ts'
import { startTestShop, type TestShop, type TestVisitor } from '../testing-shop.ts'
import { orderById } from './orders-table.ts'
import { additionalData, address, order, send } from './testing.ts'
import { allLines, randomInternetCart } from './testing-carts.ts'

/** The cart as the browser keeps it and reads it back. */
const throughTheWire = (cart: Cart): Cart =>
  cart.map(({ product, quantity }) => ({
    product: productFromWire(JSON.parse(JSON.stringify(productToWire(product, quantity)))),
    quantity,
  }))

const plainTotals = (cart: Cart) => {
  let monthly = 0
  let oneTime = 0
  for (const line of cart) {
    if (isRecurring(line)) monthly += line.product.priceInCents * line.quantity
    else oneTime += line.product.priceInCents * line.quantity
  }
  return { monthlyInCents: monthly, oneTimeInCents: oneTime }
}

describe('an order costs what the basket said', () => {
  it('to the cent, for 10,000 random carts that travel as euros', () => {
    fc.assert(
      fc.property(
        randomInternetCart(allLines),
        fc.array(fc.nat(999_999), { minLength: 12, maxLength: 12 }),
        (cart, prices) => {
          const priced = cart.map((line, index) => ({
            ...line,
            product: { ...line.product, priceInCents: prices[index % prices.length] ?? 0 },
          }))
          expect(totalsOf(throughTheWire(priced))).toEqual(plainTotals(priced))
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

describe('a placed order costs what the basket said', () => {
  let shop: TestShop
  let visitor: TestVisitor

  beforeAll(async () => {
    shop = await startTestShop()
    visitor = shop.visitor()
  })
  afterAll(() => shop.stop())

  it('basket, stored order, its lines and the e-mail agree to the cent, for 200 random carts', async () => {
    const lines = await linesHere()
    expect(lines.length).toBeGreaterThan(10)
    await fc.assert(
      fc.asyncProperty(randomInternetCart(lines), async cart => {
        const basket = totalsOf(throughTheWire(cart))
        const answer = await send(visitor, {
          ...order,
          products: cart.map(({ product, quantity }) => ({ id: product.id, quantity })),
          additionalData: {
            ...additionalData,
            longTermConsent: true,
            agreedTotals: { monthly: basket.monthlyInCents / 100, oneTime: basket.oneTimeInCents / 100 },
          },
        })
        expect(answer).toMatchObject({ status: 201 })
        const stored = await storedOrder(OrderPlaced.parse(answer.body).orderNumber)
        expect(stored.totals).toEqual(basket)
        expect(plainTotals(stored.cart)).toEqual(basket)
        expect(await printedTotals(stored.cart)).toEqual(basket)
      }),
      { numRuns: 200 },
    )
  }, 240_000)

  const linesHere = async () => {
    const { pool } = shop.testDatabase
    const { lines } = await internetLinesAt(
      { pool, register: importedAddressRegister(pool), catalogue: createCatalogue(pool) },
      address,
    )
    return lines
  }

  async function storedOrder(shown: string) {
    const { pool } = shop.testDatabase
    const { rows } = await pool.query<{ id: string }>('select id from orders where order_number = $1', [
      parseOrderNumber(shown),
    ])
    const stored = await orderById(pool, rows[0]?.id ?? '0')
    if (!stored) throw new Error(`The order ${shown} is not there`)
    return stored
  }
})

/** The totals as someone reads them in the e-mail's text, after checking every line's amount. */
async function printedTotals(cart: Cart) {
  const { text } = await writeEmail(
    { kind: 'order-confirmation', subject: { about: 'order', order: { ...sampleOrder, cart } } },
    sampleContext,
  )
  for (const line of cart) {
    const printed = text.split('\n').find(row => row.startsWith(`${line.quantity} × ${line.product.name}`))
    expect(printed).toContain(formatEuro(lineTotalInCents(line)))
  }
  const withVat = totalsWithVatOf(cart)
  expect(amountsBeside(text, 'Totaal incl. 21% btw')).toEqual([
    withVat.oneTimeInCents,
    withVat.monthlyInCents,
  ])
  const [oneTimeInCents, monthlyInCents] = amountsBeside(text, 'Totaal excl. 21% btw')
  return { monthlyInCents, oneTimeInCents }
}

const amountsBeside = (text: string, name: string): number[] => {
  const row = text.split('\n').find(line => line.startsWith(name)) ?? ''
  return [...row.matchAll(/€\s([\d.]+),(\d\d)/g)].map(([, euros = '', cents]) =>
    Number(`${euros.replaceAll('.', '')}${cents}`),
  )
}
