import { redirect } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { isProductType } from '../../catalogue/product.ts'

/**
 * The loader of the steps after samenstellen, on the server and in the browser, where they go on while it cannot be reached:
 * anything but a product type leads to the empty basket (order-flow §2).
 */
export function knownType({ params }: { params: { productType: string } }): null {
  if (!isProductType(params.productType)) throw redirect(paths.emptyBasket)
  return null
}
