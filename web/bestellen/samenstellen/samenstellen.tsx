import { Suspense, useEffect, useMemo, useTransition } from 'react'
import { data, useRevalidator } from 'react-router'
import { productFromWire } from '../../../contract/products.ts'
import { isProductType, type ProductOffering, type ProductType } from '../../../domain/product.ts'
import { type Late, soon, useLate } from '../../late-answer.ts'
import { pageServices } from '../../page-context.ts'
import { type Fetched, fetchProducts } from '../fetch-products.ts'
import page from '../flow-page.module.css'
import { orderStore, useOrderState } from '../order-state.ts'
import type { Route } from './+types/samenstellen.ts'
import { CatalogueFailure } from './catalogue-failure.tsx'
import { CatalogueLoading } from './catalogue-loading.tsx'
import { ComposeCloud } from './cloud/compose-cloud.tsx'
import { ComposeAction } from './compose-action.tsx'
import { ComposeInternet } from './internet/compose-internet.tsx'
import { ComposeMobiel } from './mobiel/compose-mobiel.tsx'
import { ComposeTelefonie } from './telefonie/compose-telefonie.tsx'

type LoaderData = { products: Late<Fetched> }

const unreadable: Late<Fetched> = { value: { failure: null } }

/** The catalogue of the type, for the first page; a 503 while it cannot be read. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isProductType(params.productType)) return { products: unreadable }
  try {
    return { products: { value: { list: await context.get(pageServices).products(params.productType) } } }
  } catch {
    const headers = { 'Retry-After': '30', 'Cache-Control': 'no-store' }
    return data<LoaderData>({ products: unreadable }, { status: 503, headers })
  }
}

/** The page is the same for everyone: what the visitor chose is added in the browser. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : { 'Cache-Control': 'public, no-cache' }

/** The call of order-flow §7, for every later visit of this step. */
export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<LoaderData> {
  const { productType } = params
  return { products: isProductType(productType) ? await soon(fetchProducts(productType)) : unreadable }
}

/** Composing the order (order-flow §2). */
export default function Samenstellen({ loaderData, params: { productType } }: Route.ComponentProps) {
  if (!isProductType(productType)) return null
  return (
    <Suspense key={productType} fallback={<CatalogueLoading />}>
      <WithCatalogue productType={productType} products={loaderData.products} />
    </Suspense>
  )
}

type Screen = { productType: ProductType; catalogue: readonly ProductOffering[] }

function WithCatalogue({ productType, products }: LoaderData & Pick<Screen, 'productType'>) {
  const { revalidate } = useRevalidator()
  const [isRetrying, startRetry] = useTransition()
  const fetched = useLate(products)
  const catalogue = useMemo(() => ('list' in fetched ? fetched.list.map(productFromWire) : null), [fetched])
  const { isLoaded } = useOrderState()
  return (
    // Until the stored cart is read there is nothing to choose from it, and no script that would hear of a choice.
    <fieldset role="none" disabled={!isLoaded}>
      {catalogue ? (
        <Compose productType={productType} catalogue={catalogue} />
      ) : (
        <CatalogueFailure
          productType={productType}
          message={'failure' in fetched ? fetched.failure : null}
          isRetrying={isRetrying}
          onRetry={() => startRetry(() => revalidate())}
        />
      )}
    </fieldset>
  )
}

function Compose({ productType, catalogue }: Screen) {
  useCartOfToday(productType, catalogue)
  return (
    <div className={page.stack}>
      <ComposeScreen productType={productType} catalogue={catalogue} />
      <ComposeAction productType={productType} catalogue={catalogue} />
    </div>
  )
}

function ComposeScreen({ productType, catalogue }: Screen) {
  switch (productType) {
    case 'internet':
      return <ComposeInternet catalogue={catalogue} />
    case 'cloud':
      return <ComposeCloud catalogue={catalogue} />
    case 'mobiel':
      return <ComposeMobiel catalogue={catalogue} />
    case 'telefonie':
      return <ComposeTelefonie catalogue={catalogue} />
  }
}

/** A cart of an earlier visit, or one that was put back, meets today's catalogue: what changed is taken over and shown. */
function useCartOfToday(productType: ProductType, catalogue: readonly ProductOffering[]) {
  const { isLoaded, isSettled } = useOrderState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a cart that is not settled any more
  useEffect(() => {
    if (isLoaded) orderStore.settle(productType, catalogue)
  }, [isLoaded, isSettled, productType, catalogue])
}
