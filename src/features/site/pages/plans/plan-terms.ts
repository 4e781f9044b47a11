import { formatEuro } from '../../../../common/money.ts'
import { mainLine } from '../../../carts/cart.ts'
import type { Cart, CartLine } from '../../../carts/cart-line.ts'
import { defaultInternetTerm, isInternetTerm } from '../../../carts/internet/lines.ts'
import { defaultMobielTerm } from '../../../carts/mobiel.ts'
import { basketOfOne, isPlan } from '../../../carts/plan.ts'
import { rulesOf } from '../../../carts/rules-of.ts'
import { termOffer } from '../../../carts/term-offer.ts'
import {
  isRecurring,
  lineListTotalInCents,
  lineTotalInCents,
  lineTotalWithVatInCents,
  totalsOf,
  totalsWithVatOf,
} from '../../../carts/totals.ts'
import type { ProductOffering, ProductType } from '../../../catalogue/product.ts'
import { planLink } from '../../../checkout/plan-choice.ts'
import { termTexts as internetTermTexts } from '../../../checkout/texts/internet.ts'
import { freeMonthsInWords, termTexts as mobielTermTexts } from '../../../checkout/texts/mobiel.ts'
import { planTexts } from '../../texts.ts'

/** An amount of a card, in cents. */
export type PlanAmount = {
  /** Excl. VAT. */
  readonly inCents: number
  readonly withVatInCents: number
  /** The usual one, struck through; null where this is it. */
  readonly listInCents: number | null
}

/** A line that comes along with a plan. */
export type PlanPart = { readonly name: string; readonly isMonthly: boolean; readonly amount: PlanAmount }

/** A plan as a card shows it: what its cart costs, and the way into the order flow with it. */
export type Plan = {
  readonly id: number
  readonly name: string
  readonly link: string
  readonly isPromoted: boolean
  /** Facts that tell it apart from the others of its term. */
  readonly facts: readonly string[]
  /** Of the whole cart: the same as the order flow says. */
  readonly monthly: PlanAmount
  readonly parts: readonly PlanPart[]
}

/** The plans that a page shows of one term. */
export type PlanTerm = {
  readonly months: number
  /** Meaning of the term in the words of the order flow; empty where it has none. */
  readonly hint: string
  /** Facts of all its plans. */
  readonly shared: readonly string[]
  /** The costs of installation hold for an address that is connected. */
  readonly dependsOnAddress: boolean
  readonly plans: readonly Plan[]
}

export type PlanChoice = {
  readonly productType: ProductType
  readonly terms: readonly PlanTerm[]
  /** The term that shows first. */
  readonly months: number
}

/**
 * The plans of a page: of each term, shortest first, the cheapest, the promoted and the largest, where they are different ones.
 * @param sold products that the page is about
 * @param catalogue of their type
 * @returns null where none of them can be bought by itself
 */
export function planChoiceOf(
  sold: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): PlanChoice | null {
  const plans = sold.filter(product => isPlan(product, rulesOf(product.productType), catalogue))
  const [first] = plans
  if (!first) return null
  const terms = [...Map.groupBy(plans, ({ contractDuration }) => contractDuration)]
    .toSorted(([one], [other]) => one - other)
    .map(([months, ofTerm]) => termOf(months, ofTerm, catalogue))
  const [shortest] = terms
  const usual = terms.find(({ months }) => months === defaultTerms[first.productType]) ?? shortest
  return usual ? { productType: first.productType, terms, months: usual.months } : null
}

/** The term with which the order flow begins, if the type has terms to choose from. */
const defaultTerms: Readonly<Record<ProductType, number | null>> = {
  internet: defaultInternetTerm,
  mobiel: defaultMobielTerm,
  cloud: null,
  telefonie: null,
}

function termOf(
  months: number,
  products: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): PlanTerm {
  const baskets = products.map(product => basketOfOne(product, rulesOf(product.productType), catalogue).cart)
  const shown = outstanding(baskets)
  const lists = shown.map(cart => mainOf(cart).information)
  const shared =
    lists.length > 1 ? (lists[0] ?? []).filter(fact => lists.every(list => list.includes(fact))) : []
  return {
    months,
    hint: hintOf(months, products),
    shared,
    dependsOnAddress: shown.some(dependsOnAddress),
    plans: shown.map(cart => planOf(cart, shared)),
  }
}

/** The product that a cart of one plan is about: its first line, as of cloud any product can be one. */
const mainOf = (cart: Cart): ProductOffering => (mainLine(cart) ?? (cart[0] as CartLine)).product

const monthlyOf = (cart: Cart): number => totalsOf(cart).monthlyInCents

/** The cheapest, the promoted and the largest of these carts, cheapest first. */
function outstanding(carts: readonly Cart[]): readonly Cart[] {
  const byPrice = carts.toSorted((one, other) => monthlyOf(one) - monthlyOf(other))
  const largest = byPrice.toSorted(bySize).at(-1)
  const promoted = byPrice.find(cart => mainOf(cart).promoted)
  return byPrice.filter((cart, position) => position === 0 || cart === promoted || cart === largest)
}

/** By speed, by data, else by price: what costs more of the same kind has more in it. */
function bySize(one: Cart, other: Cart): number {
  const [sizes, others] = [sizesOf(one), sizesOf(other)]
  const position = sizes.findIndex((size, at) => size !== others[at])
  return position < 0 ? 0 : (sizes[position] ?? 0) < (others[position] ?? 0) ? -1 : 1
}

function sizesOf(cart: Cart): readonly number[] {
  const { productType, downloadSpeedMbs, uploadSpeedMbs, dataBundleGb } = mainOf(cart)
  const data = productType === 'mobiel' ? (dataBundleGb ?? Number.POSITIVE_INFINITY) : 0
  return [downloadSpeedMbs ?? 0, uploadSpeedMbs ?? 0, data, monthlyOf(cart)]
}

function planOf(cart: Cart, shared: readonly string[]): Plan {
  const main = mainOf(cart)
  const { monthlyInCents: inCents } = totalsOf(cart)
  const lines = cart.filter(({ product }) => product !== main)
  return {
    id: main.id,
    name: main.name,
    link: planLink(main),
    isPromoted: main.promoted,
    facts: main.information.filter(fact => !shared.includes(fact)),
    monthly: {
      inCents,
      withVatInCents: totalsWithVatOf(cart).monthlyInCents,
      listInCents:
        main.listPriceInCents === null ? null : inCents - main.priceInCents + main.listPriceInCents,
    },
    parts: [...lines.filter(isRecurring), ...lines.filter(line => !isRecurring(line))].map(partOf),
  }
}

const partOf = (line: CartLine): PlanPart => ({
  name: nameOfPart(line.product),
  isMonthly: isRecurring(line),
  amount: {
    inCents: lineTotalInCents(line),
    withVatInCents: lineTotalWithVatInCents(line),
    listInCents: lineListTotalInCents(line),
  },
})

function nameOfPart({ partOf, name }: ProductOffering): string {
  if (partOf === 'support') return planTexts.support
  return partOf === 'setup' ? planTexts.setup : name
}

/** Only an address tells the costs of installing fibre where it does not lie ready. */
const dependsOnAddress = (cart: Cart): boolean =>
  cart.some(({ product }) => product.partOf === 'setup' && product.fiber)

function hintOf(months: number, products: readonly ProductOffering[]): string {
  const [first] = products
  if (first?.productType === 'internet') return isInternetTerm(months) ? internetTermTexts.facts[months] : ''
  if (first?.productType !== 'mobiel') return ''
  const { discountInCents, freeMonths } = termOffer(products)
  const free = freeMonthsInWords(freeMonths)
  const facts = [
    discountInCents > 0 && mobielTermTexts.discount(formatEuro(discountInCents)),
    free && `${free}.`,
    months === 1 && mobielTermTexts.cancellable,
  ]
  return facts.filter(Boolean).join(' ')
}
