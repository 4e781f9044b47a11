import { useNavigate } from 'react-router'
import { basketTexts } from '../../../content/basket-texts.ts'
import { composeTexts } from '../../../content/compose-texts.ts'
import { actionLabels } from '../../../content/flow-texts.ts'
import { retentionTexts } from '../../../content/telefonie-texts.ts'
import { productFromWire } from '../../../contract/products.ts'
import { retentionNumberProblems } from '../../../domain/checks/retention-number.ts'
import { linesAtAddress } from '../../../domain/internet.ts'
import type { ProductOffering, ProductType } from '../../../domain/product.ts'
import { orderRefusals } from '../../../domain/refusals.ts'
import { paths } from '../../paths.ts'
import { FlowAction } from '../flow-action.tsx'
import type { OrderState } from '../flow-state.ts'
import { orderStore, useOrderState } from '../order-state.ts'

type Props = { productType: ProductType; catalogue: readonly ProductOffering[] }

/** 'In winkelwagen', once the cart is one that can be ordered; until then it says what is missing. */
export function ComposeAction({ productType, catalogue }: Props) {
  const state = useOrderState()
  const navigate = useNavigate()
  const missing = whatIsMissing(state, productType, catalogue)
  return (
    <FlowAction
      disabled={missing !== null}
      disabledReason={missing}
      onAction={() => {
        // Who goes on has seen what changed by itself.
        orderStore.dismissChanges()
        navigate(paths.winkelwagen(productType))
      }}
    >
      {actionLabels.samenstellen}
    </FlowAction>
  )
}

function whatIsMissing(
  { isLoaded, cart, address, addressCheck, requestType, additionalData }: OrderState,
  productType: ProductType,
  catalogue: readonly ProductOffering[],
): string | null {
  if (!isLoaded) return basketTexts.loading
  if (productType === 'internet') {
    if (!address) return composeTexts.missing.address
    if (!addressCheck) return composeTexts.missing.addressCheck
  }
  if (cart.length === 0) return composeTexts.missing.product
  const offered = linesAtAddress(addressCheck?.products.map(productFromWire) ?? [], catalogue)
  const [refusal] = orderRefusals(productType, cart, { offered, requestType, catalogue })
  if (refusal) return refusal.message
  const hasWrongNumber = retentionNumberProblems(additionalData.phoneNumberRetention).some(Boolean)
  return productType === 'telefonie' && hasWrongNumber ? retentionTexts.unfinished : null
}
