import {
  isAccount,
  isAdditional,
  isInstallation,
  purchaseModeOf,
} from '../../../domain/telefonie/products.ts'
import { telefonieRules } from '../../../domain/telefonie/validate.ts'
import { telefonieActions } from '../samenstellen/telefonie/telefonie-actions.ts'
import { TooManyDevicesDialog } from '../samenstellen/telefonie/too-many-devices-dialog.tsx'
import type { TypeCode } from '../type-code.ts'

export const typeCode: TypeCode = {
  rules: telefonieRules,
  WarningDialog: TooManyDevicesDialog,
  setLine(product, quantity, catalogue, warn) {
    const actions = telefonieActions(catalogue, warn)
    const way = purchaseModeOf(product)
    if (isAccount(product)) actions.setAccounts(product, quantity)
    else if (isAdditional(product)) actions.chooseAdditional(product, quantity > 0)
    else if (isInstallation(product)) actions.chooseInstallation(product, quantity > 0)
    else if (way) actions.setDevice(product, way, quantity)
  },
}
