import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductOffering } from '../catalogue/product.ts'
import { fromPriceOf } from './from-price.ts'
import { chooseRouter } from './internet.ts'
import { basketOfOne, isPlan } from './plan.ts'
import { rulesOf } from './rules-of.ts'
import {
  fibre,
  includedRouter,
  internetCatalogue,
  lines,
  offering,
  ownRouter,
  rentalRouter,
  setupOf,
  television,
  tvBox,
} from './testing.ts'
import { cloudProducts, mobielProducts, telefonieCatalogue, telefonieProducts } from './testing-services.ts'
import { totalsOf } from './totals.ts'

const from = (products: readonly ProductOffering[], catalogue = products) => fromPriceOf(products, catalogue)

describe('what is bought by itself', () => {
  it('costs what its cart costs: a licence with its support', () => {
    const licence = offering(1, { productType: 'cloud', priceInCents: 325, supportProduct: setupOf(2, 100) })
    const dearer = offering(3, { productType: 'cloud', priceInCents: 395 })
    expect(from([licence])).toEqual({ inCents: 425, isExtra: false })
    expect(from([licence, dearer])).toEqual({ inCents: 395, isExtra: false })
  })

  it('is not the one-time set-up, nor an extra beside it', () => {
    const line = fibre(1, 100, { priceInCents: 4650, setupProduct: setupOf(2, 100) })
    const extra = offering(3, { productSubType: 'internet-backup', contractDuration: 1, priceInCents: 350 })
    expect(from([line, extra])).toEqual({ inCents: 4650, isExtra: false })
  })

  it('is at the cheapest router and over all terms', () => {
    const yearly = fibre(1, 100, { priceInCents: 4650 })
    const forThreeYears = fibre(3, 100, { priceInCents: 4250, contractDuration: 36 })
    const rented = { ...rentalRouter, priceInCents: 350 }
    expect(from([yearly], [yearly, rented])).toMatchObject({ inCents: 5000 })
    expect(from([yearly], [yearly, rented, ownRouter])).toMatchObject({ inCents: 4650 })
    expect(from([yearly, forThreeYears], [yearly, forThreeYears, rented, includedRouter])).toMatchObject({
      inCents: 4250,
    })
    const dearRouter = { ...includedRouter, priceInCents: 900 }
    expect(from([yearly, forThreeYears], [yearly, forThreeYears, rented, dearRouter])).toMatchObject({
      inCents: 5000,
    })
  })

  it('needs no address: a line of fibre whose reach is not known yet', () => {
    const unchecked = fibre(1, 100, { fiberLineAvailability: null, priceInCents: 4650 })
    expect(from([unchecked])).toEqual({ inCents: 4650, isExtra: false })
  })

  it('may cost nothing', () => {
    expect(from([offering(1, { productType: 'mobiel', priceInCents: 0 })])).toEqual({
      inCents: 0,
      isExtra: false,
    })
  })

  it.each([
    ['a subscription', mobielProducts.small12, true],
    ['an account', telefonieProducts.basic, true],
    ['a licence', cloudProducts.mailbox, true],
    ['management of workplaces, as anything of cloud', cloudProducts.workplace, true],
    ['migration, which is paid once', cloudProducts.migration, false],
    ['an extra of mobiel', mobielProducts.abroad100, false],
    ['an add-on of telefonie', telefonieProducts.unlimited, false],
    ['a device', telefonieProducts.deskPhone, false],
    ['a router', rentalRouter, false],
    ['television', television, false],
  ])('%s', (_, product, expected) => {
    const catalogue = [...internetCatalogue, ...telefonieCatalogue]
    expect(isPlan(product, rulesOf(product.productType), catalogue)).toBe(expected)
  })
})

describe('what is only sold beside something else', () => {
  it('costs its own price, and says that it is an extra', () => {
    expect(from([{ ...television, priceInCents: 1450 }, tvBox], internetCatalogue)).toEqual({
      inCents: 1450,
      isExtra: true,
    })
  })
})

it('there is none where nothing is sold, and of what is paid once', () => {
  expect(from([])).toBeNull()
  expect(from([tvBox], internetCatalogue)).toBeNull()
  expect(from([cloudProducts.migration])).toBeNull()
})

it('no cart with one of the products costs less, whatever router it has', () => {
  const anyLine = fc.constantFrom(...Object.values(lines))
  const anyRouter = fc.constantFrom(ownRouter, rentalRouter, includedRouter)
  const price = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyLine, price), { minLength: 1 }),
      anyRouter,
      price,
      (priced, router, rent) => {
        const sold = priced.map(([line, priceInCents], index) => ({
          ...line,
          id: 1000 + index,
          priceInCents,
        }))
        const catalogue = [...sold, { ...rentalRouter, priceInCents: rent }, includedRouter, ownRouter]
        const inCents = from(sold, catalogue)?.inCents ?? Number.NaN
        const totals = sold.map(line => {
          const { cart } = chooseRouter(
            basketOfOne(line, rulesOf('internet'), catalogue).cart,
            router,
            catalogue,
          )
          return totalsOf(cart).monthlyInCents
        })
        expect(Math.min(...totals)).toBeGreaterThanOrEqual(inCents)
      },
    ),
  )
})
