/** What composing telephony takes: accounts, add-ons, devices bought or rented, base stations (as domain/internet.ts). */
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
export {
  isAccount,
  isAdditional,
  isBaseStation,
  isDevice,
  isInstallation,
  type PurchaseMode,
} from './telefonie/products.ts'
