import { ownRouterDuration } from '../../catalogue/known-products.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'

export const isRouter = (product: ProductOffering): boolean =>
  product.productSubType === 'internet-router' && product.partOf === null

export const isOwnRouter = (product: ProductOffering): boolean =>
  isRouter(product) && product.contractDuration === ownRouterDuration

/** Whether this router goes with a line of this term: the one of the same term, or the customer's own. */
export const routerFits = (router: ProductOffering, term: number): boolean =>
  isRouter(router) && (router.contractDuration === term || isOwnRouter(router))

/** The router that comes with the term (rented at 12 months, included at 36), then the own-router option. */
export const routersFor = (term: number, catalogue: readonly ProductOffering[]): readonly ProductOffering[] =>
  catalogue
    .filter(product => routerFits(product, term))
    .toSorted((a, b) => Number(isOwnRouter(a)) - Number(isOwnRouter(b)))

/** The router of a cart that fits its line: the one that is in it, else the one that comes with the term. */
export function fittingRouter(cart: Cart, catalogue: readonly ProductOffering[]): ProductOffering | null {
  const term = mainLine(cart)?.product.contractDuration
  if (term === undefined) return null
  const current = cart.find(line => routerFits(line.product, term))?.product
  return current ?? routersFor(term, catalogue)[0] ?? null
}
