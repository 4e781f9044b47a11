/** All rules of telephony orders: accounts, add-ons, devices bought or rented, base stations, which carts are refused. */
export {
  type ComposeOutcome,
  chooseAdditional,
  chooseInstallation,
  hasNewDevices,
  setAccounts,
  setDevice,
  switchNewDevices,
  type TooManyDevices,
  withAccountsFor,
  withoutDevicesFor,
} from './telefonie/compose.ts'
export {
  type DeviceWay,
  isAccount,
  isAdditional,
  isBaseStation,
  isDevice,
  isInstallation,
  wayOf,
} from './telefonie/products.ts'
export { telefonieRefusals } from './telefonie/refusals.ts'
export { accountCount, deviceCount, settleTelefonie } from './telefonie/settle.ts'
