import * as z from 'zod/mini'
import { fieldTexts } from '../../common/contract/field-texts.ts'
import { isOnOneLine } from '../../common/typed-text.ts'
import { exitRules, type ProductOffering, productTypes } from './product.ts'
import { productSubTypes } from './product-sub-types.ts'
import { offeringTexts as texts } from './texts-desk.ts'

/**
 * An offering as colleagues edit it and as revisions hold it: one schema for the editor, files, CSV and the API. `position`
 * is its place among all others of its type. What only an address or a cart knows (availability, part of) is not here.
 */
export type Offering = Omit<ProductOffering, 'fiberLineAvailability' | 'delivery' | 'partOf'> & {
  readonly position: number
}

/** Attributes of which prices of an offering are made. */
export const pricedAttributes = [
  'id',
  'name',
  'contractDuration',
  'priceInCents',
  'listPriceInCents',
  'freeMonths',
  'device',
  'setupProduct',
  'supportProduct',
] as const
export type PricedOffering = Pick<Offering, (typeof pricedAttributes)[number]>

const id = z.int(texts.id).check(z.gte(1, texts.id), z.lte(2_147_483_647, texts.id))
const cents = z.int(texts.price).check(z.gte(0, texts.price), z.lte(100_000_000, texts.price))
const text = z
  .string(texts.text)
  .check(
    z.trim(),
    z.minLength(1, texts.text),
    z.maxLength(200, texts.textTooLong),
    z.refine(isOnOneLine, fieldTexts.oneLine),
  )
const count = z.int(texts.count).check(z.gte(1, texts.count), z.lte(1_000_000, texts.count))
const flag = z.boolean(texts.flag)
const nullable = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)

const AddOn = z.strictObject({ id, name: text, priceInCents: cents, listPriceInCents: nullable(cents) })
const Speeds = z.strictObject({ minimumMbs: count, normalMbs: count, maximumMbs: count })

/** Pictures that the shop ships, and those that colleagues uploaded, by their fingerprint. */
export const picturePattern =
  /^\/(devices\/[a-z0-9-]{1,60}\.svg|productafbeeldingen\/[0-9a-f]{64}\.(png|jpg|webp))$/

/** Schema of an offering. A value that is left out is the plain one: null, false, 0. */
export const Offering: z.ZodMiniType<Offering, unknown> = z.strictObject({
  id,
  productType: z.enum(productTypes, texts.choice),
  position: z.int(texts.position).check(z.gte(0, texts.position), z.lte(100_000, texts.position)),
  name: text,
  productSubType: nullable(z.enum(productSubTypes, texts.choice)),
  sectionName: text,
  information: z._default(z.array(text).check(z.maxLength(8, texts.tooManyLines)), []),
  promoted: z._default(flag, false),
  contractDuration: z.int(texts.term).check(z.gte(0, texts.term), z.lte(120, texts.term)),
  priceInCents: cents,
  listPriceInCents: nullable(cents),
  freeMonths: z._default(
    z.int(texts.freeMonths).check(z.gte(0, texts.freeMonths), z.lte(12, texts.freeMonths)),
    0,
  ),
  exitRule: nullable(z.enum(exitRules, texts.choice)),
  exitPercentage: nullable(
    z.int(texts.exitPercentage).check(z.gte(0, texts.exitPercentage), z.lte(100, texts.exitPercentage)),
  ),
  setupProduct: nullable(AddOn),
  supportProduct: nullable(AddOn),
  fiber: z._default(flag, false),
  downloadSpeedMbs: nullable(count),
  uploadSpeedMbs: nullable(count),
  lineSpeeds: nullable(z.strictObject({ download: Speeds, upload: Speeds })),
  dataBundleGb: nullable(count),
  device: nullable(
    z.strictObject({
      productBuyId: id,
      productRentId: id,
      productBuyPriceInCents: cents,
      productRentPriceInCents: cents,
      notReturnedPriceInCents: nullable(cents),
      imageUrl: z.string(texts.picture).check(z.regex(picturePattern, texts.picture)),
    }),
  ),
})

/** The product that visitors see and order. */
export const productOf = ({ position: _, ...offering }: Offering): ProductOffering => ({
  ...offering,
  fiberLineAvailability: null,
  delivery: null,
  partOf: null,
})

/** The order of the pages: by type, then place, then id. */
export function inOrder(a: Offering, b: Offering): number {
  if (a.productType !== b.productType) return a.productType < b.productType ? -1 : 1
  return a.position - b.position || a.id - b.id
}

/** Products in the order of the pages. */
export const productsInOrder = (offerings: Iterable<Offering>): readonly ProductOffering[] =>
  [...offerings].toSorted(inOrder).map(productOf)

/** Every id that an order line of it can carry, its own first. */
export const idsOf = ({ id: own, setupProduct, supportProduct, device }: Offering): readonly number[] =>
  [own, setupProduct?.id, supportProduct?.id, device?.productBuyId, device?.productRentId].filter(
    value => value !== undefined,
  )
