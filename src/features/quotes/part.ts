import { asIfReady, internetLinesOf, lineAmong, needsWord, promiseOfLine } from '../addresses/line-promise.ts'
import { type CartChange, contractTermOf, mainLine, quantityOf } from '../carts/cart.ts'
import type { Cart, CartLine } from '../carts/cart-line.ts'
import { type FreeOrderLine, type OrderLine, productLines, toOrderLines } from '../carts/order-lines.ts'
import { normalizeCart, validateCart } from '../carts/rules-of.ts'
import { totalsOf } from '../carts/totals.ts'
import type { RuleViolation } from '../carts/type-rules.ts'
import { validateLines } from '../carts/validate-by-rules.ts'
import {
  type DeliveryTerms,
  isInternetLine,
  isMainProduct,
  type ProductOffering,
  sellables,
} from '../catalogue/product.ts'
import type { References } from '../details/references.ts'
import type { LineChoices, WantedLine } from '../line-changes/line-change.ts'
import {
  type BillingPeriod,
  discountLine,
  durationOf,
  type PartDiscount,
  partDiscountViolations,
} from './discounts.ts'
import { quoteRefusals } from './rule-texts.ts'

/**
 * A part of a quote as staff compose it (docs/decisions/quotes.md#a-quote-has-parts): lines of one type for one address by
 * the shop's rules, plus free lines and discounts. Totals, first invoice and VAT of the result are those of any order.
 */

/** A line with a product that is in no catalogue. */
export type FreeLine = {
  readonly text: string
  readonly quantity: number
  /** Per unit, excl. VAT; 0 or more. */
  readonly priceInCents: number
  readonly per: BillingPeriod
}

/** How the bookkeeping of the buyer knows a part, such as a branch; what is empty is as for the whole quote. */
export type PartReferences = Pick<References, 'purchaseOrderNumber' | 'costCentre'>

export type PartDraft = {
  readonly lines: readonly WantedLine[]
  readonly freeLines: readonly FreeLine[]
  readonly discounts: readonly PartDiscount[]
  /** Months that the main lines bind for; null for as long as the catalogue says. */
  readonly termInMonths: PartTerm | null
  /** Months without charge at the start of the main lines; null for as many as the catalogue says. */
  readonly freeMonths: number | null
  /** Absent where those of the whole quote hold. */
  readonly references?: PartReferences | undefined
  /** When its line is delivered and what the construction costs, as a colleague says; null for what the networks say. */
  readonly delivery: DeliveryTerms | null
}

/** Input for composing a part: the products of its type on sale, and the internet lines at its address. */
export type PartChoices = Pick<LineChoices, 'productType' | 'catalogue'> & {
  /** null while nobody asked the networks. */
  readonly offered: readonly ProductOffering[] | null
}

export type ComposedPart = {
  readonly lines: readonly OrderLine[]
  /** Changes that the rules made themselves, with the reason. */
  readonly followed: readonly CartChange[]
  /** Why it cannot be so; each at its product where one is to blame. */
  readonly violations: readonly PartViolation[]
  /** Lines that were wanted and that the rules leave out or count otherwise: shown while composing, refused where it is sent. */
  readonly adjusted: readonly PartViolation[]
}

/** With the free line or discount to blame, counted from 0, or the delivery. */
export type PartViolation = RuleViolation & {
  readonly freeLine?: number
  readonly discount?: number
  /** Whether what is said of the delivery is to blame. */
  readonly delivery?: true
}

/** Terms that a quote can bind for; the longest two ask for the customer's express choice (longestOrdinaryTerm). */
export const partTerms = [12, 24, 36, 60] as const
export type PartTerm = (typeof partTerms)[number]
export const mostFreeMonths = 12
export const mostDeliveryWeeks = 99
export const mostDiscounts = 10
export const mostFreeLineQuantity = 99
/** 100,000 euros. */
export const mostFreeLineCents = 10_000_000
/** A million euros per month, or once. */
export const mostInCents = 100_000_000

/** How many days a quote is valid for unless it is said, and at most. */
export const quoteDays = 30
export const mostQuoteDays = 180

/** The part that a draft makes. Lines of the catalogue cost what they cost today. */
export function composePart(choices: PartChoices, draft: PartDraft): ComposedPart {
  const { productType } = choices
  const { cart: wanted, unknown } = resolved(choices, draft)
  const { cart: normalized, changes } = normalizeCart(productType, wanted, choices.catalogue)
  const wrong: readonly PartViolation[] = [...unknown, ...validateLines(productType, wanted)]
  const products = withTerms(normalized, draft)
  const term = contractTermOf(products)
  const extended = [...toOrderLines(products), ...draft.freeLines.map(line => freeLine(line, term))]
  const lines = [...extended, ...draft.discounts.map(discount => discountLine(discount, extended))]
  return {
    lines,
    followed: changes,
    adjusted: adjustedLines(wanted, normalized, changes),
    violations:
      wrong.length > 0
        ? wrong
        : [
            ...rules(choices, normalized, draft),
            ...wordMissing(normalized),
            ...amountViolations(draft, extended),
          ],
  }
}

/** A line that is not ready is offered only with what it costs and when it comes. */
const wordMissing = (cart: Cart): readonly PartViolation[] =>
  internetLinesOf(cart)
    .filter(line => line.delivery !== null && needsWord(line))
    .map(line => ({
      code: 'delivery-not-said',
      message:
        promiseOfLine(line).obtainable === 'no'
          ? quoteRefusals.sayOfNotThere(line.name)
          : quoteRefusals.sayOfLater(line.name),
      delivery: true,
    }))

/** Whatever the networks say: what has to be dug first is what a quote is for. */
function rules({ productType, catalogue }: PartChoices, cart: Cart, { freeLines }: PartDraft) {
  if (cart.length === 0)
    return freeLines.length > 0 ? [] : [{ code: 'no-lines', message: quoteRefusals.nothingOffered }]
  const offered = cart
    .map(({ product }) => product)
    .filter(isMainProduct)
    .map(asIfReady)
  return validateCart(productType, cart, { offered, requestType: 'order', catalogue })
}

function resolved({ catalogue, offered }: PartChoices, { lines: wanted, delivery }: PartDraft) {
  const onSale = sellables(catalogue)
  const cart: CartLine[] = []
  const unknown: RuleViolation[] = []
  for (const { productId, quantity } of wanted) {
    const product = onSale.get(productId)
    if (product) cart.push({ product: atTheAddress(offered, product, delivery), quantity })
    else unknown.push({ code: 'unknown-product', productId, message: quoteRefusals.notSold })
  }
  return { cart, unknown }
}

/** Which lines are not as they were wanted, and why where the rules say so. */
function adjustedLines(
  wanted: Cart,
  normalized: Cart,
  changes: readonly CartChange[],
): readonly PartViolation[] {
  const differing = wanted.filter(({ product, quantity }) => quantityOf(normalized, product.id) !== quantity)
  return differing.map(({ product: { id, name } }) => {
    const count = quantityOf(normalized, id)
    const outcome =
      count === 0 ? quoteRefusals.notWithOthers(name) : quoteRefusals.fewerWithOthers(name, count)
    const why = changes.find(({ product }) => product.id === id)?.reason
    return { code: 'unsettled-line', productId: id, message: why ? `${outcome}: ${why}.` : `${outcome}.` }
  })
}

/** A line as it is there, with what a colleague says of its delivery. */
export function atTheAddress(
  offered: readonly ProductOffering[] | null,
  product: ProductOffering,
  said: DeliveryTerms | null,
): ProductOffering {
  if (!isInternetLine(product) || offered === null) return product
  const line = lineAmong(product, offered)
  return { ...line, delivery: line.delivery && { ...line.delivery, said } }
}

/** Gives lines that bind as long as the main line the quote's term. */
function withTerms(cart: Cart, { termInMonths, freeMonths }: PartDraft): Cart {
  const main = mainLine(cart)?.product.contractDuration
  return cart.map(({ product, quantity }) => ({
    quantity,
    product: {
      ...product,
      ...(termInMonths !== null &&
        product.contractDuration !== 0 &&
        product.contractDuration === main && { contractDuration: termInMonths }),
      ...(freeMonths !== null && isMainProduct(product) && { freeMonths }),
    },
  }))
}

const freeLine = ({ text, quantity, priceInCents, per }: FreeLine, term: number): FreeOrderLine => ({
  kind: 'free',
  text,
  quantity,
  priceInCents,
  contractDuration: durationOf(per, term),
})

function amountViolations({ discounts }: PartDraft, lines: readonly OrderLine[]): readonly PartViolation[] {
  const { monthlyInCents, oneTimeInCents } = totalsOf(lines)
  if (Math.max(monthlyInCents, oneTimeInCents) > mostInCents)
    return [{ code: 'too-much', message: quoteRefusals.tooMuch }]
  return partDiscountViolations(discounts, lines)
}

export const emptyDraft: PartDraft = {
  lines: [],
  freeLines: [],
  discounts: [],
  termInMonths: null,
  freeMonths: null,
  delivery: null,
}

/** A draft of what was asked for. */
export const draftOf = (asked: readonly OrderLine[]): PartDraft => ({
  ...emptyDraft,
  lines: productLines(asked).map(({ product, quantity }) => ({ productId: product.id, quantity })),
})
