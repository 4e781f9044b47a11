import type { ProductType } from '../../catalogue/product.ts'
import { cloudRules } from './cloud.ts'
import { internetRules } from './internet/validate.ts'
import { mobielRules } from './mobiel.ts'
import { telefonieRules } from './telefonie/validate.ts'
import type { TypeRules } from './type-rules.ts'

const all: Readonly<Record<ProductType, TypeRules>> = {
  internet: internetRules,
  cloud: cloudRules,
  mobiel: mobielRules,
  telefonie: telefonieRules,
}

/** The compose rules of any type. */
export const rulesOf = (productType: ProductType): TypeRules => all[productType]
