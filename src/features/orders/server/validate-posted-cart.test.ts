import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { type CatalogueSnapshot, createCatalogue } from '../../catalogue/server/catalogue.ts'
import { address, fibreForAYear, ids } from './testing.ts'
import { validatePostedCart } from './validate-posted-cart.ts'

let shop: TestDatabase
let catalogue: CatalogueSnapshot
beforeAll(async () => {
  shop = await createTestDatabase()
  catalogue = await createCatalogue(shop.pool).current()
})
afterAll(() => shop.drop())

test('a line is sold as the catalogue of the order has it; the address only says whether it can be had there', async () => {
  // Read a moment later, from a catalogue in which everything costs more and is called something else.
  const offered = catalogue.offerings.internet.map(line => ({
    ...line,
    name: `${line.name} nieuw`,
    priceInCents: line.priceInCents + 100,
    fiberLineAvailability: line.fiber ? ('on-net' as const) : line.fiberLineAvailability,
  }))
  const checked = await validatePostedCart(
    { products: fibreForAYear, requestType: 'order', installationAddress: address },
    catalogue,
    async () => ({
      lines: offered,
      verdicts: [],
      address: null,
      addressChecked: true,
      registered: { kind: 'found', addresses: [] },
    }),
  )
  if (checked.kind === 'refused') throw new Error(checked.reasons.join(' '))
  expect(checked.cart).toHaveLength(fibreForAYear.length)
  for (const { product } of checked.cart) {
    const { fiberLineAvailability, ...sold } = product
    expect(catalogue.sellables.get(product.id)).toMatchObject(sold)
    expect(fiberLineAvailability).toBe(product.id === ids.fibre500For12Months ? 'on-net' : null)
  }
})
