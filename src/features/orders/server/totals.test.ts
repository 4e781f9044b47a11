import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { startTestShop, type TestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { emails, renderEmail } from '../../../app/worker/emails.tsx'
import { sampleContext } from '../../../app/worker/testing-emails.ts'
import { formatEuro } from '../../../common/money.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { promisedFor } from '../../calendar/server/promised.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { lineName, lineQuantity, type OrderLine, productLines } from '../../carts/order-lines.ts'
import { isRecurring, lineTotalInCents, totalsOf, totalsWithVatOf } from '../../carts/totals.ts'
import { caseById } from '../../cases/server/case.ts'
import { type ProductType, productTypes } from '../../catalogue/product.ts'
import { parseProduct, serializeProduct } from '../../catalogue/products.ts'
import { selectCatalogueVersion } from '../../catalogue/server/stored-catalogue.ts'
import { OrderPlaced } from '../contract.ts'
import { orderConfirmation } from './documents/order-confirmation.ts'
import { orderOf, type StoredOrder } from './stored-orders.ts'
import { additionalData, caseIdOf, order, send } from './testing.ts'
import { catalogueOfVisits, randomCart, repriced } from './testing-carts.ts'

/** The cart as the browser keeps it and reads it back. */
const throughTheWire = (cart: Cart): Cart =>
  cart.map(({ product, quantity }) => ({
    product: parseProduct(JSON.parse(JSON.stringify(serializeProduct(product, quantity)))),
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

/** Prices in cents that a run gives to products, in turn. */
const prices = fc.array(fc.nat(999_999), { minLength: 12, maxLength: 12 })

describe.each(productTypes)('a cart of %s costs what the basket said', type => {
  it('to the cent, for 250 random visits and prices that travel as euros', () => {
    fc.assert(
      fc.property(randomCart(type), prices, (cart, given) => {
        const priced = repriced(cart, given)
        expect(totalsOf(throughTheWire(priced))).toEqual(plainTotals(priced))
      }),
      { numRuns: 250 },
    )
  }, 120_000)
})

describe('a placed order costs what the basket said', () => {
  const sold = catalogueOfVisits()
  let shop: TestShop
  let visitor: TestVisitor

  beforeAll(async () => {
    shop = await startTestShop({ catalogue: sold.catalogue })
    const { pool } = shop.testDatabase
    // Whatever the catalogue has can be delivered at the address of these orders.
    sold.setVersion(await selectCatalogueVersion(shop.testDatabase.database))
    await pool.query('update coverage set max_download_mbs = 10000, max_upload_mbs = 10000')
    visitor = shop.visitor()
  })
  afterAll(() => shop.stop())

  it.each(productTypes)(
    'basket, stored order, its lines, e-mail and PDF agree to the cent, for 8 random carts of %s',
    async type => {
      await fc.assert(
        fc.asyncProperty(randomCart(type), prices, async (cart, given) => {
          sold.setPrices(given)
          const basket = totalsOf(throughTheWire(sold.priced(cart)))
          const stored = await ordered(type, cart, basket)
          expect(stored.totals).toEqual(basket)
          expect(plainTotals(productLines(stored.lines))).toEqual(basket)
          expect(await mailedTotals(stored)).toEqual(basket)
          expect(await printedTotals(stored)).toEqual(basket)
        }),
        { numRuns: 8 },
      )
    },
    240_000,
  )

  async function ordered(
    type: ProductType,
    cart: Cart,
    basket: ReturnType<typeof totalsOf>,
  ): Promise<StoredOrder> {
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
    const number = parseOrderNumber(OrderPlaced.parse(answer.body).orderNumber) ?? ''
    const { database } = shop.testDatabase
    const opened = await caseById(database, await caseIdOf(shop, number))
    const stored = opened && (await orderOf(database, opened))
    if (stored?.productType !== type) throw new Error(`The order ${number} is not there`)
    return stored
  }
})

/** The totals as someone reads them in the e-mail's text, after checking every line's amount. */
async function mailedTotals(stored: StoredOrder) {
  const { text } = await renderEmail(emails['order-confirmation'], stored, sampleContext)
  const rows = text.split('\n')
  for (const line of stored.lines) {
    const written = rows.filter(row => row.startsWith(`${lineQuantity(line)} × ${lineName(line)}`))
    expect(written.join('\n')).toContain(formatEuro(lineTotalInCents(line)))
  }
  // Text that must not break over lines contains non-breaking spaces.
  return agreeing(
    stored.lines,
    name => rows.find(row => row.replaceAll('\u00a0', ' ').startsWith(name)) ?? '',
  )
}

const promised = promisedFor({ closingDays: [] })(new Date())

/** The totals as someone reads them in the PDF: each amount is a piece of its own behind the row's name. */
async function printedTotals(stored: StoredOrder) {
  const { text } = readPdf(await renderPdf(orderConfirmation(stored, promised), brand))
  const pieces = text.split('\n')
  for (const line of stored.lines) expect(pieces).toContain(formatEuro(lineTotalInCents(line)))
  return agreeing(stored.lines, name => {
    const at = pieces.findIndex(piece => piece.startsWith(name))
    return pieces.slice(at, at + 3).join(' ')
  })
}

/** Both rows of totals are the cart's; those without VAT come out. */
function agreeing(lines: readonly OrderLine[], rowOf: (name: string) => string) {
  const withVat = totalsWithVatOf(lines)
  expect(amountsIn(rowOf('Totaal incl. 21% btw'))).toEqual([withVat.oneTimeInCents, withVat.monthlyInCents])
  const [oneTimeInCents, monthlyInCents] = amountsIn(rowOf('Totaal excl. 21% btw'))
  return { monthlyInCents, oneTimeInCents }
}

const amountsIn = (row: string): number[] =>
  [...row.matchAll(/€\s([\d.]+),(\d\d)/g)].map(([, euros = '', cents]) =>
    Number(`${euros.replaceAll('.', '')}${cents}`),
  )
