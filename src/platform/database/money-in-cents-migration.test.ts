import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../features/carts/cart-line.ts'
import { sellables } from '../../features/catalogue/product.ts'
import { PriceList, serializeProduct } from '../../features/catalogue/products.ts'
import { readCatalogueFiles } from '../../features/catalogue/server/catalogue-files.ts'
import { productFormat } from '../../features/orders/server/stored-product.ts'
import { address } from '../../features/orders/server/testing.ts'
import type { PartDraft } from '../../features/quotes/part.ts'
import { endSent, storeVersion } from '../../features/quotes/server/store-version.ts'
import { versionById } from '../../features/quotes/server/stored-versions.ts'
import { savedCartById } from '../../features/saved-carts/server/saved-carts.ts'
import { savedCarts } from '../../features/saved-carts/server/tables.ts'
import { transaction } from './pool.ts'
import { createDatabaseOfVersionBefore } from './testing-version-before.ts'

/** Amounts whose euros times a hundred are no whole number in floating point among them. */
const amounts = [0, 1, 29, 57, 435, 1999, 100_010, 9_999_999]

/** Everything that is sold, as a cart of the release before held it. */
const cart: Cart = [...sellables(readCatalogueFiles()).values()].map((product, place) => ({
  product: {
    ...product,
    priceInCents: amounts[place % amounts.length] ?? 0,
    freeMonths: place % 3,
    listPriceInCents: place % 2 === 0 ? null : 1999,
  },
  quantity: 1 + (place % 5),
}))

const [lines, terms] = [
  [{ productId: 11001, quantity: 1 }],
  { termInMonths: 36, freeMonths: null, delivery: null } as const,
]

const draft: PartDraft = {
  lines,
  freeLines: amounts.map(priceInCents => ({ text: 'Graafwerk', quantity: 2, priceInCents, per: 'once' })),
  discounts: [
    { as: 'amount', reason: 'welkom', per: 'month', amountInCents: 1999 },
    { as: 'percentage', reason: 'nieuwe klant', per: 'once', percentage: 10 },
  ],
  ...terms,
}

/** The same as the release before wrote and read it. */
const draftBefore = {
  lines,
  freeLines: [0, 0.01, 0.29, 0.57, 4.35, 19.99, 1000.1, 99_999.99].map(price => ({
    text: 'Graafwerk',
    quantity: 2,
    price,
    per: 'once',
  })),
  discounts: [
    { as: 'amount', reason: 'welkom', per: 'month', value: 19.99 },
    { as: 'percentage', reason: 'nieuwe klant', per: 'once', value: 10 },
  ],
  ...terms,
}

/** The release before reads past `delivery`, which it does not know. */
const productsBefore = cart.map(({ product, quantity }) => ({
  ...serializeProduct(product, quantity),
  delivery: null,
}))

let database: Awaited<ReturnType<typeof createDatabaseOfVersionBefore>>
const staffId = randomUUID()
let caseId = 0

const releaseBefore = {
  async storeVersion(id: string, number: number) {
    await database.pool.query(
      `insert into quote_versions (id, case_id, number, state, made_by, valid_until, words, draft, product_format, lines, link_id)
       values ($1, $2, $3, 'sent', $4, now(), '', $5, 1, '[]', null)`,
      [id, caseId, number, staffId, draftBefore],
    )
    return id
  },
  async keepCart(id: string) {
    await database.pool.query(
      `insert into saved_carts (id, customer_id, product_type, request_type, products, address, expires_at)
       values ($1, null, 'internet', 'order', $2, null, now() + interval '30 days')`,
      [id, JSON.stringify(productsBefore)],
    )
    return id
  },
  async draftOf(id: string) {
    return (await database.pool.query('select draft from quote_versions where id = $1', [id])).rows[0]?.draft
  },
  async productsOf(id: string) {
    return (await database.pool.query('select products from saved_carts where id = $1', [id])).rows[0]
      ?.products
  },
}
const draftIn = async (id: string) => (await versionById(database.database, id))?.parts[0]?.draft
const end = () => transaction(database.database, tx => endSent(tx, caseId, { state: 'superseded' }))

const [versionBefore, cartBefore] = [randomUUID(), randomUUID()]
beforeAll(async () => {
  database = await createDatabaseOfVersionBefore()
  await database.migrateOn('0173')
  const { rows } = await database.pool.query<{ id: string }>('select min(case_id) as id from product_quotes')
  caseId = Number(rows[0]?.id)
  await database.pool.query(
    "insert into staff (id, email, email_key, role) values ($1, 'saar@shop.example', 'saar@shop.example', 'verkoop')",
    [staffId],
  )
  await releaseBefore.storeVersion(versionBefore, 1)
  await releaseBefore.keepCart(cartBefore)
  await database.migrateOn()
})
afterAll(() => database.drop())

describe('a draft of a quote in euros', () => {
  it('is read to the cent after the migration', async () => {
    expect(await draftIn(versionBefore)).toEqual(draft)
    await end()
  })

  it('is read to the cent where the release before writes it beside the new one', async () => {
    const id = await releaseBefore.storeVersion(randomUUID(), 2)
    expect(await draftIn(id)).toEqual(draft)
    await end()
  })

  it('is what the release before reads of a draft in cents', async () => {
    const id = randomUUID()
    await transaction(database.database, tx =>
      storeVersion(tx, {
        id,
        caseId,
        number: 3,
        madeBy: staffId,
        validUntil: new Date('2026-12-23T23:00:00Z'),
        words: '',
        linkId: null,
        discounts: [],
        parts: [
          {
            id: randomUUID(),
            name: '',
            productType: 'internet',
            address,
            addressChecked: true,
            draft,
            lines: [],
            wholeDiscounts: [],
          },
        ],
      }),
    )
    expect(await releaseBefore.draftOf(id)).toEqual(draftBefore)
  })
})

describe('a saved cart in euros', () => {
  it('is read to the cent after the migration', async () => {
    expect((await savedCartById(database.database, cartBefore))?.lines).toEqual(cart)
  })

  it('is read to the cent where the release before writes it beside the new one', async () => {
    const id = await releaseBefore.keepCart(randomUUID())
    expect((await savedCartById(database.database, id))?.lines).toEqual(cart)
  })

  it('is what the release before reads of a cart in cents', async () => {
    const id = randomUUID()
    await database.database.insert(savedCarts).values({
      id,
      productType: 'internet',
      requestType: 'order',
      productFormat,
      lines: cart,
      expiresAt: sql`now() + interval '30 days'`,
    })
    const products = await releaseBefore.productsOf(id)
    // It reads past the exit terms, which it does not know either.
    const exitTerms = { exitRule: null, exitPercentage: null }
    expect(products).toEqual(productsBefore.map(product => ({ ...product, ...exitTerms })))
    const known = products.map(
      ({ exitRule: _rule, exitPercentage: _share, ...product }: typeof exitTerms) => product,
    )
    expect(PriceList.parse(known)).toEqual(productsBefore)
  })
})
