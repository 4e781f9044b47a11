import type { ProductOffering } from '../../../catalogue/product.ts'

/** Set-top boxes beside one television subscription (order-flow §5 and §9). */
export const tvBoxLimits = { min: 1, max: 4 } as const

export const isTvBox = (product: ProductOffering): boolean =>
  product.productSubType === 'internet-televisie-setup' && product.partOf === null
