import { type ComponentType, Suspense, useEffect, useMemo, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { productFromWire } from '../../../contract/products.ts'
import type { ProductOffering, ProductType } from '../../../domain/product.ts'
import { type Late, useLate } from '../../late-answer.ts'
import { PageView } from '../../layout/page-view.tsx'
import type { Fetched } from '../fetch-products.ts'
import page from '../flow-page.module.css'
import { orderStore, useOrderState } from '../order-state.ts'
import { CatalogueFailure } from './catalogue-failure.tsx'
import { CatalogueLoading } from './catalogue-loading.tsx'
import { ComposeAction } from './compose-action.tsx'

type ScreenProps = { catalogue: readonly ProductOffering[] }

type Props = {
  productType: ProductType
  products: Late<Fetched>
  /** What is composed on: of the type alone, so that a page loads no other's code. */
  Screen: ComponentType<ScreenProps>
}

/** Composing the order (order-flow §2). */
export const Samenstellen = (props: Props) => (
  <Suspense fallback={<CatalogueLoading />}>
    <WithCatalogue {...props} />
  </Suspense>
)

function WithCatalogue({ productType, products, Screen }: Props) {
  const { revalidate } = useRevalidator()
  const [isRetrying, startRetry] = useTransition()
  const fetched = useLate(products)
  const catalogue = useMemo(() => ('list' in fetched ? fetched.list.map(productFromWire) : null), [fetched])
  const { isLoaded } = useOrderState()
  return (
    <>
      {isLoaded && <PageView />}
      {/* Until the stored cart is read there is nothing to choose from it, and no script that would hear of a choice. */}
      <fieldset role="none" disabled={!isLoaded}>
        {catalogue ? (
          <Compose productType={productType} catalogue={catalogue} Screen={Screen} />
        ) : (
          <CatalogueFailure
            productType={productType}
            message={'failure' in fetched ? fetched.failure : null}
            isRetrying={isRetrying}
            onRetry={() => startRetry(() => revalidate())}
          />
        )}
      </fieldset>
    </>
  )
}

function Compose({ productType, catalogue, Screen }: ScreenProps & Pick<Props, 'productType' | 'Screen'>) {
  useCartOfToday(productType, catalogue)
  return (
    <div className={page.stack}>
      <Screen catalogue={catalogue} />
      <ComposeAction productType={productType} catalogue={catalogue} />
    </div>
  )
}

/** A cart of an earlier visit, or one that was put back, meets today's catalogue: what changed is taken over and shown. */
function useCartOfToday(productType: ProductType, catalogue: readonly ProductOffering[]) {
  const { isLoaded, isSettled } = useOrderState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a cart that is not settled any more
  useEffect(() => {
    if (isLoaded) orderStore.settle(productType, catalogue)
  }, [isLoaded, isSettled, productType, catalogue])
}
