import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { ProductType } from '../../catalogue/product.ts'
import { offeredLines } from '../../checkout/rules/testing.ts'
import type { catalogueOfVisits } from '../../orders/server/testing-carts.ts'
import { randomCart } from '../../orders/server/testing-carts.ts'
import { type PartDraft, partTerms } from '../part.ts'
import { type ComposedQuote, composeQuote, mostParts, type QuoteDraft, type QuotePart } from '../quote.ts'

/* Random quotes, as staff could compose them. */

const period = fc.constantFrom('month', 'once')
const freeLine = fc.record({
  text: fc.constantFrom('Graafwerk', 'Bekabeling', 'Advies'),
  quantity: fc.integer({ min: 1, max: 99 }),
  priceInCents: fc.integer({ min: 0, max: 50_000 }),
  per: period,
})
const discount = fc.oneof(
  fc.record({
    reason: fc.constant('nieuwe klant'),
    per: period,
    as: fc.constant('percentage'),
    percentage: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    reason: fc.constant('welkom'),
    per: period,
    as: fc.constant('amount'),
    amountInCents: fc.integer({ min: 0, max: 2_000 }),
  }),
)

/** The content of a part, composed of the lines that a visitor could choose. */
const contentFor = (type: ProductType): fc.Arbitrary<PartDraft> =>
  fc.record(
    {
      lines: randomCart(type).map(cart =>
        cart.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      ),
      freeLines: fc.array(freeLine, { maxLength: 3 }),
      discounts: fc.array(discount, { maxLength: 2 }),
      termInMonths: fc.option(fc.constantFrom(...partTerms)),
      freeMonths: fc.option(fc.integer({ min: 0, max: 12 })),
    },
    { noNullPrototype: true },
  )

const partFor = (types: readonly ProductType[]): fc.Arbitrary<QuotePart> =>
  fc.constantFrom(...types).chain(productType =>
    fc
      .record(
        {
          content: contentFor(productType),
          name: fc.constantFrom('', 'Filiaal Utrecht'),
          houseNumber: fc.integer({ min: 1, max: mostParts }),
        },
        { noNullPrototype: true },
      )
      .map(({ content, name, houseNumber }) => ({
        ...content,
        id: randomUUID(),
        name,
        productType,
        address: {
          streetName: 'Lange Nieuwstraat',
          houseNumber: String(houseNumber),
          houseNumberSuffix: '',
          zipCode: '3512PA',
          city: 'Utrecht',
        },
      })),
  )

/** A quote of parts of these types, at most so many. */
export const quoteFor = (
  types: readonly ProductType[],
  { parts }: { readonly parts: number },
): fc.Arbitrary<QuoteDraft> =>
  fc.record(
    {
      parts: fc.array(partFor(types), { minLength: 1, maxLength: parts }),
      discounts: fc.array(discount, { maxLength: 2 }),
    },
    { noNullPrototype: true },
  )

/** The quote of a draft by a catalogue of tests. */
export async function composedOf(
  catalogue: Pick<ReturnType<typeof catalogueOfVisits>['catalogue'], 'offerings'>,
  draft: QuoteDraft,
): Promise<ComposedQuote> {
  const types = [...new Set(draft.parts.map(({ productType }) => productType))]
  const sold = new Map(
    await Promise.all(types.map(async type => [type, await catalogue.offerings(type)] as const)),
  )
  return composeQuote(
    ({ productType }) => ({ productType, catalogue: sold.get(productType) ?? [], offered: offeredLines }),
    draft,
  )
}
