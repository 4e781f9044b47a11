import { useNavigate } from 'react-router'
import { composeTexts } from '../../../content/compose-texts.ts'
import { actionLabels } from '../../../content/flow-texts.ts'
import { productFromWire } from '../../../contract/products.ts'
import { retentionNumberProblems } from '../../../domain/checks/retention-number.ts'
import { linesAtAddress } from '../../../domain/internet/lines.ts'
import type { ProductOffering, ProductType } from '../../../domain/product.ts'
import { orderRefusals } from '../../../domain/refusals.ts'
import { paths } from '../../paths.ts'
import { FlowAction, type Missing } from '../flow-action.tsx'
import page from '../flow-page.module.css'
import type { OrderState } from '../flow-state.ts'
import { orderStore, useOrderState } from '../order-state.ts'
import { composePlaces } from './compose-places.ts'

type Props = { productType: ProductType; catalogue: readonly ProductOffering[] }

/** 'In winkelwagen', once the cart is one that can be ordered; until then it says what is missing. */
export function ComposeAction({ productType, catalogue }: Props) {
  const state = useOrderState()
  const navigate = useNavigate()
  // What may come at the end of the page waits unseen until it is known.
  if (!state.isLoaded) return <div className={page.pending} />
  const missing = whatIsMissing(state, productType, catalogue)
  return (
    <FlowAction
      missing={missing ? [missing] : []}
      onAction={async () => {
        await navigate(paths.winkelwagen(productType))
        // Who has gone on has seen what changed by itself.
        orderStore.dismissChanges()
      }}
    >
      {actionLabels.samenstellen}
    </FlowAction>
  )
}

function whatIsMissing(
  { cart, address, addressCheck, requestType, additionalData }: OrderState,
  productType: ProductType,
  catalogue: readonly ProductOffering[],
): Missing | null {
  if (productType === 'internet') {
    if (!address) return { text: composeTexts.missing.address, at: composePlaces.postcode }
    if (!addressCheck) return { text: composeTexts.missing.addressCheck }
  }
  const products = composePlaces.products
  if (cart.length === 0) return { text: composeTexts.missing.product, at: products }
  const offered = linesAtAddress(addressCheck?.products.map(productFromWire) ?? [], catalogue)
  const [refusal] = orderRefusals(productType, cart, { offered, requestType, catalogue })
  if (refusal) return { text: refusal.message, at: products }
  const hasWrongNumber = retentionNumberProblems(additionalData.phoneNumberRetention).some(Boolean)
  return productType === 'telefonie' && hasWrongNumber
    ? { text: composeTexts.missing.numbers, at: composePlaces.numbers }
    : null
}
