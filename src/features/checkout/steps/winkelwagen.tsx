import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import type { ProductType } from '../../catalogue/product.ts'
import { SaveForLater } from '../../saved-carts/components/save-for-later.tsx'
import page from '../components/flow-page.module.css'
import { useIsByPhone } from '../components/phone-order/phone-mode.ts'
import { numbersToKeep, orderStore, useOrderState } from '../store/order-state.ts'
import { cartPageTexts } from '../texts/cart.ts'
import { actionLabels } from '../texts/flow.ts'
import type { Route } from './+types/winkelwagen.ts'
import { CartBox, CartBoxSkeleton } from './cart-box.tsx'
import { FlowAction } from './flow-action.tsx'
import { useLineControls } from './line-controls.tsx'
import { StepGuard } from './step-guard.tsx'
import styles from './winkelwagen.module.css'

export { knownType as clientLoader, knownType as loader } from '../store/flow-place.ts'

/** Step 1: the cart, which can still be changed (order-flow §2). */
export default function Winkelwagen({ params }: Route.ComponentProps) {
  return (
    <StepGuard step="winkelwagen" type={params.productType} Content={WholeCart} Pending={CartBoxSkeleton} />
  )
}

function WholeCart({ productType }: { productType: ProductType }) {
  const { cart, requestType, additionalData } = useOrderState()
  const navigate = useNavigate()
  const isByPhone = useIsByPhone()
  const heading = useRef<HTMLHeadingElement>(null)
  const { edit, answers } = useLineControls(() => heading.current?.focus({ preventScroll: true }))

  const reset = () => {
    orderStore.emptyCart('cleared')
    navigate(paths.samenstellen(productType))
  }
  const title = cartPageTexts.summary[requestType]
  return (
    <div className={page.stack}>
      <CartBox productType={productType} title={title} titleRef={heading}>
        <CartSummary
          lines={cart}
          caption={title}
          retainedNumbers={numbersToKeep(productType, additionalData)}
          edit={edit}
        />
        <div className={styles.reset}>
          {!isByPhone && <SaveForLater />}
          <Button variant="quiet" small icon={<Trash2 aria-hidden="true" />} onClick={reset}>
            {cartPageTexts.clear}
          </Button>
        </div>
      </CartBox>
      {answers}
      <FlowAction onAction={() => navigate(paths.gegevens(productType))}>
        {actionLabels.winkelwagen}
      </FlowAction>
    </div>
  )
}
