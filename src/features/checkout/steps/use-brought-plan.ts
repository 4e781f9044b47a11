import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { Step } from '../order-flow.ts'
import { chosenPlanId, isCartOfOtherType } from '../plan-choice.ts'
import type { OrderState } from '../store/flow-state.ts'
import { orderStore, useOrderPart } from '../store/order-state.ts'

/** Whether the visitor is asked about the cart of another type before this type is opened. */
export const planWaits = (state: OrderState, productType: ProductType): boolean =>
  state.broughtPlan !== null && isCartOfOtherType(state, productType)

export type BroughtPlan = {
  /** Reads the address, before a type is opened. */
  read(): void
  readonly waits: boolean
}

/**
 * The plan that a page of the website chose, from the fragment of the address. The fragment stays until the plan is in the cart
 * or refused, so that a reload asks again.
 */
export function useBroughtPlan(step: Step, productType: ProductType): BroughtPlan {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const isRead = useOrderPart(({ isLoaded, broughtPlan }) => isLoaded && broughtPlan === null)
  const waits = useOrderPart(state => planWaits(state, productType))

  const read = () => {
    const id = step === 'samenstellen' ? chosenPlanId(hash) : null
    if (orderStore.getSnapshot().broughtPlan !== id) orderStore.bringPlan(id)
  }
  const readAnother = useEffectEvent(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another address
  useLayoutEffect(() => {
    if (isHydrated) readAnother()
  }, [step, productType, hash])

  const isDone = isRead && chosenPlanId(hash) !== null
  const forget = useEffectEvent(() => {
    if (orderStore.getSnapshot().broughtPlan === null)
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isDone) forget()
  }, [isDone])

  return { read, waits }
}
