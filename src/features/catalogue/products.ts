import * as z from 'zod/mini'
import { euroAmount } from '../../common/contract/money.ts'
import {
  type AddOn,
  type DeliveryTerms,
  exitRules,
  type LineDelivery,
  type ProductOffering,
  productTypes,
} from './product.ts'
import { fibreAvailabilities, productSubTypes } from './product-sub-types.ts'

/** Euros with at most two decimals, from 0 to a million. */
export const Euros = z.number().check(z.gte(0), z.lte(1_000_000))

const AddOnDto = z.object({
  id: z.int(),
  name: z.string(),
  price: Euros,
  listPrice: z.optional(Euros),
})

const SpeedRange = z.object({
  minimumMbs: z.number(),
  normalMbs: z.number(),
  maximumMbs: z.number(),
})

const lineSpeeds = z.object({ download: SpeedRange, upload: SpeedRange })

const partOf = z.enum(['setup', 'support'])

const weeks = z.nullable(z.object({ from: z.int(), to: z.int() }))
const ofQuote = z.nullable(z.object({ number: z.string(), version: z.int() }))

/** `construction` in euros; null where it is not known yet. */
const TermsDto = { weeks, construction: z.nullable(Euros) }
const DeliveryDto = z.object({
  ...TermsDto,
  availability: z.enum(fibreAvailabilities),
  said: z.nullable(z.object(TermsDto)),
  quote: ofQuote,
})

/** Fields that both shapes of a product share. */
const shared = {
  id: z.int(),
  productType: z.enum(productTypes),
  name: z.string(),
  productSubType: z.nullable(z.enum(productSubTypes)),
  sectionName: z.string(),
  information: z.array(z.string()),
  promoted: z.boolean(),
  contractDuration: z.int().check(z.gte(0), z.lte(120)),
  fiber: z.boolean(),
  fiberLineAvailability: z.nullable(z.enum(fibreAvailabilities)),
  downloadSpeedMbs: z.nullable(z.number()),
  uploadSpeedMbs: z.nullable(z.number()),
} as const

const exitRule = z.enum(exitRules)
const exitPercentage = z.int().check(z.gte(0), z.lte(100))

/** A product of the price list, of the address check and of the browser's `cart` (order-flow §3); money in euros. */
export const ProductDto = z.object({
  ...shared,
  price: Euros,
  listPrice: z.optional(Euros),
  freeMonths: z.optional(z.int()),
  /** The rule and the cost of leaving within the term, where the offering says it. */
  exitRule: z.optional(exitRule),
  exitPercentage: z.optional(exitPercentage),
  quantity: z._default(z.int(), 1),
  setupProduct: z.nullable(AddOnDto),
  supportProduct: z.nullable(AddOnDto),
  lineSpeeds: z.optional(lineSpeeds),
  dataBundleGb: z.optional(z.number()),
  productBuyId: z.optional(z.int()),
  productRentId: z.optional(z.int()),
  productBuyPrice: z.optional(Euros),
  productRentPrice: z.optional(Euros),
  /** Of a rented device that does not come back, where that is not the price at which it is bought. */
  notReturnedPrice: z.optional(Euros),
  imageUrl: z.optional(z.string()),
  /** When and at what costs an internet line is delivered at the checked address. */
  delivery: z.optional(z.nullable(DeliveryDto)),
  partOf: z.optional(partOf),
})

export type ProductDto = z.infer<typeof ProductDto>

export const PriceList = z.array(ProductDto)

const cents = z.int().check(z.gte(0))

const Terms = { weeks, constructionInCents: z.nullable(cents) }

const AddOnInCents = z.object({
  id: z.int(),
  name: z.string(),
  priceInCents: cents,
  listPriceInCents: z.nullable(cents),
})

/** A product as the shop itself has it. */
export const Product: z.ZodMiniType<ProductOffering, ProductOffering> = z.object({
  ...shared,
  priceInCents: cents,
  listPriceInCents: z.nullable(cents),
  freeMonths: z.int(),
  exitRule: z.nullable(exitRule),
  exitPercentage: z.nullable(exitPercentage),
  setupProduct: z.nullable(AddOnInCents),
  supportProduct: z.nullable(AddOnInCents),
  lineSpeeds: z.nullable(lineSpeeds),
  dataBundleGb: z.nullable(z.number()),
  device: z.nullable(
    z.object({
      productBuyId: z.int(),
      productRentId: z.int(),
      productBuyPriceInCents: cents,
      productRentPriceInCents: cents,
      notReturnedPriceInCents: z.nullable(cents),
      imageUrl: z.string(),
    }),
  ),
  delivery: z.nullable(
    z.object({
      ...Terms,
      availability: z.enum(fibreAvailabilities),
      said: z.nullable(z.object(Terms)),
      quote: ofQuote,
    }),
  ),
  partOf: z.nullable(partOf),
})

export const Products: z.ZodMiniType<readonly ProductOffering[], readonly ProductOffering[]> =
  z.array(Product)

/** A product with its quantity. */
export const productLine = z.object({ product: Product, quantity: z.int() })

const decodeAddOn = (addOn: ProductDto['setupProduct']): AddOn | null =>
  addOn && {
    id: addOn.id,
    name: addOn.name,
    priceInCents: z.decode(euroAmount, addOn.price),
    listPriceInCents: addOn.listPrice === undefined ? null : z.decode(euroAmount, addOn.listPrice),
  }

const encodeAddOn = (addOn: AddOn | null) =>
  addOn && {
    id: addOn.id,
    name: addOn.name,
    price: z.encode(euroAmount, addOn.priceInCents),
    ...(addOn.listPriceInCents !== null && { listPrice: z.encode(euroAmount, addOn.listPriceInCents) }),
  }

function decodeDevice(dto: ProductDto): ProductOffering['device'] {
  const { productBuyId, productRentId, productBuyPrice, productRentPrice, notReturnedPrice } = dto
  if (
    productBuyId === undefined ||
    productRentId === undefined ||
    productBuyPrice === undefined ||
    productRentPrice === undefined
  )
    return null
  return {
    productBuyId,
    productRentId,
    productBuyPriceInCents: z.decode(euroAmount, productBuyPrice),
    productRentPriceInCents: z.decode(euroAmount, productRentPrice),
    notReturnedPriceInCents: notReturnedPrice === undefined ? null : z.decode(euroAmount, notReturnedPrice),
    imageUrl: dto.imageUrl ?? '',
  }
}

const decodeTerms = ({ weeks, construction }: z.infer<z.ZodMiniObject<typeof TermsDto>>): DeliveryTerms => ({
  weeks,
  constructionInCents: construction === null ? null : z.decode(euroAmount, construction),
})

const encodeTerms = ({ weeks, constructionInCents }: DeliveryTerms) => ({
  weeks: weeks && { ...weeks },
  construction: constructionInCents === null ? null : z.encode(euroAmount, constructionInCents),
})

const decodeDelivery = ({
  availability,
  said,
  quote,
  ...row
}: z.infer<typeof DeliveryDto>): LineDelivery => ({
  ...decodeTerms(row),
  availability,
  said: said && decodeTerms(said),
  quote,
})

const encodeDelivery = ({ availability, said, quote, ...row }: LineDelivery) => ({
  ...encodeTerms(row),
  availability,
  said: said && encodeTerms(said),
  quote: quote && { ...quote },
})

/** A product with its quantity, in euros outside and in cents inside. */
export const cartLine = z.codec(ProductDto, productLine, {
  decode: dto => ({
    quantity: dto.quantity,
    product: {
      id: dto.id,
      productType: dto.productType,
      name: dto.name,
      priceInCents: z.decode(euroAmount, dto.price),
      listPriceInCents: dto.listPrice === undefined ? null : z.decode(euroAmount, dto.listPrice),
      freeMonths: dto.freeMonths ?? 0,
      productSubType: dto.productSubType,
      sectionName: dto.sectionName,
      information: dto.information,
      promoted: dto.promoted,
      contractDuration: dto.contractDuration,
      exitRule: dto.exitRule ?? null,
      exitPercentage: dto.exitPercentage ?? null,
      setupProduct: decodeAddOn(dto.setupProduct),
      supportProduct: decodeAddOn(dto.supportProduct),
      fiber: dto.fiber,
      fiberLineAvailability: dto.fiberLineAvailability,
      downloadSpeedMbs: dto.downloadSpeedMbs,
      uploadSpeedMbs: dto.uploadSpeedMbs,
      lineSpeeds: dto.lineSpeeds ?? null,
      dataBundleGb: dto.dataBundleGb ?? null,
      device: decodeDevice(dto),
      delivery: dto.delivery ? decodeDelivery(dto.delivery) : null,
      partOf: dto.partOf ?? null,
    },
  }),
  encode: ({ product, quantity }) => ({
    id: product.id,
    productType: product.productType,
    name: product.name,
    price: z.encode(euroAmount, product.priceInCents),
    ...(product.listPriceInCents !== null && { listPrice: z.encode(euroAmount, product.listPriceInCents) }),
    ...(product.freeMonths > 0 && { freeMonths: product.freeMonths }),
    productSubType: product.productSubType,
    sectionName: product.sectionName,
    information: [...product.information],
    promoted: product.promoted,
    contractDuration: product.contractDuration,
    ...(product.exitRule !== null && { exitRule: product.exitRule }),
    ...(product.exitPercentage !== null && { exitPercentage: product.exitPercentage }),
    quantity,
    setupProduct: encodeAddOn(product.setupProduct),
    supportProduct: encodeAddOn(product.supportProduct),
    fiber: product.fiber,
    fiberLineAvailability: product.fiberLineAvailability,
    downloadSpeedMbs: product.downloadSpeedMbs,
    uploadSpeedMbs: product.uploadSpeedMbs,
    ...(product.lineSpeeds && { lineSpeeds: product.lineSpeeds }),
    ...(product.dataBundleGb !== null && { dataBundleGb: product.dataBundleGb }),
    ...(product.device && {
      productBuyId: product.device.productBuyId,
      productRentId: product.device.productRentId,
      productBuyPrice: z.encode(euroAmount, product.device.productBuyPriceInCents),
      productRentPrice: z.encode(euroAmount, product.device.productRentPriceInCents),
      ...(product.device.notReturnedPriceInCents !== null && {
        notReturnedPrice: z.encode(euroAmount, product.device.notReturnedPriceInCents),
      }),
      imageUrl: product.device.imageUrl,
    }),
    ...(product.delivery && { delivery: encodeDelivery(product.delivery) }),
    ...(product.partOf !== null && { partOf: product.partOf }),
  }),
})

export const parseProduct = (dto: ProductDto): ProductOffering => z.decode(cartLine, dto).product

export const serializeProduct = (product: ProductOffering, quantity = 1): ProductDto => ({
  ...z.encode(cartLine, { product, quantity }),
  quantity,
})
