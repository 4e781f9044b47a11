import type { ProductOffering } from '../../catalogue/product.ts'
import { isInternetLine } from '../../catalogue/product.ts'
import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { compositionViolations, doesNotBelong, type ViolationFor } from '../composition-violations.ts'
import { internetRefusals } from '../texts.ts'
import type { Offer, RuleViolation, TypeRules } from '../type-rules.ts'
import { hasPlaceFor, isExtra, isServicePackage } from './extras.ts'
import { isOrderable, needsQuote } from './lines.ts'
import { normalizeInternet } from './normalize.ts'
import { isRouter } from './routers.ts'

/**
 * Why this cart cannot be ordered; empty for exactly the carts that the screens can make: the line can be had here, and
 * the rest is what the compose rules make of it.
 */
export function validateInternet(cart: Cart, offer: Offer): readonly RuleViolation[] {
  const line = mainLine(cart)?.product
  if (!line) return [{ code: 'no-line', message: internetRefusals.noLine }]
  const normalized = normalizeInternet(cart, offer.catalogue).cart
  return [...validateLine(line, offer), ...compositionViolations(cart, normalized, violationIn(cart))]
}

function validateLine(line: ProductOffering, { offered, requestType }: Offer): readonly RuleViolation[] {
  const here = offered.find(other => other.id === line.id)
  if (here && isOrderable(here)) return []
  if (!here || !needsQuote(here))
    return [
      {
        code: 'line-not-offered',
        productId: line.id,
        message: internetRefusals.notOffered(line.name),
      },
    ]
  return requestType === 'quote'
    ? []
    : [
        {
          code: 'line-needs-quote',
          productId: line.id,
          message: internetRefusals.quoteFirst(line.name),
        },
      ]
}

/** How the products are refused that have no place beside the line. */
const violationIn =
  (cart: Cart): ViolationFor =>
  product => {
    if (isInternetLine(product)) return { code: 'several-lines', message: internetRefusals.severalLines }
    if (isRouter(product))
      return {
        code: 'router-does-not-fit',
        message: internetRefusals.otherTerm(product.name),
      }
    if (isServicePackage(product) && !hasPlaceFor(product, cart))
      return {
        code: 'service-package-with-fibre',
        message: internetRefusals.onlyDsl(product.name),
      }
    if (!hasPlaceFor(product, cart))
      return {
        code: 'data-package-without-backup',
        message: internetRefusals.onlyWithBackup(product.name),
      }
    return isExtra(product)
      ? {
          code: 'several-of-group',
          message: internetRefusals.oneOfGroup(product.name),
        }
      : doesNotBelong(product)
  }

export const internetRules: TypeRules = {
  productType: 'internet',
  normalize: normalizeInternet,
  validate: validateInternet,
}
