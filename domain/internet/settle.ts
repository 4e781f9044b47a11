import {
  type Cart,
  type CartChange,
  type CartLine,
  type CartOutcome,
  clampQuantity,
  mainLine,
} from '../cart.ts'
import { type ProductOffering, setupLineOf } from '../product.ts'
import { isExtra, isTelevision, isTvBox, tvBoxLimits } from './extras.ts'
import { fittingRouter, isRouter } from './routers.ts'

/**
 * Makes an internet cart whole after a choice (order-flow §4): one line, the router that fits its term, the extras,
 * 1 to 4 set-top boxes with television, and behind each product its set-up. Without a line nothing remains. Settling a
 * settled cart changes nothing. The outcome's changes are what was not chosen, but followed.
 */
export function settle(cart: Cart, catalogue: readonly ProductOffering[]): CartOutcome {
  const settled = settledLines(cart, catalogue)
  return { cart: settled, changes: changesBetween(cart, settled) }
}

function settledLines(cart: Cart, catalogue: readonly ProductOffering[]): Cart {
  const main = mainLine(cart)
  if (!main) return []
  const router = fittingRouter(cart, catalogue)
  const extras = lastOfEachGroup(cart).map(once)
  return [
    once(main.product),
    ...(router ? [once(router)] : []),
    ...extras.flatMap(line => (isTelevision(line.product) ? [line, ...tvBoxes(cart, catalogue)] : [line])),
  ].flatMap(line => [line, ...setupOf(line)])
}

const lastOfEachGroup = (cart: Cart): readonly ProductOffering[] => {
  const extras = cart.map(line => line.product).filter(isExtra)
  return extras.filter((extra, index) =>
    extras.slice(index + 1).every(later => later.productSubType !== extra.productSubType),
  )
}

const once = (product: ProductOffering): CartLine => ({ product, quantity: 1 })

function tvBoxes(cart: Cart, catalogue: readonly ProductOffering[]): Cart {
  const inCart = cart.find(line => isTvBox(line.product))
  const product = inCart?.product ?? catalogue.find(isTvBox)
  const quantity = clampQuantity(inCart?.quantity ?? tvBoxLimits.min, tvBoxLimits.min, tvBoxLimits.max)
  return product ? [{ product, quantity }] : []
}

function setupOf({ product, quantity }: CartLine): Cart {
  const setup = setupLineOf(product)
  return setup ? [{ product: setup, quantity }] : []
}

function changesBetween(before: Cart, after: Cart): readonly CartChange[] {
  const roles = (cart: Cart) => new Map(cart.map(line => [roleOf(line.product), line]))
  const [had, has] = [roles(before), roles(after)]
  const appeared = after.flatMap(({ product, quantity }): CartChange[] => {
    const old = had.get(roleOf(product))
    if (old && old.product.id === product.id && old.quantity === quantity) return []
    return [{ kind: old ? 'changed' : 'added', product, reason: reasonFor(product, after) }]
  })
  const gone = before
    .filter(({ product }) => !has.has(roleOf(product)))
    .map(({ product }): CartChange => ({ kind: 'removed', product, reason: removalReason(product) }))
  return [...appeared, ...gone]
}

/** What a product is to the cart: products in the same role replace each other. */
const roleOf = (product: ProductOffering): string => `${product.productSubType} ${product.partOf}`

function reasonFor(product: ProductOffering, cart: Cart): string {
  const term = mainLine(cart)?.product.contractDuration ?? 0
  if (product.partOf === 'setup') return 'Installatie hoort erbij'
  if (isRouter(product)) return `Router bij een looptijd van ${term / 12} jaar`
  if (isTvBox(product)) return 'Minstens 1 tv-ontvanger bij televisie, hoogstens 4'
  return 'Eén per bestelling'
}

function removalReason(product: ProductOffering): string {
  if (isTvBox(product)) return 'Zonder televisie geen tv-ontvanger'
  if (product.partOf === 'setup') return 'Installatie is niet meer nodig'
  return 'Alleen samen met een internetverbinding'
}
