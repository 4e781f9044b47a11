import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { detourFrom, type Step } from '../../domain/order-flow.ts'
import type { ProductType } from '../../domain/product.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import page from './flow-page.module.css'
import { stepPath } from './flow-place.ts'
import { isLoggedIn, useOrderState } from './order-state.ts'

type Props = { step: Step; productType: ProductType; children: ReactNode }

/**
 * The one guard of the flow: shows a step only to a visitor who may be there. Steps whose state lives in the browser
 * show a skeleton until it is known, so that no wrong page flashes.
 */
export function StepGuard({ step, productType, children }: Props) {
  const state = useOrderState()
  if (!state.isLoaded) return step === 'samenstellen' ? children : <StepSkeleton />

  const detour = detourFrom(step, {
    cartIsEmpty: state.cart.length === 0,
    isLoggedIn: isLoggedIn(state),
    termsAccepted: state.termsAccepted,
    orderCompleted: state.completedOrder !== null,
  })
  if (!detour) return children
  return (
    <>
      <StepSkeleton />
      <Navigate to={stepPath(detour, productType)} replace />
    </>
  )
}

/** Holds the place of a step's content. */
export const StepSkeleton = () => (
  <div className={page.stack}>
    <p className="visually-hidden">De pagina wordt geladen.</p>
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
    <Skeleton shape="card" count={2} />
  </div>
)
