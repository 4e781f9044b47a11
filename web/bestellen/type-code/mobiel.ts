import { isSubscription, mobielRules } from '../../../domain/mobiel.ts'
import { mobielActions } from '../samenstellen/mobiel/mobiel-actions.ts'
import type { TypeCode } from '../type-code.ts'

export const typeCode: TypeCode = {
  rules: mobielRules,
  setLine(product, quantity) {
    if (isSubscription(product)) mobielActions.setSubscriptions(product, quantity)
    else mobielActions.chooseExtra(product, quantity > 0)
  },
}
