import { Outlet, redirect, useLocation } from 'react-router'
import { isProductType } from '../../domain/product.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/known-type.ts'
import { flowPlaceOf } from './flow-place.ts'
import { StepGuard } from './step-guard.tsx'

/** Here something is stored, or the visitor is led away: what reads it comes beside React's start. It is asked for again if it fails. */
if (!import.meta.env.SSR) void import('./read-stored-order.ts').catch(() => undefined)

/** Anything but a product type leads to the empty basket (order-flow §2). */
function checkType(param: string): null {
  if (!isProductType(param)) throw redirect(paths.emptyBasket)
  return null
}

export const loader = ({ params }: Route.LoaderArgs) => checkType(params.productType)

/** The same without asking the server: the steps go on while it cannot be reached. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => checkType(params.productType)

/** The steps after samenstellen, each for who may be there. */
export default function KnownType() {
  const { step, productType } = flowPlaceOf(useLocation())
  if (!step || !productType) return <Outlet />
  return (
    <StepGuard step={step} productType={productType}>
      <Outlet />
    </StepGuard>
  )
}
