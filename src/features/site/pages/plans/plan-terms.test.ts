import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketOfOne } from '../../../carts/plan.ts'
import { rulesOf } from '../../../carts/rules-of.ts'
import {
  dsl,
  fibre,
  includedRouter,
  internetCatalogue,
  offering,
  rentalRouter,
  setupOf,
  television,
} from '../../../carts/testing.ts'
import { cloudProducts, mobielProducts, telefonieProducts } from '../../../carts/testing-services.ts'
import { totalsOf, totalsWithVatOf, withVatInCents } from '../../../carts/totals.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import { readCatalogueFiles } from '../../../catalogue/server/catalogue-files.ts'
import { planChoiceOf } from './plan-terms.ts'

const choiceOf = (sold: readonly ProductOffering[], catalogue = sold) => planChoiceOf(sold, catalogue)
/** `100 110 | 200`: the ids of the cards, a term after the other. */
const idsOf = (sold: readonly ProductOffering[], catalogue = sold) =>
  choiceOf(sold, catalogue)
    ?.terms.map(({ plans }) => plans.map(({ id }) => id).join(' '))
    .join(' | ')

const licence = (id: number, priceInCents: number, patch: Partial<ProductOffering> = {}) =>
  offering(id, { productType: 'cloud', priceInCents, ...patch })
const subscription = (id: number, dataBundleGb: number | null, patch: Partial<ProductOffering> = {}) =>
  offering(id, { productType: 'mobiel', dataBundleGb, priceInCents: 1000 + id, ...patch })

describe('of each term show', () => {
  it('the cheapest, the promoted and the largest, cheapest first', () => {
    const lines = [
      fibre(1, 1000, { priceInCents: 900 }),
      fibre(3, 500, { priceInCents: 700 }),
      fibre(5, 200, { priceInCents: 800, promoted: true }),
      fibre(7, 100, { priceInCents: 600 }),
    ]
    expect(idsOf(lines)).toBe('7 5 1')
  })

  it('fewer where they are the same, and where there are fewer', () => {
    expect(idsOf([fibre(1, 100, { promoted: true, priceInCents: 1 }), fibre(3, 200)])).toBe('1 3')
    expect(idsOf([fibre(1, 100, { priceInCents: 1 }), fibre(3, 200, { promoted: true })])).toBe('1 3')
    expect(idsOf([fibre(1, 100, { priceInCents: 1 }), fibre(3, 150), fibre(5, 200)])).toBe('1 5')
    expect(idsOf([fibre(1, 100)])).toBe('1')
  })

  it('what costs least with all that comes along, not by itself', () => {
    const cheap = licence(1, 300, { supportProduct: setupOf(2, 500) })
    expect(idsOf([cheap, licence(3, 400), licence(4, 450)])).toBe('3 1')
  })

  it('a price of 0 as any other', () => {
    const choice = choiceOf([licence(1, 0), licence(2, 100)])
    expect(choice?.terms[0]?.plans.map(({ monthly }) => monthly.inCents)).toEqual([0, 100])
  })

  it('the fastest line, down before up', () => {
    expect(idsOf([dsl(1, 50, { priceInCents: 1 }), dsl(3, 200, { priceInCents: 2 }), fibre(5, 100)])).toBe(
      '1 3',
    )
    expect(idsOf([dsl(1, 50, { priceInCents: 1 }), dsl(3, 100, { priceInCents: 2000 }), fibre(5, 100)])).toBe(
      '1 5',
    )
  })

  it('the largest data bundle, unlimited above all; elsewhere nothing is unlimited', () => {
    expect(idsOf([subscription(1, 5), subscription(2, null), subscription(3, 30)])).toBe('1 2')
    expect(idsOf([subscription(1, 5), subscription(2, 100), subscription(3, 30)])).toBe('1 2')
    expect(idsOf([licence(1, 100), licence(2, 300), licence(3, 200)])).toBe('1 2')
  })

  it('its own plans, the shortest term first', () => {
    const { small1, large1, small12, large12, small24, large24 } = mobielProducts
    const all = [large24, small24, small12, large12, small1, large1]
    expect(choiceOf(all)?.terms.map(({ months }) => months)).toEqual([1, 12, 24])
  })
})

describe('the term that shows first', () => {
  it.each([
    ['12 months of internet', [fibre(1, 100, { contractDuration: 36 }), fibre(3, 100)], 12],
    ['12 months of mobiel', [mobielProducts.small1, mobielProducts.small24, mobielProducts.small12], 12],
    ['else the shortest', [fibre(1, 100, { contractDuration: 36 })], 36],
    [
      'of cloud the shortest',
      [licence(1, 100, { contractDuration: 12 }), licence(2, 90, { contractDuration: 1 })],
      1,
    ],
  ])('is %s', (_, sold, expected) => {
    expect(choiceOf(sold)?.months).toBe(expected)
  })
})

describe('a card', () => {
  const line = fibre(1, 500, {
    priceInCents: 5750,
    information: ['Snel', 'Vast adres'],
    setupProduct: { ...setupOf(2), listPriceInCents: 14_900 },
  })
  const rented = { ...rentalRouter, name: 'Router (huur)', priceInCents: 350 }
  const cardOf = (sold: ProductOffering, ...others: ProductOffering[]) =>
    choiceOf([sold], [sold, ...others])?.terms[0]?.plans[0]

  it('has the total of the cart that its button makes, and names what is in it', () => {
    expect(cardOf(line, rented)).toMatchObject({
      link: '/bestellen/internet/samenstellen#keuze=1',
      facts: ['Snel', 'Vast adres'],
      monthly: {
        inCents: 6100,
        withVatInCents: withVatInCents(5750) + withVatInCents(350),
        listInCents: null,
      },
      parts: [
        { name: 'Router (huur)', isMonthly: true, amount: { inCents: 350 } },
        {
          name: 'Installatie',
          isMonthly: false,
          amount: { inCents: 0, listInCents: 14_900 },
        },
      ],
    })
  })

  it('names support in short', () => {
    expect(cardOf(cloudProducts.office)?.parts.map(({ name }) => name)).toEqual(['Support'])
  })

  it('promises installation of fibre on a condition, and of DSL without', () => {
    const depends = (sold: ProductOffering) => choiceOf([sold])?.terms[0]?.dependsOnAddress
    expect([depends(line), depends(dsl(1, 50)), depends(cloudProducts.office)]).toEqual([true, false, false])
  })

  it('strikes the usual total through', () => {
    const cheaper = licence(1, 300, { listPriceInCents: 500, supportProduct: setupOf(2, 100) })
    expect(cardOf(cheaper)?.monthly).toMatchObject({ inCents: 400, listInCents: 600 })
  })

  it('leaves out what all of its term have, which is said once', () => {
    const sold = [licence(1, 100, { information: ['A', 'B'] }), licence(2, 200, { information: ['B', 'C'] })]
    const term = choiceOf(sold)?.terms[0]
    expect(term?.shared).toEqual(['B'])
    expect(term?.plans.map(({ facts }) => facts)).toEqual([['A'], ['C']])
  })
})

describe('the words under a term', () => {
  const hints = (sold: readonly ProductOffering[]) => choiceOf(sold)?.terms.map(({ hint }) => hint)

  it('are those of the order flow', () => {
    const cheaper = { freeMonths: 2, priceInCents: 1250, listPriceInCents: 1450 }
    const sold = [
      subscription(1, 5, { contractDuration: 1 }),
      subscription(2, 5, { ...cheaper, contractDuration: 24 }),
    ]
    expect(hints(sold)).toEqual([
      'Elke maand opzegbaar.',
      '€\u00a02,00 korting per maand. Eerste 2 maanden gratis.',
    ])
    expect(hints([fibre(1, 100)])).toEqual(['Elk jaar vrij om te kiezen. Je huurt de router.'])
    expect(hints([telefonieProducts.basic])).toEqual([''])
  })
})

describe('nothing shows', () => {
  it.each([
    ['where nothing is sold', []],
    ['of extras', [television]],
    ['of what is paid once', [cloudProducts.migration]],
  ])('%s', (_, sold) => {
    expect(choiceOf(sold, [...internetCatalogue, includedRouter])).toBeNull()
  })
})

it('at most three cards stand in each term, and each costs what its cart does', () => {
  const shipped = readCatalogueFiles()
  const sections = [
    ...new Set(shipped.map(({ productType, sectionName }) => `${productType}/${sectionName}`)),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...sections), fc.infiniteStream(fc.boolean()), (section, keeps) => {
      const [type, name] = section.split('/')
      const catalogue = shipped.filter(({ productType }) => productType === type)
      const sold = catalogue.filter(product => product.sectionName === name && keeps.next().value)
      for (const { plans } of planChoiceOf(sold, catalogue)?.terms ?? []) {
        expect(plans.length).toBeLessThanOrEqual(3)
        for (const { id, monthly } of plans) {
          const product = sold.find(each => each.id === id) as ProductOffering
          const { cart } = basketOfOne(product, rulesOf(product.productType), catalogue)
          expect(monthly.inCents).toBe(totalsOf(cart).monthlyInCents)
          expect(monthly.withVatInCents).toBe(totalsWithVatOf(cart).monthlyInCents)
        }
      }
    }),
  )
})
