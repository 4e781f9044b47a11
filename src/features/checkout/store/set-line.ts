import { isTvBox } from '../../carts/internet/extras.ts'
import { isSubscription } from '../../carts/mobiel.ts'
import { isAccount, isAdditional, isInstallation } from '../../carts/telefonie/products.ts'
import type { ProductOffering, ProductType } from '../../catalogue/product.ts'
import { purchaseModeOf } from '../../catalogue/product.ts'
import { cloudActions } from '../steps/compose/cloud/cloud-actions.ts'
import { internetActions } from '../steps/compose/internet/internet-actions.ts'
import { mobielActions } from '../steps/compose/mobiel/mobiel-actions.ts'
import { type DeviceWarning, telefonieActions } from '../steps/compose/telefonie/telefonie-actions.ts'

type SetLine = (
  product: ProductOffering,
  quantity: number,
  catalogue: readonly ProductOffering[],
  /** Told where more devices than accounts would be left; the cart stays as it was then. */
  warn: (warning: DeviceWarning) => void,
) => void

/** Changes a line of the cart as the compose screen of its type would: what goes with it follows. */
export const setLine: Readonly<Record<ProductType, SetLine>> = {
  internet(product, quantity, catalogue) {
    const actions = internetActions(catalogue, [])
    if (isTvBox(product)) actions.setTvBoxes(quantity)
    else actions.removeExtra(product)
  },
  cloud: (product, quantity) => cloudActions.setQuantity(product, quantity),
  mobiel(product, quantity) {
    if (isSubscription(product)) mobielActions.setSubscriptions(product, quantity)
    else mobielActions.chooseExtra(product, quantity > 0)
  },
  telefonie(product, quantity, catalogue, warn) {
    const actions = telefonieActions(catalogue, warn)
    const mode = purchaseModeOf(product)
    if (isAccount(product)) actions.setAccounts(product, quantity)
    else if (isAdditional(product)) actions.chooseAdditional(product, quantity > 0)
    else if (isInstallation(product)) actions.chooseInstallation(product, quantity > 0)
    else if (mode) actions.setDevice(product, mode, quantity)
  },
}
