import * as z from 'zod/mini'
import type { Cart } from '../../domain/cart.ts'
import { type ProductOffering, productTypes } from '../../domain/product.ts'
import { fibreAvailabilities, productSubTypes } from '../../domain/product-sub-types.ts'

/**
 * Products as they stand in the lines of orders and quotes, one schema per format. A change of ProductOffering that old
 * lines do not fit gets a new format here; the schemas of old ones stay and say what they lack.
 */

const cents = z.int().check(z.gte(0))

const AddOn = z.object({
  id: z.int(),
  name: z.string(),
  priceInCents: cents,
  listPriceInCents: z._default(z.nullable(cents), null),
})

const Device = z.object({
  productBuyId: z.int(),
  productRentId: z.int(),
  productBuyPriceInCents: cents,
  productRentPriceInCents: cents,
  imageUrl: z.string(),
})

const SpeedRange = z.object({ minimumMbs: z.number(), normalMbs: z.number(), maximumMbs: z.number() })

const Format1 = z.object({
  id: z.int(),
  productType: z.enum(productTypes),
  name: z.string(),
  // Below 0 for a discount of a quote.
  priceInCents: z.int(),
  listPriceInCents: z._default(z.nullable(cents), null),
  freeMonths: z._default(z.int(), 0),
  productSubType: z._default(z.nullable(z.enum(productSubTypes)), null),
  sectionName: z._default(z.string(), ''),
  information: z._default(z.array(z.string()), []),
  promoted: z._default(z.boolean(), false),
  contractDuration: z.int(),
  setupProduct: z._default(z.nullable(AddOn), null),
  supportProduct: z._default(z.nullable(AddOn), null),
  fiber: z._default(z.boolean(), false),
  fiberLineAvailability: z._default(z.nullable(z.enum(fibreAvailabilities)), null),
  downloadSpeedMbs: z._default(z.nullable(z.number()), null),
  uploadSpeedMbs: z._default(z.nullable(z.number()), null),
  lineSpeeds: z._default(z.nullable(z.object({ download: SpeedRange, upload: SpeedRange })), null),
  dataBundleGb: z._default(z.nullable(z.number()), null),
  device: z._default(z.nullable(Device), null),
  partOf: z._default(z.nullable(z.enum(['setup', 'support', 'quote'])), null),
})

const StoredLines = z.array(z.object({ quantity: z.int(), product: z.unknown() }))

/** The format that lines are written in today. */
export const productFormat = 1

const formats: Readonly<Record<number, z.ZodMiniType<ProductOffering>>> = { 1: Format1 }

/**
 * The product of a line as it was sold.
 * @throws where the line is of a format that this version does not know, or does not hold what its format says
 */
export function storedProduct(format: number, product: unknown): ProductOffering {
  const schema = formats[format]
  if (!schema) throw new Error(`Lines of the format ${format} cannot be read by this version`)
  return schema.parse(product)
}

/** Lines that are stored together, as they were sold or offered. @throws as `storedProduct` */
export const storedCart = (format: number, lines: unknown): Cart =>
  StoredLines.parse(lines).map(({ quantity, product }) => ({
    product: storedProduct(format, product),
    quantity,
  }))
