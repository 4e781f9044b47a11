import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Cart } from '../../carts/cart-line.ts'
import {
  isDiscount,
  isProductLine,
  lineQuantity,
  mostFreeLines,
  type OrderLine,
  type PricedLine,
  productLines,
  unitPriceInCents,
} from '../../carts/order-lines.ts'
import { exitRules, type ProductOffering, type ProductType, productTypes } from '../../catalogue/product.ts'
import { fibreAvailabilities, productSubTypes } from '../../catalogue/product-sub-types.ts'

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
  notReturnedPriceInCents: z._default(z.nullable(cents), null),
  imageUrl: z.string(),
})

const SpeedRange = z.object({ minimumMbs: z.number(), normalMbs: z.number(), maximumMbs: z.number() })

const DeliveryTerms = {
  weeks: z.nullable(z.object({ from: z.int(), to: z.int() })),
  constructionInCents: z.nullable(cents),
}

const Delivery = z.object({
  ...DeliveryTerms,
  availability: z.enum(fibreAvailabilities),
  said: z.nullable(z.object(DeliveryTerms)),
  quote: z.nullable(z.object({ number: z.string(), version: z.int() })),
})

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
  exitRule: z._default(z.nullable(z.enum(exitRules)), null),
  exitPercentage: z._default(z.nullable(z.int()), null),
  setupProduct: z._default(z.nullable(AddOn), null),
  supportProduct: z._default(z.nullable(AddOn), null),
  fiber: z._default(z.boolean(), false),
  fiberLineAvailability: z._default(z.nullable(z.enum(fibreAvailabilities)), null),
  delivery: z._default(z.nullable(Delivery), null),
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

/** `quote` marks a free line, or with a price below 0 a discount. */
type StoredProduct = Omit<ProductOffering, 'partOf'> & {
  readonly partOf: ProductOffering['partOf'] | 'quote'
}

const formats: Readonly<Record<number, z.ZodMiniType<StoredProduct>>> = { 1: Format1 }

/**
 * A line as it was sold.
 * @throws where it is of a format that this version does not know, or does not hold what its format says
 */
export function storedLine(format: number, stored: unknown, quantity: number): OrderLine {
  const schema = formats[format]
  if (!schema) throw new Error(`Lines of the format ${format} cannot be read by this version`)
  const { partOf, ...product } = schema.parse(stored)
  if (partOf !== 'quote') return { kind: 'product', product: { ...product, partOf }, quantity }
  const { name: text, priceInCents, contractDuration, freeMonths } = product
  return priceInCents < 0
    ? { kind: 'discount', text, amountInCents: -priceInCents, contractDuration, freeMonths }
    : { kind: 'free', text, quantity, priceInCents, contractDuration }
}

/** Lines that are stored together, as they were sold or offered. @throws as `storedLine` */
export const storedLines = (format: number, lines: unknown): readonly OrderLine[] =>
  StoredLines.parse(lines).map(({ quantity, product }) => storedLine(format, product, quantity))

/** The same of products only. */
export const storedCart = (format: number, lines: unknown): Cart => productLines(storedLines(format, lines))

export type LineToStore = { readonly quantity: number; readonly product: StoredProduct }

/**
 * Lines as they are stored: what only a quote holds is a product without a catalogue, whose ids count down from -1, free
 * lines before discounts.
 */
export function linesToStore(lines: readonly PricedLine[], productType: ProductType): readonly LineToStore[] {
  const placeOf = (line: PricedLine) =>
    lines.filter(other => !isProductLine(other) && isDiscount(other) === isDiscount(line)).indexOf(line)
  return lines.map(line =>
    isProductLine(line)
      ? { quantity: line.quantity, product: line.product }
      : {
          quantity: lineQuantity(line),
          product: {
            ...emptyProduct,
            id: -1 - placeOf(line) - (isDiscount(line) ? mostFreeLines : 0),
            productType,
            name: line.text,
            priceInCents: unitPriceInCents(line),
            contractDuration: line.contractDuration,
            freeMonths: isDiscount(line) ? line.freeMonths : 0,
          },
        },
  )
}

const emptyProduct = {
  listPriceInCents: null,
  exitRule: null,
  exitPercentage: null,
  productSubType: null,
  sectionName: '',
  information: [],
  promoted: false,
  setupProduct: null,
  supportProduct: null,
  fiber: false,
  fiberLineAvailability: null,
  delivery: null,
  downloadSpeedMbs: null,
  uploadSpeedMbs: null,
  lineSpeeds: null,
  dataBundleGb: null,
  device: null,
  partOf: 'quote',
} as const

/** Whether stored lines have one of these products. */
export const hasProduct = (lines: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`exists (select from jsonb_array_elements(${lines}) as line
    where (line #>> '{product,id}')::integer in ${ids.length > 0 ? ids : [0]})`
