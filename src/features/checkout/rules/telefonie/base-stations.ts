import { deviceLineOf, type ProductOffering } from '../../../catalogue/product.ts'
import { countOf } from '../add-ons.ts'
import type { Cart } from '../cart-line.ts'
import { isBaseStation, needsSetup, type PurchaseMode, purchaseModeOf } from './products.ts'

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
