import { redirect } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { isProductType } from '../../catalogue/product.ts'
import type { Route } from './+types/product-type-start.ts'

const toCompose = (type: string) =>
  redirect(isProductType(type) ? paths.samenstellen(type) : paths.emptyBasket)

/** `/bestellen/internet` begins with composing (order-flow §2). */
export const loader = ({ params }: Route.LoaderArgs) => toCompose(params.productType)

/** The same without asking the server. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => toCompose(params.productType)
