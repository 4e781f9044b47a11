import * as z from 'zod/mini'
import type { AddressCheckResult } from '../../addresses/contract.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { cartLine } from '../../catalogue/products.ts'

/** The answer of an address check, with the lines at the address in cents. */
export type CheckedAddress = Omit<AddressCheckResult, 'products'> & {
  readonly products: readonly ProductOffering[]
}

/** Null where it is no answer of a check, or a later release sent products that this one does not know. */
export function checkedAddress(answer: AddressCheckResult | null): CheckedAddress | null {
  if (!answer || !('street' in Object(answer))) return null
  const { products, ...result } = answer
  const { data } = z.safeDecode(z.array(cartLine), products)
  return data ? { ...result, products: data.map(({ product }) => product) } : null
}
