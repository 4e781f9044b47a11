import { isTvBox } from '../../../domain/internet/tv-boxes.ts'
import { internetRules } from '../../../domain/internet/validate.ts'
import { internetActions } from '../samenstellen/internet/internet-actions.ts'
import type { TypeCode } from '../type-code.ts'

export const typeCode: TypeCode = {
  rules: internetRules,
  setLine(product, quantity, catalogue) {
    const actions = internetActions(catalogue, [])
    if (isTvBox(product)) actions.setTvBoxes(quantity)
    else actions.removeExtra(product)
  },
}
