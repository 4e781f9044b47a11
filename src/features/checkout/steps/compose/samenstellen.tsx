import { type ComponentType, Suspense, useEffect, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { type Deferred, useDeferred } from '../../../../ui/state/deferred.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import { PageView } from '../../../site/frame/page-view.tsx'
import page from '../../components/flow-page.module.css'
import type { TypeRules } from '../../rules/type-rules.ts'
import type { Fetched } from '../../store/fetch-products.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { CatalogueFailure } from './catalogue-failure.tsx'
import { CatalogueLoading } from './catalogue-loading.tsx'
import { ComposeAction } from './compose-action.tsx'
import type { WhatIsMissing } from './missing-from-cart.ts'

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
  const { isLoaded } = useOrderState()
  return (
    <>
      {isLoaded && <PageView />}
      {/* Until the stored cart is read there is nothing to choose from it, and no script that would hear of a choice. */}
      <fieldset role="none" disabled={!isLoaded}>
        {catalogue ? (
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
  const { isLoaded, isSettled } = useOrderState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a cart that is not settled any more
  useEffect(() => {
    if (isLoaded) orderStore.settle(rules, catalogue)
  }, [isLoaded, isSettled, rules, catalogue])
}
