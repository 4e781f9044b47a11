import { isCounted } from '../carts/add-ons.ts'
import type { Cart } from '../carts/cart-line.ts'
import { hasPlaceFor, isExtra, isTvBox } from '../carts/internet/extras.ts'
import { isOrderable } from '../carts/internet/lines.ts'
import { isRouter, routerFits } from '../carts/internet/routers.ts'
import { isMobielExtra, isSubscription, termOf } from '../carts/mobiel.ts'
import { deviceCount } from '../carts/telefonie/normalize.ts'
import { isAdditional, isInstallation } from '../carts/telefonie/products.ts'
import { isInternetLine, type ProductOffering, sellables } from '../catalogue/product.ts'
import { catalogueFor, type LineChoices, type WantedLine } from './line-change.ts'

/** Products that can be added to the changed lines of an order without the rules taking them out again. */
export function addableProducts(choices: LineChoices, cart: Cart): readonly ProductOffering[] {
  const has = new Set(cart.map(({ product }) => product.id))
  return [...sellables(catalogueFor(choices)).values()].filter(
    product => !has.has(product.id) && isChoice(product) && hasRoomFor(choices, cart, product),
  )
}

/** Nobody chooses what follows by itself: add-ons, base stations, set-top boxes. */
const isChoice = (product: ProductOffering): boolean =>
  isAdditional(product) ||
  isInstallation(product) ||
  isMobielExtra(product) ||
  !(isCounted(product) || isTvBox(product))

function hasRoomFor({ offered }: LineChoices, cart: Cart, product: ProductOffering): boolean {
  if (isInternetLine(product)) return offered.some(line => line.id === product.id && isOrderable(line))
  const [main] = cart
  if (isRouter(product)) return main !== undefined && routerFits(product, main.product.contractDuration)
  if (isSubscription(product)) return [null, product.contractDuration].includes(termOf(cart))
  if (isInstallation(product)) return deviceCount(cart) === 0
  return hasPlaceFor(product, cart)
}

/** The lines that are wanted once a product is added: a line, router or extra takes the place of the one of its kind. */
export function withAdded(cart: Cart, product: ProductOffering): WantedLine[] {
  const others = cart
    .filter(line => !takesPlaceOf(product, line.product))
    .map(line => ({ productId: line.product.id, quantity: line.quantity }))
  const added = { productId: product.id, quantity: 1 }
  // The line comes first: the rules of internet go by the first one that they meet.
  return isInternetLine(product) ? [added, ...others] : [...others, added]
}

const takesPlaceOf = (product: ProductOffering, other: ProductOffering): boolean =>
  [isInternetLine, isRouter].some(isOfKind => isOfKind(product) && isOfKind(other)) ||
  (isExtra(product) && isExtra(other) && product.productSubType === other.productSubType)
