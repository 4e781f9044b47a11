import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { offeredLines } from '../../carts/testing.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { catalogueOfVisits } from '../../orders/server/testing-carts.ts'
import { randomCart } from '../../orders/server/testing-carts.ts'
import { type PartDraft, partTerms } from '../part.ts'
import {
  type ComposedQuote,
  composeQuote,
  mostParts,
  type QuoteDraft,
  type QuotePart,
  type QuoteViolation,
} from '../quote.ts'

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
  fc
    .record(
      {
        lines: randomCart(type).map(cart =>
          cart.map(({ product, quantity }) => ({ productId: product.id, quantity })),
        ),
        freeLines: fc.array(freeLine, { maxLength: 3 }),
        discounts: fc.array(fc.tuple(discount, fc.option(fc.nat())), { maxLength: 3 }),
        termInMonths: fc.option(fc.constantFrom(...partTerms)),
        freeMonths: fc.option(fc.integer({ min: 0, max: 12 })),
        delivery: fc.constant(null),
      },
      { noNullPrototype: true },
    )
    .map(({ discounts, ...content }) => ({
      ...content,
      // Some are on one of the lines.
      discounts: discounts.map(([given, place]) => {
        const line = place === null ? undefined : content.lines[place % content.lines.length]
        return line ? { ...given, productId: line.productId } : given
      }),
    }))

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

/** The quote of a draft by a catalogue of tests, without discounts that cannot be given; null where it cannot be at all. */
export async function soundQuote(
  catalogue: Pick<ReturnType<typeof catalogueOfVisits>['catalogue'], 'offerings'>,
  drawn: QuoteDraft,
): Promise<{ readonly draft: QuoteDraft; readonly composed: ComposedQuote } | null> {
  const types = [...new Set(drawn.parts.map(({ productType }) => productType))]
  const sold = new Map(
    await Promise.all(types.map(async type => [type, await catalogue.offerings(type)] as const)),
  )
  for (let draft = drawn; ; ) {
    const composed = composeQuote(
      ({ productType }) => ({ productType, catalogue: sold.get(productType) ?? [], offered: offeredLines }),
      draft,
    )
    if (composed.violations.length === 0) return { draft, composed }
    const next = withoutDiscounts(draft, composed.violations)
    if (next === draft) return null
    draft = next
  }
}

/** The same draft where no discount is to blame. */
function withoutDiscounts(draft: QuoteDraft, violations: readonly QuoteViolation[]): QuoteDraft {
  const blamed = (part: number | undefined, discount: number) =>
    violations.some(violation => violation.part === part && violation.discount === discount)
  if (violations.some(({ discount }) => discount === undefined)) return draft
  return {
    discounts: draft.discounts.filter((_, place) => !blamed(undefined, place)),
    parts: draft.parts.map((part, place) => ({
      ...part,
      discounts: part.discounts.filter((_, discount) => !blamed(place, discount)),
    })),
  }
}
