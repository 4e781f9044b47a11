import { formatPhone } from '../../domain/checks/phone.ts'
import type { ProductType } from '../../domain/product.ts'
import type { AdditionalData } from './drafts.ts'

/** The numbers that a telefonie order keeps, as people write them; the other types keep none. */
export const numbersToKeep = (
  productType: ProductType,
  { phoneNumberRetention }: AdditionalData,
): readonly string[] =>
  productType === 'telefonie'
    ? phoneNumberRetention.filter(number => number.trim() !== '').map(formatPhone)
    : []
