import type { Cart } from '../domain/cart.ts'
import { centsFromEuros, eurosFromCents } from '../domain/money.ts'
import type { AddOn, ProductOffering } from '../domain/product.ts'
import type { ProductOnWire } from './products-on-wire.ts'

/** GET /api/order/products/prices?productType=T → 200 an array of products, 400 for an unknown type. */
export const productPrices = { method: 'GET', path: '/api/order/products/prices' } as const

const addOnFromWire = (addOn: ProductOnWire['setupProduct']): AddOn | null =>
  addOn && {
    id: addOn.id,
    name: addOn.name,
    priceInCents: centsFromEuros(addOn.price),
    listPriceInCents: addOn.listPrice === undefined ? null : centsFromEuros(addOn.listPrice),
  }

const addOnToWire = (addOn: AddOn | null) =>
  addOn && {
    id: addOn.id,
    name: addOn.name,
    price: eurosFromCents(addOn.priceInCents),
    ...(addOn.listPriceInCents !== null && { listPrice: eurosFromCents(addOn.listPriceInCents) }),
  }

export function productFromWire(wire: ProductOnWire): ProductOffering {
  const { productBuyId, productRentId, productBuyPrice, productRentPrice } = wire
  const isDevice =
    productBuyId !== undefined &&
    productRentId !== undefined &&
    productBuyPrice !== undefined &&
    productRentPrice !== undefined
  return {
    id: wire.id,
    productType: wire.productType,
    name: wire.name,
    priceInCents: centsFromEuros(wire.price),
    listPriceInCents: wire.listPrice === undefined ? null : centsFromEuros(wire.listPrice),
    freeMonths: wire.freeMonths ?? 0,
    productSubType: wire.productSubType,
    sectionName: wire.sectionName,
    information: wire.information,
    promoted: wire.promoted,
    contractDuration: wire.contractDuration,
    setupProduct: addOnFromWire(wire.setupProduct),
    supportProduct: addOnFromWire(wire.supportProduct),
    fiber: wire.fiber,
    fiberLineAvailability: wire.fiberLineAvailability,
    downloadSpeedMbs: wire.downloadSpeedMbs,
    uploadSpeedMbs: wire.uploadSpeedMbs,
    lineSpeeds: wire.lineSpeeds ?? null,
    dataBundleGb: wire.dataBundleGb ?? null,
    device: isDevice
      ? {
          productBuyId,
          productRentId,
          productBuyPriceInCents: centsFromEuros(productBuyPrice),
          productRentPriceInCents: centsFromEuros(productRentPrice),
          imageUrl: wire.imageUrl ?? '',
        }
      : null,
    partOf: wire.partOf ?? null,
  }
}

export function productToWire(product: ProductOffering, quantity = 1): ProductOnWire {
  const { device } = product
  return {
    id: product.id,
    productType: product.productType,
    name: product.name,
    price: eurosFromCents(product.priceInCents),
    ...(product.listPriceInCents !== null && { listPrice: eurosFromCents(product.listPriceInCents) }),
    ...(product.freeMonths > 0 && { freeMonths: product.freeMonths }),
    productSubType: product.productSubType,
    sectionName: product.sectionName,
    information: [...product.information],
    promoted: product.promoted,
    contractDuration: product.contractDuration,
    quantity,
    setupProduct: addOnToWire(product.setupProduct),
    supportProduct: addOnToWire(product.supportProduct),
    fiber: product.fiber,
    fiberLineAvailability: product.fiberLineAvailability,
    downloadSpeedMbs: product.downloadSpeedMbs,
    uploadSpeedMbs: product.uploadSpeedMbs,
    ...(product.lineSpeeds && { lineSpeeds: product.lineSpeeds }),
    ...(product.dataBundleGb !== null && { dataBundleGb: product.dataBundleGb }),
    ...(device && {
      productBuyId: device.productBuyId,
      productRentId: device.productRentId,
      productBuyPrice: eurosFromCents(device.productBuyPriceInCents),
      productRentPrice: eurosFromCents(device.productRentPriceInCents),
      imageUrl: device.imageUrl,
    }),
    ...(product.partOf !== null && { partOf: product.partOf }),
  }
}

/** The lines of a cart as they travel. */
export const productsToWire = (cart: Cart): ProductOnWire[] =>
  cart.map(({ product, quantity }) => productToWire(product, quantity))

/** The same read back. */
export const cartFromWire = (lines: readonly ProductOnWire[]): Cart =>
  lines.map(line => ({ product: productFromWire(line), quantity: line.quantity }))
