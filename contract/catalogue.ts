import * as z from 'zod/mini'
import type { Cart } from '../domain/cart.ts'
import { centsFromEuros, eurosFromCents } from '../domain/money.ts'
import { type AddOn, type ProductOffering, productTypes } from '../domain/product.ts'
import { fibreAvailabilities, productSubTypes } from '../domain/product-sub-types.ts'
import { defineCall } from './call.ts'
import { Failure } from './failure.ts'
import { textParam } from './params.ts'
import { ResellerCompanyName } from './session.ts'

/** Euros with at most two decimals, from 0 to a million. */
export const Euros = z.number().check(z.gte(0), z.lte(1_000_000))

/** Below 0 for a discount of a quote only. */
const LinePrice = z.number().check(z.gte(-1_000_000), z.lte(1_000_000))

const AddOnOnWire = z.object({
  id: z.int(),
  name: z.string(),
  price: Euros,
  listPrice: z.optional(Euros),
})

const SpeedRangeOnWire = z.object({
  minimumMbs: z.number(),
  normalMbs: z.number(),
  maximumMbs: z.number(),
})

/** A product as it travels and as it stands in the `cart` key of the browser's storage (order-flow §3); money in euros. */
export const ProductDto = z.object({
  id: z.int(),
  productType: z.enum(productTypes),
  name: z.string(),
  price: LinePrice,
  listPrice: z.optional(Euros),
  freeMonths: z.optional(z.int()),
  productSubType: z.nullable(z.enum(productSubTypes)),
  sectionName: z.string(),
  information: z.array(z.string()),
  promoted: z.boolean(),
  contractDuration: z.int().check(z.gte(0), z.lte(120)),
  quantity: z._default(z.int(), 1),
  setupProduct: z.nullable(AddOnOnWire),
  supportProduct: z.nullable(AddOnOnWire),
  fiber: z.boolean(),
  fiberLineAvailability: z.nullable(z.enum(fibreAvailabilities)),
  downloadSpeedMbs: z.nullable(z.number()),
  uploadSpeedMbs: z.nullable(z.number()),
  lineSpeeds: z.optional(z.object({ download: SpeedRangeOnWire, upload: SpeedRangeOnWire })),
  dataBundleGb: z.optional(z.number()),
  productBuyId: z.optional(z.int()),
  productRentId: z.optional(z.int()),
  productBuyPrice: z.optional(Euros),
  productRentPrice: z.optional(Euros),
  imageUrl: z.optional(z.string()),
  partOf: z.optional(z.enum(['setup', 'support', 'quote'])),
})

export type ProductDto = z.infer<typeof ProductDto>

export const ProductList = z.array(ProductDto)

const addOnFromWire = (addOn: ProductDto['setupProduct']): AddOn | null =>
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

export function parseProduct(wire: ProductDto): ProductOffering {
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

export function serializeProduct(product: ProductOffering, quantity = 1): ProductDto {
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
export const serializeProducts = (cart: Cart): ProductDto[] =>
  cart.map(({ product, quantity }) => serializeProduct(product, quantity))

/** The same read back. */
export const parseCart = (lines: readonly ProductDto[]): Cart =>
  lines.map(line => ({ product: parseProduct(line), quantity: line.quantity }))

const Day = z.iso.date()

/** Promised dates, `2026-11-24`, counted on the server; shown next to the texts of order-flow §9. */
export const PromisedDates = z.object({
  /** The day in the Netherlands that the dates are counted from. */
  orderedOn: Day,
  /** The last day on which we call. */
  callBy: Day,
  /** The first and the last day of a delivery of what lies ready. */
  delivery: z.object({ from: Day, to: Day }),
})

export type PromisedDates = z.infer<typeof PromisedDates>

const unchanged = { description: 'Unchanged since the version that If-None-Match names' } as const

const unknownType: Failure = {
  message: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
}

/** Calls for everyone, for looking around and ordering. */
export const catalogueCalls = {
  productPrices: defineCall({
    method: 'GET',
    path: '/api/order/products/prices',
    group: 'Catalogue',
    summary: 'The products of a type with their prices, in euros excl. VAT.',
    access: 'anyone',
    query: { productType: z.enum(productTypes) },
    malformed: () => ({ status: 400, body: unknownType }),
    answers: {
      200: { description: 'The products', body: ProductList },
      304: unchanged,
      400: { description: 'Unknown type', body: Failure },
    },
  }),
  promisedToday: defineCall({
    method: 'GET',
    path: '/api/promised-dates',
    group: 'Catalogue',
    summary: 'By when we call about an order of today, and between which days it is delivered.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: { 200: { description: 'The days', body: PromisedDates } },
  }),
  resellerCompanyName: defineCall({
    method: 'GET',
    path: '/api/reseller-company-name/{resellerId}',
    params: { resellerId: textParam },
    group: 'Catalogue',
    summary: 'Who sells through a reseller link.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: {
      200: { description: 'The company name', body: ResellerCompanyName },
      404: { description: 'No active reseller has this id', body: Failure },
    },
  }),
}
