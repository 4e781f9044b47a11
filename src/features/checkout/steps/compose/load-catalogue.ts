import { data, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { pageServices } from '../../../../ui/navigation/page-context.ts'
import { type Deferred, defer } from '../../../../ui/state/deferred.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { type Fetched, fetchProducts } from '../../store/fetch-products.ts'

type LoaderData = { products: Deferred<Fetched> }

/** On the server: the catalogue of a type for the first page; a 503 while it cannot be read. */
export async function loadOnServer(
  productType: ProductType,
  { context }: Pick<LoaderFunctionArgs, 'context'>,
) {
  try {
    return { products: { value: { list: await context.get(pageServices).products(productType) } } }
  } catch {
    const headers = { 'Retry-After': '30', 'Cache-Control': 'no-store' }
    return data<LoaderData>({ products: { value: { failure: null } } }, { status: 503, headers })
  }
}

/** The page is the same for everyone: what the visitor chose is added in the browser. */
export const composeHeaders: HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : { 'Cache-Control': 'public, no-cache' }

/** In the browser: the call of order-flow §7, for every later visit of the step. */
export const loadInBrowser = async (productType: ProductType): Promise<LoaderData> => ({
  products: await defer(fetchProducts(productType)),
})
