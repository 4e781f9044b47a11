import * as z from 'zod/mini'
import { productTypes } from '../domain/product.ts'
import { fibreAvailabilities, productSubTypes } from '../domain/product-sub-types.ts'

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
export const ProductOnWire = z.object({
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
export type ProductOnWire = z.infer<typeof ProductOnWire>

export const ProductList = z.array(ProductOnWire)
