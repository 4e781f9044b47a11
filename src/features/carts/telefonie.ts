/**
 * Rules for composing telephony: accounts, add-ons, bought or rented devices, base stations (as src/features/carts/internet.ts).
 */

export {
  type ComposeOutcome,
  chooseAdditional,
  chooseInstallation,
  hasNewDevices,
  setAccounts,
  setDevice,
  switchNewDevices,
  type TooManyDevices,
} from './telefonie/compose.ts'
export { accountCount, deviceCount, normalizeTelefonie } from './telefonie/normalize.ts'
export { isAccount, isAdditional, isBaseStation, isDevice, isInstallation } from './telefonie/products.ts'
