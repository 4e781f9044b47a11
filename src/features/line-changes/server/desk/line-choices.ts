import type { Queryable } from '../../../../platform/database/pool.ts'
import type { InternetOffer } from '../../../addresses/server/check-address.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { productLines } from '../../../carts/order-lines.ts'
import type { Case } from '../../../cases/server/case.ts'
import { isInternetLine } from '../../../catalogue/product.ts'
import { linesOf, productTypeOf } from '../../../orders/server/lines.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import type { LineChoices, WantedLine } from '../../line-change.ts'
import type { DeskLineServices } from './services.ts'

/** Possible lines, apart from the current ones. */
export type Offer = Omit<LineChoices, 'ordered'> & Pick<InternetOffer, 'addressChecked'>

const nowhere = { lines: [], addressChecked: true } as const

/**
 * Possible lines of an order today. The networks are asked only if the order may get another internet line.
 * @param wanted null before anything is chosen
 */
export async function offerFor(
  {
    database,
    catalogue,
    internetLinesAt,
  }: Pick<DeskLineServices, 'database' | 'catalogue' | 'internetLinesAt'>,
  found: Case,
  wanted: readonly WantedLine[] | null,
): Promise<Offer> {
  const productType = productTypeOf(found)
  const [{ offerings }, order] = await Promise.all([catalogue.current(), orderOf(database, found)])
  const isAsked =
    productType === 'internet' &&
    order &&
    (wanted === null || wantsNewLine(productLines(order.lines), wanted, offerings.internet))
  const { lines, addressChecked } = isAsked ? await internetLinesAt(order.installationAddress) : nowhere
  return { productType, catalogue: offerings[productType], offered: lines, addressChecked }
}

const wantsNewLine = (ordered: Cart, wanted: readonly WantedLine[], catalogue: Offer['catalogue']): boolean =>
  catalogue.some(
    product =>
      isInternetLine(product) &&
      wanted.some(({ productId }) => productId === product.id) &&
      !ordered.some(line => line.product.id === product.id),
  )

/** The same with the lines that stand. */
export const choicesOf = async (database: Queryable, found: Case, offer: Offer): Promise<LineChoices> => ({
  ...offer,
  ordered: productLines(await linesOf(database, found.id)),
})
