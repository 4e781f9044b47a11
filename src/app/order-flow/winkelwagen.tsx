import type { ProductType } from '../../features/catalogue/product.ts'
import { CartBoxSkeleton } from '../../features/checkout/steps/cart-box.tsx'
import { StepGuard } from '../../features/checkout/steps/step-guard.tsx'
import { WholeCart } from '../../features/checkout/steps/winkelwagen.tsx'
import { SaveForLater } from '../../features/saved-carts/components/save-for-later.tsx'
import type { Route } from './+types/winkelwagen.ts'

export { knownType as clientLoader, knownType as loader } from '../../features/checkout/store/flow-place.ts'

/** Step 1: the cart, which can still be changed or kept for later (order-flow §2). */
export default function Winkelwagen({ params }: Route.ComponentProps) {
  return (
    <StepGuard step="winkelwagen" type={params.productType} Content={Content} Pending={CartBoxSkeleton} />
  )
}

const Content = ({ productType }: { productType: ProductType }) => (
  <WholeCart productType={productType} keepForLater={<SaveForLater />} />
)
