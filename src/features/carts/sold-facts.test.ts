import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductOffering } from '../catalogue/product.ts'
import { readCatalogueFiles } from '../catalogue/server/catalogue-files.ts'
import { type SoldFact, soldFactNames, soldFacts } from './sold-facts.ts'
import { dsl, fibre, offering } from './testing.ts'

const shipped = readCatalogueFiles()

/** The shipped catalogue with some of its products changed, or left out where `change` gives null. */
const changed = (
  applies: (product: ProductOffering) => boolean,
  change: Partial<ProductOffering> | null,
): readonly ProductOffering[] =>
  shipped.flatMap(product => {
    if (!applies(product)) return [product]
    return change ? [{ ...product, ...change }] : []
  })

const lines = shipped.filter(({ setupProduct, productType }) => setupProduct && productType === 'internet')
const setupAt = (id: number, priceInCents: number, listPriceInCents: number | null) =>
  shipped.map(product =>
    product.id === id && product.setupProduct
      ? { ...product, setupProduct: { ...product.setupProduct, priceInCents, listPriceInCents } }
      : product,
  )

it('the shipped catalogue has everything that a text may say', () => {
  const facts = soldFacts(shipped)
  expect(Object.entries(facts).filter(([, value]) => value === null)).toEqual([])
  expect(facts).toMatchObject({
    fibreFastest: '4000 Mbit/s',
    fibreFastestInGbit: '4 Gbit/s',
    fibre200or500: '200 of 500 Mbit/s',
    fibreAboveGbit: '2 en 4 Gbit/s',
    dsl50: '50/10',
    internetTerms: '1 of 3 jaar',
    mobileTerms: '1 maand, 1 jaar of 2 jaar',
    mobileFirstFree: 'eerste maand gratis bij 1 jaar',
    mobileAllFree: 'Bij 1 jaar is de eerste maand gratis, bij 2 jaar zijn dat de eerste twee',
    mobileGains: 'korting en een gratis begin',
  })
})

it('nothing is said while the catalogue cannot be read, or where nothing is sold', () => {
  const nothing = Object.fromEntries([...soldFactNames].map(name => [name, null]))
  expect(soldFacts(null)).toEqual(nothing)
  expect(soldFacts([])).toEqual(nothing)
})

describe('a set-up is free', () => {
  it.each([
    ['costs something', 14_900, null, null, null],
    ['costs less than usual', 100, 14_900, null, null],
    ['costs 0, as always', 0, null, 'gratis', null],
    ['costs 0 instead of something', 0, 14_900, 'gratis', 'gratis'],
  ])('where that of one line %s', (_, price, list, isFree, isNowFree) => {
    const facts = soldFacts(setupAt(11001, price, list))
    expect([facts.internetSetupFree, facts.fibreSetupNowFree]).toEqual([isFree, isNowFree])
  })

  it('never where that of any line costs something', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.integer({ min: 1, max: 50_000 }), (line, price) => {
        const facts = soldFacts(setupAt(line.id, price, price + 1))
        expect(facts.internetSetupFree).toBeNull()
        expect(facts.fibreSetupNowFree).toBe(line.fiber ? null : 'gratis')
      }),
    )
  })
})

describe('free months', () => {
  const monthsOf = (contractDuration: number, freeMonths: number) =>
    soldFacts(
      changed(product => product.productType === 'mobiel' && product.contractDuration === contractDuration, {
        freeMonths,
      }),
    )

  it.each([
    [12, 0, 'eerste 2 maanden gratis bij 2 jaar', 'Bij 2 jaar zijn de eerste twee maanden gratis', 'korting'],
    [
      12,
      3,
      'eerste 3 maanden gratis bij 1 jaar',
      'Bij 1 jaar zijn de eerste drie maanden gratis, bij 2 jaar zijn dat de eerste twee',
      'korting en een gratis begin',
    ],
    [24, 0, 'eerste maand gratis bij 1 jaar', 'Bij 1 jaar is de eerste maand gratis', 'korting'],
    [
      24,
      1,
      'eerste maand gratis bij 1 jaar',
      'Bij 1 jaar is de eerste maand gratis, bij 2 jaar is dat de eerste',
      'korting en een gratis begin',
    ],
  ])('at %i months there are %i', (term, months, first, all, gains) => {
    expect(monthsOf(term, months)).toMatchObject({
      mobileFirstFree: first,
      mobileAllFree: all,
      mobileGains: gains,
    })
  })

  it('are not spoken of where subscriptions of one term differ in them', () => {
    const facts = soldFacts(changed(({ id }) => id === 21101, { freeMonths: 0 }))
    expect([facts.mobileFirstFree, facts.mobileAllFree, facts.mobileGains]).toEqual([null, null, 'korting'])
  })
})

describe('speeds', () => {
  const facts = soldFacts([fibre(1, 300), fibre(2, 2500), dsl(3, 50)])
  it.each<[SoldFact, string | null]>([
    ['fibreSlowest', '300 Mbit/s'],
    ['fibreFastestInGbit', '2,5 Gbit/s'],
    ['fibre100', '300 Mbit/s'],
    ['fibre200or500', '300 of 2500 Mbit/s'],
    ['fibre1000InGbit', '2,5 Gbit/s'],
    ['dsl100', null],
  ])('%s', (name, value) => {
    expect(facts[name]).toBe(value)
  })

  it('advice for more than is sold is not given', () => {
    const { fibre500or1000, fibreAboveGbit } = soldFacts([fibre(1, 500)])
    expect([fibre500or1000, fibreAboveGbit]).toEqual([null, null])
  })
})

it('a figure that descriptions do not agree on is not said', () => {
  const backup = (id: number, gigabytes: number) =>
    offering(id, { productSubType: 'internet-backup', information: [`Inclusief ${gigabytes} GB per maand`] })
  expect(soldFacts([backup(1, 20), backup(2, 20)]).backupData).toBe('20 GB')
  expect(soldFacts([backup(1, 20), backup(2, 10)]).backupData).toBeNull()
})
