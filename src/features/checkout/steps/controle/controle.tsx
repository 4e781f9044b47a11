import type { ProductType } from '../../../catalogue/product.ts'
import { hasContractSummary } from '../../../contract-summaries/contract-summary.ts'
import { DetailsBlock } from '../../../details/components/details-block.tsx'
import { CartSummary } from '../../components/cart-summary.tsx'
import page from '../../components/flow-page.module.css'
import { useBuyer } from '../../store/current-buyer.ts'
import { numbersToKeep } from '../../store/numbers-to-keep.ts'
import { useOrderState } from '../../store/order-state.ts'
import { summaryTitles } from '../../texts/cart.ts'
import { placeLabels } from '../../texts/controle.ts'
import { FlowAction } from '../flow-action.tsx'
import { StepGuard } from '../step-guard.tsx'
import type { Route } from './+types/controle.ts'
import { ContractBlock } from './contract-block.tsx'
import { OrderOverview } from './order-overview.tsx'
import { OrderProblem } from './order-problem.tsx'
import { PriceChangedDialog } from './price-changed-dialog.tsx'
import { Process } from './process.tsx'
import { QuoteOverview } from './quote-overview.tsx'
import { RequestTypeBlock } from './request-type-block.tsx'
import { usePlaceOrder } from './use-place-order.ts'

export { knownType as clientLoader, knownType as loader } from '../../store/known-type.ts'

/** Step 3: everything once more, then the button that places it (order-flow §2). */
export default function Controle({ params }: Route.ComponentProps) {
  return <StepGuard step="controle" type={params.productType} Content={Check} />
}

function Check({ productType }: { productType: ProductType }) {
  const { cart, requestType, quoteFormData, additionalData } = useOrderState()
  const orderer = useBuyer()
  const { isSubmitting, problem, priceChange, place, agreeWithPrices, declinePrices } =
    usePlaceOrder(productType)
  const isQuote = requestType === 'quote'
  const summaryTitle = summaryTitles[requestType]
  return (
    <div className={page.stack}>
      {problem && (
        <OrderProblem problem={problem} productType={productType} isRetrying={isSubmitting} onRetry={place} />
      )}
      <DetailsBlock title={summaryTitle}>
        <CartSummary
          lines={cart}
          caption={summaryTitle}
          retainedNumbers={numbersToKeep(productType, additionalData)}
        />
      </DetailsBlock>
      {productType === 'internet' && <RequestTypeBlock />}
      {isQuote && quoteFormData && <QuoteOverview quoteForm={quoteFormData} />}
      {!isQuote && orderer && <OrderOverview productType={productType} orderer={orderer} />}
      {!isQuote && hasContractSummary(productType) && <ContractBlock productType={productType} />}
      <Process />
      <FlowAction busy={isSubmitting} onAction={place}>
        {placeLabels[requestType]}
      </FlowAction>
      <PriceChangedDialog
        change={priceChange}
        cart={cart}
        onAgree={agreeWithPrices}
        onClose={declinePrices}
      />
    </div>
  )
}
