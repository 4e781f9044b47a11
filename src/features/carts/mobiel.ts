import { isMainProduct, type ProductOffering } from '../catalogue/product.ts'
import { isPerMainProduct, mainProductCount, withAddOns } from './add-ons.ts'
import { type CartChange, type CartOutcome, clampQuantity, mainLine, withQuantity } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { changesBetween } from './changes.ts'
import { compositionViolations, doesNotBelong, type ViolationFor } from './composition-violations.ts'
import { cartReasons, mobielReasons, mobielRefusals } from './texts.ts'
import type { RuleViolation, TypeRules } from './type-rules.ts'

/** Contract terms of mobile subscriptions in months (order-flow §9). */
export const mobielTerms = [1, 12, 24] as const
export type MobielTerm = (typeof mobielTerms)[number]

/** Looptijd starts here. */
export const defaultMobielTerm: MobielTerm = 12

export const isMobielTerm = (value: unknown): value is MobielTerm => mobielTerms.some(term => term === value)

export const isSubscription = (product: ProductOffering): boolean =>
  product.productType === 'mobiel' && isMainProduct(product) && isMobielTerm(product.contractDuration)

/** Foreign calls and global internet: chosen for all subscriptions or for none. */
export const isMobielExtra = (product: ProductOffering): boolean =>
  product.productType === 'mobiel' && isPerMainProduct(product)

/**
 * The smallest of these data bundles that holds so many gigabytes a month; null, as everywhere, is unlimited.
 * @returns undefined where none of them does
 */
export function fittingBundle(
  gigabytes: number,
  bundles: readonly (number | null)[],
): number | null | undefined {
  const holding = bundles.filter(bundle => bundle === null || bundle >= gigabytes)
  return holding.toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))[0]
}

/** The subscriptions of one Looptijd, in the catalogue's order. */
export const subscriptionsAt = (
  term: MobielTerm,
  catalogue: readonly ProductOffering[],
): readonly ProductOffering[] =>
  catalogue.filter(product => isSubscription(product) && product.contractDuration === term)

/** The term of the subscriptions in the cart; null while there are none. */
export function termOf(cart: Cart): MobielTerm | null {
  const term = mainLine(cart)?.product.contractDuration
  return isMobielTerm(term) ? term : null
}

/** Sets how many of a subscription the visitor wants; one of another term than the cart's changes nothing. */
export function setSubscriptions(cart: Cart, subscription: ProductOffering, quantity: number): CartOutcome {
  const term = termOf(cart)
  const fits = term === null || term === subscription.contractDuration
  return isSubscription(subscription) && fits
    ? normalizeMobiel(withQuantity(cart, subscription, clampQuantity(quantity)))
    : { cart, changes: [] }
}

/** Chooses an extra for all subscriptions, or for none; without a subscription there are no extras. */
export const chooseExtra = (cart: Cart, extra: ProductOffering, chosen: boolean): CartOutcome =>
  isMobielExtra(extra)
    ? normalizeMobiel(withQuantity(cart, extra, chosen ? mainProductCount(cart) : 0))
    : { cart, changes: [] }

/** Another Looptijd empties the cart, extras included (order-flow §4); the term that the cart has changes nothing. */
export const changeTerm = (cart: Cart, term: MobielTerm): CartOutcome =>
  termOf(cart) === term
    ? { cart, changes: [] }
    : {
        cart: [],
        changes: cart.map(
          ({ product }): CartChange => ({ kind: 'removed', product, reason: mobielReasons.otherTerm }),
        ),
      }

/**
 * Makes a mobile cart whole after a choice: subscriptions of one term, extras as often as there are subscriptions.
 * Without a subscription nothing remains. Normalizing a normalized cart changes nothing.
 */
export function normalizeMobiel(cart: Cart): CartOutcome {
  const subscriptions = cart
    .filter(({ product }) => isSubscription(product) && product.contractDuration === termOf(cart))
    .map(line => ({ ...line, quantity: clampQuantity(line.quantity, 1) }))
  const total = mainProductCount(subscriptions)
  const extras = cart
    .filter(({ product }) => isMobielExtra(product))
    .map(line => ({ ...line, quantity: total }))
  const normalized = withAddOns([...subscriptions, ...extras])
  return { cart: normalized, changes: changesBetween(cart, normalized, reasons) }
}

/** Why this cart cannot be ordered: it needs a subscription, all of one term, and extras for each of them. */
export const validateMobiel = (cart: Cart): readonly RuleViolation[] =>
  termOf(cart) === null
    ? [{ code: 'no-subscription', message: mobielRefusals.noSubscription }]
    : compositionViolations(cart, normalizeMobiel(cart).cart, blame)

const blame: ViolationFor = product =>
  isSubscription(product)
    ? { code: 'several-terms', message: mobielRefusals.severalTerms }
    : doesNotBelong(product)

const reasons = {
  appeared: ({ product, quantity }: Cart[number]): string => {
    if (isMobielExtra(product))
      return quantity === 1 ? mobielReasons.forSubscription : mobielReasons.forSubscriptions(quantity)
    return product.partOf === null ? cartReasons.most(quantity) : cartReasons.belongs
  },
  removed: (product: ProductOffering): string => {
    if (isMobielExtra(product)) return mobielReasons.onlyWithSubscription
    return isSubscription(product) ? mobielReasons.oneTerm : cartReasons.belongedToRemoved
  },
}

export const mobielRules: TypeRules = {
  productType: 'mobiel',
  normalize: normalizeMobiel,
  validate: validateMobiel,
}
