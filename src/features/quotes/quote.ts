import type { DiscountLine, OrderLine } from '../carts/order-lines.ts'
import { type Totals, totalsOf } from '../carts/totals.ts'
import type { ProductType } from '../catalogue/product.ts'
import type { PostalAddress } from '../details/details-schema.ts'
import type { Discount } from './discounts.ts'
import {
  type ComposedPart,
  composePart,
  mostInCents,
  type PartChoices,
  type PartDraft,
  type PartViolation,
} from './part.ts'
import { quoteRefusals } from './rule-texts.ts'
import { divideDiscounts } from './whole-discounts.ts'

/**
 * A quote as staff compose it (docs/decisions/quotes.md#a-quote-has-parts): parts, each of one product type for one address, and
 * discounts that stand only where all of them are accepted together.
 */

/** A part, and where it is delivered. */
export type QuotePart = PartDraft & {
  /** Made in the browser, and the same in each version that has the part: it is accepted once. */
  readonly id: string
  /** How the customer calls it, for example a branch; empty for no name. */
  readonly name: string
  readonly productType: ProductType
  readonly address: PostalAddress
}

export type QuoteDraft = {
  readonly parts: readonly QuotePart[]
  /** On the whole. */
  readonly discounts: readonly Discount[]
}

/** A part as it is offered. */
export type OfferedPart = {
  /** Its own lines, with its own discounts. */
  readonly lines: readonly OrderLine[]
  /** Its share of the discounts on the whole. */
  readonly wholeDiscounts: readonly DiscountLine[]
}

export type ComposedQuote = {
  /** In the order of the draft. */
  readonly parts: readonly (ComposedPart & OfferedPart)[]
  readonly violations: readonly QuoteViolation[]
}

/** With the part to blame, counted from 0; a discount without a part is one on the whole. */
export type QuoteViolation = PartViolation & { readonly part?: number }

export const mostParts = 200
/** Of all parts together, discounts on parts among them: more make a PDF that is too costly to draw. */
export const mostLines = 2_000

/** The quote that a draft makes, by the choices that each part has. */
export function composeQuote(
  choicesOf: (part: QuotePart, place: number) => PartChoices,
  { parts, discounts }: QuoteDraft,
): ComposedQuote {
  const composed = parts.map((part, place) => composePart(choicesOf(part, place), part))
  const { shares, violations } = divideDiscounts(
    composed.map(({ lines }) => lines),
    discounts,
  )
  const offered = composed.map((part, place) => ({ ...part, wholeDiscounts: shares[place] ?? [] }))
  const ofParts = composed.flatMap((part, place) =>
    part.violations.map(violation => ({ ...violation, part: place })),
  )
  return { parts: offered, violations: ofParts.length > 0 ? ofParts : [...tooMuch(offered), ...violations] }
}

function tooMuch(parts: readonly OfferedPart[]): readonly QuoteViolation[] {
  if (parts.reduce((sum, { lines }) => sum + lines.length, 0) > mostLines)
    return [{ code: 'too-much', message: quoteRefusals.tooManyLines(mostLines) }]
  const { monthlyInCents, oneTimeInCents } = quoteTotals(parts, { isWhole: false })
  return Math.max(monthlyInCents, oneTimeInCents) > mostInCents
    ? [{ code: 'too-much', message: quoteRefusals.tooMuch }]
    : []
}

/** The lines that a part is accepted with: those of a whole quote have its discounts. */
export const linesOfPart = (
  { lines, wholeDiscounts }: OfferedPart,
  { isWhole }: { readonly isWhole: boolean },
): readonly OrderLine[] => (isWhole ? [...lines, ...wholeDiscounts] : lines)

/** A sum of lines, added up over parts: what the orders of the parts come to, to the cent, incl. VAT as well. */
export const sumOfParts = (
  parts: readonly OfferedPart[],
  which: { readonly isWhole: boolean },
  sumOf: (lines: readonly OrderLine[]) => number,
): number => parts.reduce((sum, part) => sum + sumOf(linesOfPart(part, which)), 0)

/** Excl. VAT, unless another sum is asked for. */
export const quoteTotals = (
  parts: readonly OfferedPart[],
  which: { readonly isWhole: boolean },
  sumOf: (lines: readonly OrderLine[]) => Totals = totalsOf,
): Totals => ({
  monthlyInCents: sumOfParts(parts, which, lines => sumOf(lines).monthlyInCents),
  oneTimeInCents: sumOfParts(parts, which, lines => sumOf(lines).oneTimeInCents),
})

/** Extra cost of parts one by one, compared with together: their shares of the discounts on the whole. */
export function lostDiscounts(parts: readonly OfferedPart[]): Totals {
  const [alone, inWhole] = [quoteTotals(parts, { isWhole: false }), quoteTotals(parts, { isWhole: true })]
  return {
    monthlyInCents: alone.monthlyInCents - inWhole.monthlyInCents,
    oneTimeInCents: alone.oneTimeInCents - inWhole.oneTimeInCents,
  }
}
