import type { Cart } from '../cart.ts'
import { countOf } from '../followers.ts'
import { deviceLineOf, type ProductOffering } from '../product.ts'
import { type DeviceWay, isBaseStation, needsSetup, wayOf } from './products.ts'

/** Wireless devices that one DECT base station serves (order-flow §9). */
export const devicesPerBaseStation = 4

export const baseStationsFor = (devicesNeedingSetup: number): number =>
  Math.ceil(devicesNeedingSetup / devicesPerBaseStation)

const ways: readonly DeviceWay[] = ['buy', 'rent']

/** The base stations that a cart's devices ask for: bought ones for bought devices, rented ones for rented devices. */
export function baseStations(cart: Cart, catalogue: readonly ProductOffering[]): Cart {
  const offering = catalogue.find(isBaseStation)
  return ways.flatMap(way => {
    const product = offering && deviceLineOf(offering, way)
    const devices = countOf(cart, device => needsSetup(device) && wayOf(device) === way)
    return product && devices > 0 ? [{ product, quantity: baseStationsFor(devices) }] : []
  })
}
