import type { ProductOffering } from '../catalogue/product.ts'

export type CartLine = { readonly product: ProductOffering; readonly quantity: number }
export type Cart = readonly CartLine[]
