import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributeChanges } from '../catalogue/attributes.ts'
import type { Offering } from '../catalogue/offering.ts'
import { anyOffering } from '../catalogue/testing-offerings.ts'
import type { CatalogueFacts, HrefOf } from './catalogue-facts.ts'
import { productKinds } from './catalogue-kinds.ts'
import type { Json } from './json.ts'
import { pricesOf } from './offering-prices.ts'
import { partOffering, productOffering } from './product-offering.ts'
import { productOfferingPrice, sentPrice, valuesOfPrice } from './product-offering-price.ts'
import { type OfferingContext, offeringOf, sentKind } from './sent-offering.ts'

const schema = 'https://shop.example/schema.json'
const hrefOf: HrefOf = (resource, id) => `https://shop.example/${resource}/${id}`
const facts: CatalogueFacts = {
  lifecycleStatus: 'Launched',
  lastUpdate: new Date('2026-11-01T00:00:00Z'),
  version: 2,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
}

/** Offerings of a kind that the shop knows. */
const offerings = fc
  .tuple(anyOffering, fc.constantFrom(...productKinds))
  .map(
    ([offering, { productType, productSubType }]): Offering => ({ ...offering, productType, productSubType }),
  )

const context = (base: Offering | null): OfferingContext => {
  let next = 1
  return { base, takeId: () => next++, position: 0, loosePrice: () => null }
}

const read = (resource: Json, given: OfferingContext) => {
  const kind = sentKind(resource)
  if (!kind) throw new Error('No kind')
  return offeringOf(resource, kind, given)
}

const asJson = (value: Json): Json => JSON.parse(JSON.stringify(value))

describe('an offering', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(offerings, offering => {
        const resource = asJson(productOffering(offering, facts, hrefOf, schema))
        expect(read(resource, context(offering))).toEqual({ offering })
      }),
    )
  })

  test('is made anew with ids that nothing had', () => {
    fc.assert(
      fc.property(offerings, offering => {
        const made = read(asJson(productOffering(offering, facts, hrefOf, schema)), context(null))
        if (!('offering' in made)) throw new Error(JSON.stringify(made))
        const changed = attributeChanges(offering, made.offering).map(({ path }) => path)
        expect(changed.filter(path => !/(^id|\.id|BuyId|RentId)$/.test(path))).toEqual([])
        expect(made.offering.id).toBeLessThan(6)
      }),
    )
  })

  test('has each id that can be ordered as an offering and as a price', () => {
    fc.assert(
      fc.property(offerings, offering => {
        const { productOfferingRelationship = [], productOfferingPrice: prices } = productOffering(
          offering,
          facts,
          hrefOf,
          schema,
        ) as { productOfferingRelationship?: Json[]; productOfferingPrice: Json[] }
        for (const price of pricesOf(offering).filter(({ role }) => role !== 'own')) {
          expect(productOfferingRelationship.map(({ id }) => id)).toContain(String(price.id))
          expect(partOffering(price, offering, facts, hrefOf, schema)).toMatchObject({
            id: String(price.id),
            productOfferingRelationship: [{ id: String(offering.id), relationshipType: 'isPartOf' }],
          })
        }
        expect(prices.map(({ id }) => id)).toEqual(pricesOf(offering).map(({ id }) => String(id)))
      }),
    )
  })

  test('says what is wrong at the attribute', () => {
    const [kind] = productKinds
    if (!kind) throw new Error('No kind')
    const wrong = (resource: Json) => offeringOf(resource, kind, context(null))
    expect(wrong({ name: '' })).toMatchObject({ problems: [{ path: 'name' }] })
    expect(
      wrong({ name: 'A', productOfferingTerm: [{ duration: { amount: 500, units: 'month' } }] }),
    ).toMatchObject({ problems: [{ path: 'productOfferingTerm' }] })
    expect(
      wrong({ name: 'A', productOfferingPrice: [{ price: { dutyFreeAmount: { value: 1.005 } } }] }),
    ).toMatchObject({ problems: [{ path: 'productOfferingPrice[0].price.dutyFreeAmount' }] })
    expect(
      wrong({
        name: 'A',
        prodSpecCharValueUse: [{ name: 'fiber', productSpecCharacteristicValue: [{ value: 'ja' }] }],
      }),
    ).toMatchObject({ problems: [{ path: 'prodSpecCharValueUse.fiber' }] })
    expect(wrong({ name: 'A', productOfferingPrice: [{ id: '99' }] })).toMatchObject({
      problems: [{ path: 'productOfferingPrice[0].id' }],
    })
    expect(
      wrong({
        name: 'A',
        productOfferingPrice: [
          { role: 'own', price: { dutyFreeAmount: { value: 1 } } },
          { role: 'own', price: { dutyFreeAmount: { value: 2 } } },
        ],
      }),
    ).toMatchObject({ problems: [{ path: 'productOfferingPrice[1]' }] })
  })

  test('takes a price that stood on its own, terms in years, and prices by how they are paid', () => {
    const [kind] = productKinds
    if (!kind) throw new Error('No kind')
    const loose: Json = { id: 'x', priceType: 'recurring', price: { unit: 'EUR', value: 45.5 } }
    const made = offeringOf(
      {
        name: 'Lijn',
        productOfferingTerm: [{ duration: { amount: 3, units: 'year' } }],
        productOfferingPrice: [
          { id: 'x' },
          { priceType: 'oneTime', price: { dutyFreeAmount: { value: 99 } } },
        ],
      },
      kind,
      { ...context(null), loosePrice: id => (id === 'x' ? loose : null) },
    )
    expect(made).toMatchObject({
      offering: {
        contractDuration: 36,
        priceInCents: 4550,
        setupProduct: { name: 'Lijn', priceInCents: 9900 },
      },
    })
  })
})

test('a price comes back as it was', () => {
  fc.assert(
    fc.property(offerings, offering => {
      for (const price of pricesOf(offering)) {
        const sent = sentPrice(asJson(productOfferingPrice(price, offering, facts, hrefOf, schema)))
        if ('message' in sent) throw new Error(sent.message)
        const { id, role, isRecurring, name, priceInCents } = price
        expect(sent).toMatchObject({ id: String(id), role, isRecurring, name, priceInCents })
        const values = valuesOfPrice(role, sent)
        expect(Object.values(values)).toContain(priceInCents)
        if (price.listPriceInCents !== null) expect(Object.values(values)).toContain(price.listPriceInCents)
      }
    }),
  )
})
