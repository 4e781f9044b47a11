import { redirect } from 'react-router'
import { isProductType } from '../../domain/product.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/product-type-start.ts'

/** `/bestellen/internet` begins with composing (order-flow §2). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(
    isProductType(params.productType) ? paths.samenstellen(params.productType) : paths.emptyBasket,
  )
}
