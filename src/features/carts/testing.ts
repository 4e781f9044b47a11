import fc from 'fast-check'
import type { AddOn, ProductOffering } from '../catalogue/product.ts'
import type { CartOutcome } from './cart.ts'
import type { Cart } from './cart-line.ts'

/** Products and carts for the tests of the rules; no catalogue, so that no test depends on today's prices. */

const plainOffering: ProductOffering = {
  id: 1,
  productType: 'internet',
  name: 'Product',
  priceInCents: 1000,
  listPriceInCents: null,
  freeMonths: 0,
  productSubType: null,
  sectionName: '',
  information: [],
  promoted: false,
  contractDuration: 12,
  exitRule: null,
  exitPercentage: null,
  setupProduct: null,
  supportProduct: null,
  fiber: false,
  fiberLineAvailability: null,
  delivery: null,
  downloadSpeedMbs: null,
  uploadSpeedMbs: null,
  lineSpeeds: null,
  dataBundleGb: null,
  device: null,
  partOf: null,
}

/** A product with what matters to the test; the name says which one it is. */
export const offering = (id: number, patch: Partial<ProductOffering> = {}): ProductOffering => ({
  ...plainOffering,
  id,
  name: `Product ${id}`,
  ...patch,
})

export const setupOf = (id: number, priceInCents = 0): AddOn => ({
  id,
  name: `Installatie ${id}`,
  priceInCents,
  listPriceInCents: null,
})

/** A fibre line at an address: speed both ways, set-up with the next id. */
export const fibre = (id: number, mbs: number, patch: Partial<ProductOffering> = {}): ProductOffering =>
  offering(id, {
    name: `Glasvezel ${mbs}`,
    fiber: true,
    fiberLineAvailability: 'on-net',
    downloadSpeedMbs: mbs,
    uploadSpeedMbs: mbs,
    setupProduct: setupOf(id + 1),
    ...patch,
  })

export const dsl = (id: number, mbs: number, patch: Partial<ProductOffering> = {}): ProductOffering =>
  offering(id, {
    name: `DSL ${mbs}`,
    downloadSpeedMbs: mbs,
    uploadSpeedMbs: mbs / 4,
    setupProduct: setupOf(id + 1),
    ...patch,
  })

/** Lines of one address: three fibre speeds at both terms, DSL at 12 months only; 200 is promoted at 12 months. */
export const lines = {
  fibre100: fibre(100, 100),
  fibre200: fibre(110, 200, { promoted: true }),
  fibre1000: fibre(120, 1000),
  fibre100for36: fibre(200, 100, { contractDuration: 36 }),
  fibre200for36: fibre(210, 200, { contractDuration: 36 }),
  fibre1000for36: fibre(220, 1000, { contractDuration: 36 }),
  dsl50: dsl(300, 50),
} as const

export const offeredLines: readonly ProductOffering[] = Object.values(lines)

const monthly = { contractDuration: 1 }

export const rentalRouter = offering(400, { productSubType: 'internet-router', contractDuration: 12 })
export const includedRouter = offering(401, {
  productSubType: 'internet-router',
  contractDuration: 36,
  priceInCents: 0,
  listPriceInCents: 500,
})
export const ownRouter = offering(402, {
  productSubType: 'internet-router',
  contractDuration: 1,
  priceInCents: 0,
})
export const television = offering(410, { productSubType: 'internet-televisie', ...monthly })
export const tvBox = offering(411, {
  productSubType: 'internet-televisie-setup',
  contractDuration: 0,
  setupProduct: setupOf(412, 2500),
})
export const oneIpAddress = offering(420, { productSubType: 'internet-additional-ip', ...monthly })
export const fiveIpAddresses = offering(421, { productSubType: 'internet-additional-ip', ...monthly })
export const backup = offering(430, { productSubType: 'internet-backup', ...monthly })
export const dataPackage = offering(440, { productSubType: 'internet-data-package', ...monthly })

export const internetCatalogue: readonly ProductOffering[] = [
  ...offeredLines,
  ownRouter,
  rentalRouter,
  includedRouter,
  television,
  tvBox,
  oneIpAddress,
  fiveIpAddresses,
  backup,
  dataPackage,
]

/** `100×1 101×1`: a cart as the ids and quantities of its lines. */
export const idsOf = (cart: Cart): string => cart.map(line => `${line.product.id}×${line.quantity}`).join(' ')

/** Any cart: recurring and one-time products with distinct ids, free months and quantities within the limits. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99_999 }),
      priceInCents: fc.integer({ min: 0, max: 100_000_00 }),
      contractDuration: fc.constantFrom(0, 1, 12, 24, 36),
      freeMonths: fc.integer({ min: 0, max: 3 }),
      productSubType: fc.constantFrom(null, 'internet-router' as const, 'cloud-migratie' as const),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: line => line.id, maxLength: 20 },
  )
  .map(lines => lines.map(({ quantity, ...patch }) => ({ product: offering(patch.id, patch), quantity })))

/** `added 3 Support voor 2 licenties`: what a rule did by itself, in words. */
export const changesOf = (outcome: CartOutcome): string[] =>
  outcome.changes.map(({ kind, product, reason }) => `${kind} ${product.id} ${reason}`)
