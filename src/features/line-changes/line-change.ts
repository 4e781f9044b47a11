import { asIfReady } from '../addresses/line-promise.ts'
import type { CartChange } from '../carts/cart.ts'
import type { Cart } from '../carts/cart-line.ts'
import { normalizeCart, validateCart } from '../carts/rules-of.ts'
import type { RuleViolation } from '../carts/type-rules.ts'
import { validateLines } from '../carts/validate-by-rules.ts'
import type { OrderState } from '../cases/case-states.ts'
import {
  isInternetLine,
  isMainProduct,
  type ProductOffering,
  type ProductType,
  priceOfNotReturned,
  sellables,
  withPlaceOf,
} from '../catalogue/product.ts'
import { isSameCart } from './line-differences.ts'
import { lineChangeRefusals } from './texts.ts'

/** Rules for changing the lines of an order before delivery (docs/decisions/orders.md#lines-change-with-consent). */

/** Why the lines of an order in this state stay as they are; null where they can change. */
export const whyLinesAreFinal: Readonly<Record<OrderState, string | null>> = {
  acknowledged: null,
  pending: null,
  held: null,
  inProgress: null,
  partial: lineChangeRefusals.delivered,
  completed: lineChangeRefusals.delivered,
  cancelled: lineChangeRefusals.cancelled,
  rejected: lineChangeRefusals.rejected,
  failed: lineChangeRefusals.failed,
}

export type WantedLine = { readonly productId: number; readonly quantity: number }

/** Input for changing the lines of an order. */
export type LineChoices = {
  readonly productType: ProductType
  /** As they stand. */
  readonly ordered: Cart
  /** The products of this type on sale today. */
  readonly catalogue: readonly ProductOffering[]
  /** The internet lines at the installation address, each with its availability there. */
  readonly offered: readonly ProductOffering[]
}

export type LineChange = {
  /** The lines as they would be, normalized by the rules of the type. */
  readonly cart: Cart
  /** Changes that the rules made themselves, with the reason. */
  readonly followed: readonly CartChange[]
  /** Why it cannot be so; each at its product where one is to blame. */
  readonly violations: readonly RuleViolation[]
}

/** Applies wanted lines to an order. If they equal the ordered lines, those come back unchanged. */
export function changedLines(choices: LineChoices, wanted: readonly WantedLine[]): LineChange {
  const { productType, ordered } = choices
  const { cart, unknown } = resolved(choices, wanted)
  if (unknown.length === 0 && isSameCart(cart, ordered))
    return { cart: ordered, followed: [], violations: [] }
  const normalized = normalizeCart(productType, cart, catalogueFor(choices))
  const wrong = [...unknown, ...validateLines(productType, cart)]
  return {
    cart: normalized.cart,
    followed: normalized.changes,
    // With invalid quantities, further violations would only confuse.
    violations: wrong.length > 0 ? wrong : normalizedViolations(choices, normalized.cart),
  }
}

const normalizedViolations = (choices: LineChoices, cart: Cart): readonly RuleViolation[] =>
  cart.length === 0
    ? [nothingLeft]
    : validateCart(choices.productType, cart, {
        offered: offeredFor(choices),
        requestType: 'order',
        catalogue: catalogueFor(choices),
      })

const nothingLeft: RuleViolation = {
  code: 'no-lines',
  message: lineChangeRefusals.nothingLeft,
}

/** Products by the ids that are wanted: what was ordered as it was ordered, anything else as it is sold today. */
function resolved(choices: LineChoices, wanted: readonly WantedLine[]) {
  const onSale = sellables(choices.catalogue)
  const cart: Cart[number][] = []
  const unknown: RuleViolation[] = []
  for (const { productId, quantity } of wanted) {
    const product = orderedProduct(choices.ordered, productId) ?? onSale.get(productId)
    if (product) cart.push({ product: atTheAddress(choices, product), quantity })
    else unknown.push({ code: 'unknown-product', productId, message: lineChangeRefusals.notSold })
  }
  return { cart, unknown }
}

const orderedProduct = (ordered: Cart, id: number): ProductOffering | undefined =>
  ordered.find(({ product }) => product.id === id)?.product

/** Only the availability is taken over, as where an order is placed. */
function atTheAddress({ ordered, offered }: LineChoices, product: ProductOffering): ProductOffering {
  if (!isInternetLine(product) || orderedProduct(ordered, product.id)) return product
  const here = offered.find(({ id }) => id === product.id)
  return here ? withPlaceOf(product, here) : product
}

/** The line that was ordered can stay, whatever the networks say by now. */
function offeredFor({ ordered, offered }: LineChoices): readonly ProductOffering[] {
  const kept = ordered
    .map(({ product }) => product)
    .filter(isMainProduct)
    .map(asIfReady)
  return [...kept, ...offered.filter(({ id }) => !orderedProduct(ordered, id))]
}

/**
 * Catalogue for the rules: ordered products at their ordered price, even if no longer sold, plus everything else on
 * sale.
 */
export function catalogueFor({
  ordered,
  catalogue,
}: Pick<LineChoices, 'ordered' | 'catalogue'>): readonly ProductOffering[] {
  const onSale = sellables(catalogue)
  const gone = ordered.map(({ product }) => product).filter(({ id, partOf }) => !partOf && !onSale.has(id))
  return [...catalogue.map(offering => asOrdered(offering, ordered)), ...gone]
}

function asOrdered(offering: ProductOffering, ordered: Cart): ProductOffering {
  const { device } = offering
  if (!device) return orderedProduct(ordered, offering.id) ?? offering
  const bought = orderedProduct(ordered, device.productBuyId)
  const rented = orderedProduct(ordered, device.productRentId)
  return {
    ...offering,
    device: {
      ...device,
      ...(bought && { productBuyPriceInCents: bought.priceInCents }),
      ...(rented && {
        productRentPriceInCents: rented.priceInCents,
        notReturnedPriceInCents: priceOfNotReturned(rented.device ?? device),
      }),
    },
  }
}
