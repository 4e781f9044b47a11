import { type Step, steps } from '../../domain/order-flow.ts'
import { isProductType, type ProductType } from '../../domain/product.ts'
import { paths } from '../paths.ts'

/** Where in the flow an address is; both null on the empty basket. */
export type FlowPlace = { readonly step: Step | null; readonly productType: ProductType | null }

/** `/bestellen/internet/controle` → controle of internet; on the thank-you page the type stands in the query. */
export function flowPlaceOf({ pathname, search }: { pathname: string; search: string }): FlowPlace {
  const [, , ...parts] = pathname.split('/').filter((part, index) => index === 0 || part !== '')
  const step = steps.find(name => name === parts.at(-1)) ?? null
  const type = step === 'bedankt' ? new URLSearchParams(search).get('type') : parts[0]
  return { step, productType: isProductType(type) ? type : null }
}

export const stepPath = (step: Step, productType: ProductType): string =>
  step === 'bedankt' ? paths.thankYou(productType) : paths[step](productType)
