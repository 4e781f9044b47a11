import type { Cart } from '../carts/cart-line.ts'
import type { ProductOffering } from '../catalogue/product.ts'
import type { NetworkRow } from './line-promise.ts'

/** Rows of networks for tests, by what they say of an address; costs and weeks are unlike those of the shipped coverage. */
export const rows: Readonly<Record<NetworkRow['availability'], NetworkRow>> = {
  'on-net': { availability: 'on-net', weeks: { from: 1, to: 3 }, constructionInCents: null },
  'near-net': { availability: 'near-net', weeks: { from: 8, to: 12 }, constructionInCents: 87_500 },
  'no-net': { availability: 'no-net', weeks: null, constructionInCents: null },
  other: { availability: 'other', weeks: null, constructionInCents: null },
}

/** A cart of one line. */
export const cartOf = (product: ProductOffering): Cart => [{ product, quantity: 1 }]
