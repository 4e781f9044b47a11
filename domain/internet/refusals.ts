import { type Cart, mainLine, quantityOf } from '../cart.ts'
import type { ProductOffering } from '../product.ts'
import type { Refusal } from '../refusal.ts'
import { isExtra } from './extras.ts'
import { isInternetLine, isOrderable, needsQuote } from './lines.ts'
import { isRouter } from './routers.ts'
import { settle } from './settle.ts'

/** What an internet cart is judged against: the lines at the checked address and the catalogue of today. */
export type InternetOffer = {
  /** The internet lines at the installation address, each with its availability there. */
  readonly offered: readonly ProductOffering[]
  readonly requestType: 'order' | 'quote'
  readonly catalogue: readonly ProductOffering[]
}

/**
 * Why this cart cannot be ordered; empty for exactly the carts that the screens can make: the line can be had here, and
 * the rest is what the compose rules make of it.
 */
export function internetRefusals(cart: Cart, offer: InternetOffer): readonly Refusal[] {
  const line = mainLine(cart)?.product
  if (!line) return [{ code: 'no-line', message: 'Kies een internetverbinding.' }]
  const settled = settle(cart, offer.catalogue).cart
  return [...lineRefusals(line, offer), ...surplus(cart, settled), ...shortage(cart, settled)]
}

function lineRefusals(line: ProductOffering, { offered, requestType }: InternetOffer): readonly Refusal[] {
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

/** What is in the cart and should not be, or not as often. */
function surplus(cart: Cart, settled: Cart): readonly Refusal[] {
  return cart.flatMap(({ product, quantity }): readonly Refusal[] => {
    const allowed = quantityOf(settled, product.id)
    if (quantity === allowed) return []
    if (allowed > 0)
      return [
        {
          code: 'wrong-quantity',
          productId: product.id,
          message: `Van ${product.name} horen er ${allowed} in deze bestelling.`,
        },
      ]
    return [{ code: codeOf(product), productId: product.id, message: messageOf(product) }]
  })
}

function codeOf(product: ProductOffering): string {
  if (isInternetLine(product)) return 'several-lines'
  if (isRouter(product)) return 'router-does-not-fit'
  return isExtra(product) ? 'several-of-group' : 'does-not-belong'
}

function messageOf(product: ProductOffering): string {
  if (isInternetLine(product)) return 'Een bestelling heeft één internetverbinding.'
  if (isRouter(product)) return `${product.name} past niet bij de looptijd van je verbinding.`
  return isExtra(product)
    ? `Kies ${product.name} of een ander product van dezelfde soort, niet allebei.`
    : `${product.name} hoort niet bij de rest van deze bestelling.`
}

/** What the rules add and the cart lacks. */
const shortage = (cart: Cart, settled: Cart): readonly Refusal[] =>
  settled
    .filter(({ product }) => quantityOf(cart, product.id) === 0)
    .map(({ product }) => ({
      code: 'missing-product',
      productId: product.id,
      message: `${product.name} hoort bij deze bestelling.`,
    }))
