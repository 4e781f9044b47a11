import type { ProductType } from '../../catalogue/product.ts'
import type { AdditionalData } from './drafts.ts'

/** The numbers that a telefonie order keeps, as typed; the other types keep none. */
export const numbersToKeep = (
  productType: ProductType,
  { phoneNumberRetention }: AdditionalData,
): readonly string[] => (productType === 'telefonie' ? phoneNumberRetention : [])
