import { isTvBox } from '../../domain/internet/tv-boxes.ts'
import { isSubscription } from '../../domain/mobiel.ts'
import type { ProductOffering } from '../../domain/product.ts'
import { isAccount, isAdditional, isInstallation, wayOf } from '../../domain/telefonie/products.ts'
import { orderStore } from './order-state.ts'
import { cloudActions } from './samenstellen/cloud/cloud-actions.ts'
import { internetActions } from './samenstellen/internet/internet-actions.ts'
import { mobielActions } from './samenstellen/mobiel/mobiel-actions.ts'
import { type DeviceWarning, telefonieActions } from './samenstellen/telefonie/telefonie-actions.ts'

/**
 * Changes a line of the cart as its compose screen would: what goes with it follows.
 * @param warn told where more devices than accounts would be left; the cart stays as it was then
 */
export function lineActions(catalogue: readonly ProductOffering[], warn: (warning: DeviceWarning) => void) {
  const internet = internetActions(catalogue, [])
  const telefonie = telefonieActions(catalogue, warn)

  function set(product: ProductOffering, quantity: number) {
    switch (product.productType) {
      case 'internet':
        return isTvBox(product) ? internet.setTvBoxes(quantity) : internet.removeExtra(product)
      case 'cloud':
        return cloudActions.setQuantity(product, quantity)
      case 'mobiel':
        return isSubscription(product)
          ? mobielActions.setSubscriptions(product, quantity)
          : mobielActions.chooseExtra(product, quantity > 0)
      case 'telefonie':
        return setTelefonie(product, quantity)
    }
  }

  function setTelefonie(product: ProductOffering, quantity: number) {
    const way = wayOf(product)
    if (isAccount(product)) telefonie.setAccounts(product, quantity)
    else if (isAdditional(product)) telefonie.chooseAdditional(product, quantity > 0)
    else if (isInstallation(product)) telefonie.chooseInstallation(product, quantity > 0)
    else if (way) telefonie.setDevice(product, way, quantity)
  }

  return {
    /** @returns whether the cart took it */
    setQuantity(product: ProductOffering, quantity: number): boolean {
      const before = orderStore.getSnapshot().cart
      set(product, quantity)
      return orderStore.getSnapshot().cart !== before
    },
  }
}
