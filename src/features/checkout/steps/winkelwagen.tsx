import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../ui/kit/button.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { CartTable } from '../../carts/components/cart-table.tsx'
import { useIsByPhone } from '../../carts/components/phone-mode.ts'
import { VatSwitch } from '../../carts/components/vat.tsx'
import type { ProductType } from '../../catalogue/product.ts'
import page from '../components/flow-page.module.css'
import { numbersToKeep, orderStore, useOrderState } from '../store/order-state.ts'
import { cartPageTexts } from '../texts/cart.ts'
import { actionLabels } from '../texts/flow.ts'
import { CartBox } from './cart-box.tsx'
import { FlowAction } from './flow-action.tsx'
import { useLineControls } from './line-controls.tsx'
import styles from './winkelwagen.module.css'

type Props = {
  productType: ProductType
  /** The way to keep the cart for another day. */
  keepForLater: Elements
}

/** The cart with its total, its lines to change, and the way on. A caller keeps nothing for later. */
export function WholeCart({ productType, keepForLater }: Props) {
  const { cart, requestType, additionalData } = useOrderState()
  const navigate = useNavigate()
  const isByPhone = useIsByPhone()
  const heading = useRef<HTMLHeadingElement>(null)
  const { controlsOf, answers } = useLineControls(() => heading.current?.focus({ preventScroll: true }))

  const reset = () => {
    orderStore.emptyCart('cleared')
    navigate(paths.samenstellen(productType))
  }
  const title = cartPageTexts.summary[requestType]
  return (
    <div className={page.stack}>
      <CartBox productType={productType} title={title} titleRef={heading} aside={<VatSwitch />}>
        <CartTable
          cart={cart}
          caption={title}
          retainedNumbers={numbersToKeep(productType, additionalData)}
          controlsOf={controlsOf}
        />
        <div className={styles.reset}>
          {!isByPhone && keepForLater}
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
