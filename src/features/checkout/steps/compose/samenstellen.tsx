import { type ComponentType, Suspense, useEffect, useTransition } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { Skeleton } from '../../../../ui/kit/skeleton.tsx'
import { Spinner } from '../../../../ui/kit/spinner.tsx'
import { type Deferred, useDeferred } from '../../../../ui/state/deferred.ts'
import type { TypeRules } from '../../../carts/type-rules.ts'
import type { ProductOffering, ProductType } from '../../../catalogue/product.ts'
import { PageView } from '../../../page-frame/components/page-view.tsx'
import page from '../../components/flow-page.module.css'
import { StepSkeleton } from '../../components/step-skeleton.tsx'
import type { Fetched } from '../../store/fetch-products.ts'
import { orderStore, useIsLoaded, useOrderPart, useOrderState } from '../../store/order-state.ts'
import { actionLabels, catalogueFailureTexts, composeTexts } from '../../texts/flow.ts'
import { FlowAction } from '../flow-action.tsx'
import styles from './compose.module.css'
import type { WhatIsMissing } from './missing-from-cart.ts'
import { PlanQuestion, usePlanQuestion } from './plan-question.tsx'

/** Holds the place of the screen while the products are fetched. */
const CatalogueLoading = () => (
  <div className={`${styles.section} ${page.pending}`} aria-busy="true">
    <Spinner label={composeTexts.productsLoading} />
    <Skeleton shape="card" count={5} />
  </div>
)

type CatalogueFailureProps = {
  productType: ProductType
  /** The server's own sentence, where it gave one. */
  message: string | null
  isRetrying: boolean
  onRetry: () => void
}

/** The products could not be fetched (order-flow §8). What is in the cart stays. */
const CatalogueFailure = ({ productType, message, isRetrying, onRetry }: CatalogueFailureProps) => (
  <Notice kind="error" onRetry={onRetry} retrying={isRetrying}>
    {productType === 'telefonie' ? (
      <p>{catalogueFailureTexts.telefonie}</p>
    ) : message ? (
      <p>{message}</p>
    ) : (
      <>
        <p lang="en">{catalogueFailureTexts.english}</p>
        <p>{catalogueFailureTexts.dutch}</p>
      </>
    )}
  </Notice>
)

type ScreenProps = { catalogue: readonly ProductOffering[] }

/** Parts for composing one type. Each page brings its own, so that it does not load the code of others. */
type Props = {
  rules: TypeRules
  products: Deferred<Fetched>
  Screen: ComponentType<ScreenProps>
  whatIsMissing: WhatIsMissing
}

/** Composing the order (order-flow §2). */
export const Samenstellen = (props: Props) => (
  <Suspense fallback={<CatalogueLoading />}>
    <WithCatalogue {...props} />
  </Suspense>
)

function WithCatalogue({ products, ...type }: Props) {
  const { revalidate } = useRevalidator()
  const [isRetrying, startRetry] = useTransition()
  const fetched = useDeferred(products)
  const catalogue = 'list' in fetched ? fetched.list : null
  const isLoaded = useIsLoaded()
  const question = usePlanQuestion(type.rules, catalogue)
  return (
    <>
      {isLoaded && <PageView />}
      {question && <PlanQuestion {...question} />}
      {/* Until the stored cart is read there is nothing to choose from it, and no script that would hear of a choice. */}
      <fieldset role="none" disabled={!isLoaded}>
        {question ? (
          <StepSkeleton />
        ) : catalogue ? (
          <Compose {...type} catalogue={catalogue} />
        ) : (
          <CatalogueFailure
            productType={type.rules.productType}
            message={'failure' in fetched ? fetched.failure : null}
            isRetrying={isRetrying}
            onRetry={() => startRetry(() => revalidate())}
          />
        )}
      </fieldset>
    </>
  )
}

function Compose({ rules, catalogue, Screen, whatIsMissing }: ScreenProps & Omit<Props, 'products'>) {
  useCartOfToday(rules, catalogue)
  return (
    <div className={page.stack}>
      <Screen catalogue={catalogue} />
      <ComposeAction productType={rules.productType} catalogue={catalogue} whatIsMissing={whatIsMissing} />
    </div>
  )
}

/** A cart of an earlier visit, or one that was put back, meets today's catalogue: what changed is taken over and shown. */
function useCartOfToday(rules: TypeRules, catalogue: readonly ProductOffering[]) {
  const isLoaded = useIsLoaded()
  const isSettled = useOrderPart(state => state.isSettled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a cart that is not settled any more
  useEffect(() => {
    if (isLoaded) orderStore.settle(rules, catalogue)
  }, [isLoaded, isSettled, rules, catalogue])
}

type ComposeActionProps = {
  productType: ProductType
  catalogue: readonly ProductOffering[]
  whatIsMissing: WhatIsMissing
}

/** 'In winkelwagen', once the cart is one that can be ordered; until then it says what is missing. */
function ComposeAction({ productType, catalogue, whatIsMissing }: ComposeActionProps) {
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
