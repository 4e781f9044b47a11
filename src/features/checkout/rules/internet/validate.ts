import type { ProductOffering } from '../../../catalogue/product.ts'
import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { compositionViolations, doesNotBelong, type ViolationFor } from '../composition-violations.ts'
import type { RuleViolation } from '../rule-violation.ts'
import type { Offer, TypeRules } from '../type-rules.ts'
import { hasPlaceFor, isExtra, isServicePackage } from './extras.ts'
import { isInternetLine, isOrderable, needsQuote } from './lines.ts'
import { normalizeInternet } from './normalize.ts'
import { isRouter } from './routers.ts'

/**
 * Why this cart cannot be ordered; empty for exactly the carts that the screens can make: the line can be had here, and
 * the rest is what the compose rules make of it.
 */
export function validateInternet(cart: Cart, offer: Offer): readonly RuleViolation[] {
  const line = mainLine(cart)?.product
  if (!line) return [{ code: 'no-line', message: 'Kies een internetverbinding.' }]
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
        message: `${line.name} is op dit adres niet leverbaar.`,
      },
    ]
  return requestType === 'quote'
    ? []
    : [
        {
          code: 'line-needs-quote',
          productId: line.id,
          message: `Voor ${line.name} maken we op dit adres eerst een vrijblijvende prijsopgave.`,
        },
      ]
}

/** How the products are refused that have no place beside the line. */
const violationIn =
  (cart: Cart): ViolationFor =>
  product => {
    if (isInternetLine(product))
      return { code: 'several-lines', message: 'Een bestelling heeft één internetverbinding.' }
    if (isRouter(product))
      return {
        code: 'router-does-not-fit',
        message: `${product.name} past niet bij de looptijd van je verbinding.`,
      }
    if (isServicePackage(product) && !hasPlaceFor(product, cart))
      return {
        code: 'service-package-with-fibre',
        message: `${product.name} is er alleen voor DSL: bij glasvezel is de hersteltijd al 6 uur.`,
      }
    if (!hasPlaceFor(product, cart))
      return {
        code: 'data-package-without-backup',
        message: `${product.name} kan alleen samen met een back-upverbinding.`,
      }
    return isExtra(product)
      ? {
          code: 'several-of-group',
          message: `Kies ${product.name} of een ander product van dezelfde soort, niet allebei.`,
        }
      : doesNotBelong(product)
  }

export const internetRules: TypeRules = {
  productType: 'internet',
  normalize: normalizeInternet,
  validate: validateInternet,
}
