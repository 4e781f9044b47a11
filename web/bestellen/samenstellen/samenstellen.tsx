import { useEffect, useMemo } from 'react'
import { data, useRevalidator } from 'react-router'
import { type ProductOnWire, productFromWire } from '../../../contract/products.ts'
import { isProductType, type ProductOffering, type ProductType } from '../../../domain/product.ts'
import { refreshCart } from '../../../domain/refresh-cart.ts'
import { pageServices } from '../../page-context.ts'
import page from '../flow-page.module.css'
import { orderStore, useOrderState } from '../order-state.ts'
import type { Route } from './+types/samenstellen.ts'
import { CatalogueFailure } from './catalogue-failure.tsx'
import { ComposeAction } from './compose-action.tsx'
import { fetchCatalogue } from './fetch-catalogue.ts'
import { ComposeInternet } from './internet/compose-internet.tsx'
import { ProductList } from './product-list.tsx'
import { ComposeTelefonie } from './telefonie/compose-telefonie.tsx'

type LoaderData = { products: readonly ProductOnWire[] | null }

/** The catalogue of the type, for the first page; null with a 503 while it cannot be read. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isProductType(params.productType)) return { products: null }
  try {
    return { products: await context.get(pageServices).products(params.productType) }
  } catch {
    return data<LoaderData>({ products: null }, { status: 503, headers: { 'Retry-After': '30' } })
  }
}

/** The call of order-flow §7, for every later visit of this step. */
export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<LoaderData> {
  return { products: isProductType(params.productType) ? await fetchCatalogue(params.productType) : null }
}

/** Composing the order (order-flow §2). */
export default function Samenstellen({ loaderData, params }: Route.ComponentProps) {
  const { productType } = params
  const { products } = loaderData
  const { revalidate, state } = useRevalidator()
  const catalogue = useMemo(() => products?.map(productFromWire), [products])
  if (!isProductType(productType)) return null
  if (!catalogue)
    return (
      <CatalogueFailure
        productType={productType}
        isRetrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    )
  return <Compose key={productType} productType={productType} catalogue={catalogue} />
}

type ComposeProps = { productType: ProductType; catalogue: readonly ProductOffering[] }

function Compose({ productType, catalogue }: ComposeProps) {
  useRefreshedCart(productType, catalogue)
  return (
    <div className={page.stack}>
      {productType === 'internet' && <ComposeInternet catalogue={catalogue} />}
      {productType === 'telefonie' && <ComposeTelefonie catalogue={catalogue} />}
      {(productType === 'cloud' || productType === 'mobiel') && (
        <ProductList productType={productType} catalogue={catalogue} />
      )}
      <ComposeAction productType={productType} catalogue={catalogue} />
    </div>
  )
}

/** A cart of an earlier visit meets today's catalogue: what changed is taken over and shown. */
function useRefreshedCart(productType: ProductType, catalogue: readonly ProductOffering[]) {
  const { isLoaded } = useOrderState()
  useEffect(() => {
    const state = orderStore.getSnapshot()
    if (!isLoaded || state.productType !== productType || state.cart.length === 0) return
    const { cart, changes } = refreshCart(state.cart, productType, catalogue)
    if (changes.length > 0) orderStore.setCart(cart, changes)
  }, [isLoaded, productType, catalogue])
}
