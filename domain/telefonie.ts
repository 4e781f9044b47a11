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
export {
  type DeviceWay,
  isAccount,
  isAdditional,
  isBaseStation,
  isDevice,
  isInstallation,
} from './telefonie/products.ts'
export { accountCount, deviceCount, settleTelefonie } from './telefonie/settle.ts'
