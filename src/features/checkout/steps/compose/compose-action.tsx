import { useNavigate } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import type { ProductOffering, ProductType } from '../../../catalogue/product.ts'
import page from '../../components/flow-page.module.css'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { actionLabels } from '../../texts/flow.ts'
import { FlowAction } from '../flow-action.tsx'
import type { WhatIsMissing } from './missing-from-cart.ts'

type Props = {
  productType: ProductType
  catalogue: readonly ProductOffering[]
  whatIsMissing: WhatIsMissing
}

/** 'In winkelwagen', once the cart is one that can be ordered; until then it says what is missing. */
export function ComposeAction({ productType, catalogue, whatIsMissing }: Props) {
  const state = useOrderState()
  const navigate = useNavigate()
  // Invisible until it is known whether it ends the page.
  if (!state.isLoaded) return <div className={page.pending} />
  const missing = whatIsMissing(state, catalogue)
  return (
    <FlowAction
      missing={missing ? [missing] : []}
      onAction={async () => {
        await navigate(paths.winkelwagen(productType))
        // Going on dismisses the changes that the rules made.
        orderStore.dismissChanges()
      }}
    >
      {actionLabels.samenstellen}
    </FlowAction>
  )
}
