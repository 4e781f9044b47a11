import { cloudRules } from '../../../domain/cloud.ts'
import { cloudActions } from '../samenstellen/cloud/cloud-actions.ts'
import type { TypeCode } from '../type-code.ts'

export const typeCode: TypeCode = {
  rules: cloudRules,
  setLine: (product, quantity) => cloudActions.setQuantity(product, quantity),
}
