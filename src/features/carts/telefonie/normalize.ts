import {
  deviceLineOf,
  type ProductOffering,
  type PurchaseMode,
  purchaseModeOf,
} from '../../catalogue/product.ts'
import { countOf, withAddOns } from '../add-ons.ts'
import { type CartOutcome, clampQuantity } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { changesBetween } from '../changes.ts'
import { cartReasons, telefonieReasons } from '../texts.ts'
import { isAccount, isAdditional, isBaseStation, isDevice, isInstallation, needsSetup } from './products.ts'

/** Wireless devices that one DECT base station serves (order-flow §9). */
export const devicesPerBaseStation = 4

export const baseStationsFor = (devicesNeedingSetup: number): number =>
  Math.ceil(devicesNeedingSetup / devicesPerBaseStation)

const ways: readonly PurchaseMode[] = ['buy', 'rent']

/** The base stations that a cart's devices ask for: bought ones for bought devices, rented ones for rented devices. */
export function baseStations(cart: Cart, catalogue: readonly ProductOffering[]): Cart {
  const offering = catalogue.find(isBaseStation)
  return ways.flatMap(way => {
    const product = offering && deviceLineOf(offering, way)
    const devices = countOf(cart, device => needsSetup(device) && purchaseModeOf(device) === way)
    return product && devices > 0 ? [{ product, quantity: baseStationsFor(devices) }] : []
  })
}

export const accountCount = (cart: Cart): number => countOf(cart, isAccount)
export const deviceCount = (cart: Cart): number => countOf(cart, isDevice)

/**
 * Makes a telephony cart whole after a choice (order-flow §4): add-ons and own-device installation as often as there
 * are accounts (at least 1), and gone with the last one; no installation beside new devices; behind each device its
 * set-up, and the base stations that the wireless ones need. Devices stay as chosen, also where they outnumber the
 * accounts: that is blocked before (compose.ts) or refused (validate.ts). Normalizing a normalized cart changes nothing.
 */
export function normalizeTelefonie(cart: Cart, catalogue: readonly ProductOffering[]): CartOutcome {
  const accounts = chosen(cart, isAccount)
  const devices = chosen(cart, isDevice)
  const perAccount = cart
    .filter(({ product }) => isAdditional(product) || (isInstallation(product) && devices.length === 0))
    .map(({ product }) => ({ product, quantity: countOf(accounts, isAccount) }))
  const normalized = withAddOns([...accounts, ...perAccount, ...devices, ...baseStations(devices, catalogue)])
  return { cart: normalized, changes: changesBetween(cart, normalized, reasons) }
}

const chosen = (cart: Cart, isOfKind: (product: ProductOffering) => boolean): Cart =>
  cart
    .filter(({ product }) => isOfKind(product))
    .map(({ product, quantity }) => ({ product, quantity: clampQuantity(quantity, 1) }))

const reasons = {
  appeared: ({ product, quantity }: Cart[number]): string => {
    if (isAdditional(product) || isInstallation(product))
      return quantity === 1 ? telefonieReasons.forAccount : telefonieReasons.forAccounts(quantity)
    if (isBaseStation(product)) return telefonieReasons.baseStation(devicesPerBaseStation)
    if (product.partOf === null) return cartReasons.most(quantity)
    return quantity === 1 ? telefonieReasons.forDevice : telefonieReasons.forDevices(quantity)
  },
  removed: (product: ProductOffering): string => {
    if (isInstallation(product)) return telefonieReasons.newDevices
    if (isBaseStation(product)) return telefonieReasons.notNeeded
    return isAdditional(product) ? telefonieReasons.onlyWithAccount : cartReasons.belongedToRemoved
  },
}
