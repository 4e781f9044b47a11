import type { ProductOffering } from '../../catalogue/product.ts'
import { withAddOns } from '../add-ons.ts'
import { type CartOutcome, clampQuantity, mainLine } from '../cart.ts'
import type { Cart, CartLine } from '../cart-line.ts'
import { changesBetween } from '../changes.ts'
import { internetReasons } from '../texts.ts'
import {
  hasPlaceFor,
  isDataPackage,
  isExtra,
  isServicePackage,
  isTelevision,
  isTvBox,
  tvBoxLimits,
} from './extras.ts'
import { fittingRouter, isRouter } from './routers.ts'

/**
 * Makes an internet cart whole after a choice (order-flow §4): one line, the router that fits its term, the extras,
 * 1 to 4 set-top boxes with television, a data package with a back-up only, a service package with DSL only, and behind each product its set-up. Without a line nothing remains. Normalizing a
 * normalized cart changes nothing. The outcome's changes are what was not chosen, but followed.
 */
export function normalizeInternet(cart: Cart, catalogue: readonly ProductOffering[]): CartOutcome {
  const normalized = normalizedLines(cart, catalogue)
  return { cart: normalized, changes: changesBetween(cart, normalized, reasons, roleOf) }
}

function normalizedLines(cart: Cart, catalogue: readonly ProductOffering[]): Cart {
  const main = mainLine(cart)
  if (!main) return []
  const router = fittingRouter(cart, catalogue)
  const extras = lastOfEachGroup(cart).map(once)
  return withAddOns([
    once(main.product),
    ...(router ? [once(router)] : []),
    ...extras.flatMap(line => (isTelevision(line.product) ? [line, ...tvBoxes(cart, catalogue)] : [line])),
  ])
}

const lastOfEachGroup = (cart: Cart): readonly ProductOffering[] => {
  const extras = cart.map(line => line.product).filter(extra => isExtra(extra) && hasPlaceFor(extra, cart))
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

/** The role of a product in the cart; products in the same role replace each other. */
const roleOf = (product: ProductOffering): string => `${product.productSubType} ${product.partOf}`

function reasonFor({ product }: CartLine, cart: Cart): string {
  const term = mainLine(cart)?.product.contractDuration ?? 0
  if (product.partOf === 'setup') return internetReasons.installation
  if (isRouter(product)) return internetReasons.router(term / 12)
  if (isTvBox(product)) return internetReasons.tvBoxes
  return internetReasons.one
}

function removalReason(product: ProductOffering): string {
  if (isTvBox(product)) return internetReasons.noTvBox
  if (product.partOf === 'setup') return internetReasons.noInstallation
  if (isDataPackage(product)) return internetReasons.onlyWithBackup
  if (isServicePackage(product)) return internetReasons.fibreRepairs
  return internetReasons.onlyWithLine
}

const reasons = { appeared: reasonFor, removed: removalReason }
