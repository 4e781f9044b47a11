import { matchPath, redirect } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { isProductType, type ProductType } from '../../catalogue/product.ts'
import { type Step, steps } from '../order-flow.ts'

/** Where in the flow an address is; both null on the empty basket. */
export type FlowPlace = { readonly step: Step | null; readonly productType: ProductType | null }

/** `/bestellen/internet/controle` → controle of internet; on the thank-you page the type stands in the query. */
export function flowPlaceOf({ pathname, search }: { pathname: string; search: string }): FlowPlace {
  const isThankYou = matchPath('/bestellen/bedankt', pathname) !== null
  const params = matchPath('/bestellen/:productType/:step?', pathname)?.params
  const type = isThankYou ? new URLSearchParams(search).get('type') : params?.productType
  return {
    step: isThankYou ? 'bedankt' : (steps.find(name => name === params?.step) ?? null),
    productType: isProductType(type) ? type : null,
  }
}

export const stepPath = (step: Step, productType: ProductType): string =>
  step === 'bedankt' ? paths.thankYou(productType) : paths[step](productType)

/**
 * The loader of the steps after samenstellen, on the server and in the browser, where they go on while it cannot be reached:
 * anything but a product type leads to the empty basket (order-flow §2).
 */
export function knownType({ params }: { params: { productType: string } }): null {
  if (!isProductType(params.productType)) throw redirect(paths.emptyBasket)
  return null
}
