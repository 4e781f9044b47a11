import type { ComponentType } from 'react'
import type { Cart } from '../../domain/cart.ts'
import type { ProductOffering, ProductType } from '../../domain/product.ts'
import type { TypeRules } from '../../domain/type-rules.ts'
import type { DeviceWarning } from './samenstellen/telefonie/telefonie-actions.ts'

/** What the steps after composing need of the type that is ordered, and of no other. */
export type TypeCode = {
  readonly rules: TypeRules
  /**
   * Changes a line of the cart as its compose screen would: what goes with it follows.
   * @param warn told where more devices than accounts would be left; the cart stays as it was then
   */
  setLine(
    product: ProductOffering,
    quantity: number,
    catalogue: readonly ProductOffering[],
    warn: (warning: DeviceWarning) => void,
  ): void
  /** Says what `setLine` warns of. */
  readonly WarningDialog?: ComponentType<WarningProps>
}

export type WarningProps = {
  /** null while there is nothing to warn of. */
  warning: DeviceWarning | null
  cart: Cart
  onClose(): void
}

const imports: Readonly<Record<ProductType, () => Promise<{ readonly typeCode: TypeCode }>>> = {
  internet: () => import('./type-code/internet.ts'),
  cloud: () => import('./type-code/cloud.ts'),
  mobiel: () => import('./type-code/mobiel.ts'),
  telefonie: () => import('./type-code/telefonie.ts'),
}

const here: Partial<Record<ProductType, TypeCode>> = {}

/** What came already, for a press that is to be answered at once. */
export const typeCodeHere = (productType: ProductType): TypeCode | undefined => here[productType]

/** Rejects where it does not come; a browser may remember that until the page is loaded anew. */
export async function fetchTypeCode(productType: ProductType): Promise<TypeCode> {
  const { typeCode } = await imports[productType]()
  here[productType] = typeCode
  return typeCode
}
