import { isMainProduct, type ProductOffering } from '../../catalogue/product.ts'
import { type CartChange, type CartOutcome, mainLine, without, withQuantity } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { internetReasons } from '../texts.ts'
import { hasPlaceFor, isExtra, isTvBox } from './extras.ts'
import { defaultLine, sameLineAtTerm } from './line-choices.ts'
import { type InternetTerm, isChoosable, isInternetTerm, isOrderable } from './lines.ts'
import { normalizeInternet } from './normalize.ts'
import { isRouter, routerFits } from './routers.ts'

/** Picks a line: the previous one goes with its set-up, extras stay (order-flow §4). A no-net line changes nothing. */
export const chooseLine = (
  cart: Cart,
  line: ProductOffering,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isChoosable(line)
    ? normalizeInternet([{ product: line, quantity: 1 }, ...without(cart, isMainProduct)], catalogue)
    : { cart, changes: [] }

/** Picks a router; one that does not fit the line's term changes nothing. */
export function chooseRouter(
  cart: Cart,
  router: ProductOffering,
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const term = mainLine(cart)?.product.contractDuration
  return term !== undefined && routerFits(router, term)
    ? normalizeInternet([...without(cart, isRouter), { product: router, quantity: 1 }], catalogue)
    : { cart, changes: [] }
}

/** Adds an extra, in the place of another one of its group; extras come with a line only, some with another extra only. */
export const addExtra = (
  cart: Cart,
  extra: ProductOffering,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isExtra(extra) && mainLine(cart) && hasPlaceFor(extra, cart)
    ? normalizeInternet([...cart, { product: extra, quantity: 1 }], catalogue)
    : { cart, changes: [] }

export const removeExtra = (
  cart: Cart,
  extra: ProductOffering,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isExtra(extra) ? normalizeInternet(withQuantity(cart, extra, 0), catalogue) : { cart, changes: [] }

/** The number of set-top boxes, kept within 1 to 4; without television there are none. */
export const setTvBoxes = (
  cart: Cart,
  quantity: number,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  normalizeInternet(
    cart.map(line => (isTvBox(line.product) ? { ...line, quantity } : line)),
    catalogue,
  )

/**
 * Applies the result of an address check to the cart (order-flow §4). A line that is not offered at the address clears
 * the cart; one that is offered takes over its availability there. Without a line, the promoted one of the term is
 * added, else the fastest.
 */
export function afterAddressCheck(
  cart: Cart,
  term: InternetTerm,
  offered: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const current = mainLine(cart)?.product
  const still = current && offered.find(line => line.id === current.id && isChoosable(line))
  if (still) return chooseLine(cart, still, catalogue)
  const line = defaultLine(offered, term)
  const cleared = clearing(cart, internetReasons.lineGone)
  if (!line) return cleared
  const filled = withDefaultLine([], line, catalogue)
  return { cart: filled.cart, changes: [...cleared.changes, ...filled.changes] }
}

/**
 * A line that was chosen before the address was known: where it can be ordered right away it is chosen, else the line that is
 * picked for a visitor who chose none, at its term.
 */
export function chooseBroughtLine(
  brought: ProductOffering,
  cart: Cart,
  offered: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const here = offered.find(line => line.id === brought.id && isOrderable(line))
  if (here) return chooseLine(cart, here, catalogue)
  const term = brought.contractDuration
  return isInternetTerm(term)
    ? afterAddressCheck(cart, term, offered, catalogue)
    : clearing(cart, internetReasons.lineGone)
}

/**
 * Another Looptijd: the same speed and type at the other term, else the promoted line of that term, else the fastest;
 * the router follows. Where the term has nothing that can be ordered at this address, the cart is cleared.
 */
export function changeTerm(
  cart: Cart,
  term: InternetTerm,
  offered: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const current = mainLine(cart)?.product
  if (!current || current.contractDuration === term) return { cart, changes: [] }
  const same = sameLineAtTerm(current, term, offered)
  if (same) return chooseLine(cart, same, catalogue)
  const line = defaultLine(offered, term)
  return line ? withDefaultLine(cart, line, catalogue) : clearing(cart, internetReasons.termGone(term / 12))
}

function withDefaultLine(
  cart: Cart,
  line: ProductOffering,
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const { cart: filled, changes } = chooseLine(cart, line, catalogue)
  const years = line.contractDuration / 12
  const reason = internetReasons.newLine(line.promoted, years)
  return {
    cart: filled,
    changes: [{ kind: mainLine(cart) ? 'changed' : 'added', product: line, reason }, ...changes],
  }
}

const clearing = (cart: Cart, reason: string): CartOutcome => ({
  cart: [],
  changes: cart.map(({ product }): CartChange => ({ kind: 'removed', product, reason })),
})
