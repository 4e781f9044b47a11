/** All rules of telephony orders: accounts, add-ons, devices bought or rented, base stations, which carts are refused. */
export { baseStationsFor, devicesPerBaseStation } from './telefonie/base-stations.ts'
export {
  accountCount,
  type ComposeOutcome,
  chooseAdditional,
  chooseInstallation,
  deviceCount,
  setAccounts,
  setDevice,
  switchNewDevices,
  type TooManyDevices,
  withAccountsFor,
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
export { settleTelefonie } from './telefonie/settle.ts'
