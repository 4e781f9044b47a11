import type { FibreAvailability, ProductSubType } from './product-sub-types.ts'

/** Products of the catalogue. Field names follow order-flow §3; money is in integer cents. */

export const productTypes = ['internet', 'cloud', 'mobiel', 'telefonie'] as const
export type ProductType = (typeof productTypes)[number]

export const isProductType = (value: unknown): value is ProductType =>
  productTypes.some(type => type === value)

/** By which law a customer may leave: that on electronic communication, or the Data Act's chapter on switching. */
export const exitRules = ['telecom', 'cloud'] as const
export type ExitRule = (typeof exitRules)[number]

/** A product that only comes with another one: its set-up or its support. */
export type AddOn = {
  readonly id: number
  readonly name: string
  readonly priceInCents: number
  /** Struck-through reference price; null where there is none. */
  readonly listPriceInCents: number | null
}

/** A device can be bought once or rented per month; the cart holds the id of the chosen way. */
export type DeviceTerms = {
  readonly productBuyId: number
  readonly productRentId: number
  readonly productBuyPriceInCents: number
  readonly productRentPriceInCents: number
  /** Once, for a rented one that does not come back; null: the price at which it is bought. */
  readonly notReturnedPriceInCents: number | null
  readonly imageUrl: string
}

/** Speeds in one direction in Mbit/s, as the contract promises them. */
export type SpeedRange = {
  readonly minimumMbs: number
  /** Available most of the time. */
  readonly normalMbs: number
  readonly maximumMbs: number
}

/** Promised speeds of a fixed line, apart from the advertised one (Regulation (EU) 2015/2120, article 4(1)(d)). */
export type LineSpeeds = { readonly download: SpeedRange; readonly upload: SpeedRange }

/** Whole weeks until a delivery. */
export type DeliveryWeeks = { readonly from: number; readonly to: number }

/** When a line is delivered, and what its construction costs. */
export type DeliveryTerms = {
  /** null where nobody has said. */
  readonly weeks: DeliveryWeeks | null
  /** Costs of construction, once, excl. VAT; 0 where there are none, null where they are not known yet. */
  readonly constructionInCents: number | null
}

/** Facts of an internet line at an address (src/features/addresses/line-promise.ts reads it). */
export type LineDelivery = DeliveryTerms & {
  /** Of any technology: a DSL line that is not there is no-net. */
  readonly availability: FibreAvailability
  /** Said by a colleague in a quote, in place of what the networks say; null where nobody did. */
  readonly said: DeliveryTerms | null
  /** The version of a quote that an order repeats this from; null in all else. */
  readonly quote: { readonly number: string; readonly version: number } | null
}

export type ProductOffering = {
  readonly id: number
  readonly productType: ProductType
  readonly name: string
  /** Per unit and month, or once where contractDuration is 0; excl. VAT. */
  readonly priceInCents: number
  readonly listPriceInCents: number | null
  /** Months without charge at the start of the term; 0 where there are none. */
  readonly freeMonths: number
  /** null for a main product (line, licence, subscription, account). */
  readonly productSubType: ProductSubType | null
  readonly sectionName: string
  readonly information: readonly string[]
  readonly promoted: boolean
  /** Contract term in months; 0 is a one-time charge. */
  readonly contractDuration: number
  /** null: that of its type (exit-terms.ts). */
  readonly exitRule: ExitRule | null
  /** Share of the price of the months left that leaving within the term costs, in whole percents; null where nobody confirmed one. */
  readonly exitPercentage: number | null
  readonly setupProduct: AddOn | null
  readonly supportProduct: AddOn | null
  readonly fiber: boolean
  readonly fiberLineAvailability: FibreAvailability | null
  /** null where no address is known, and of all that is no internet line. */
  readonly delivery: LineDelivery | null
  /** As it is advertised. */
  readonly downloadSpeedMbs: number | null
  readonly uploadSpeedMbs: number | null
  /** Fixed lines only; null also if nobody entered them. */
  readonly lineSpeeds: LineSpeeds | null
  /** Mobile data bundle in gigabytes; null for unlimited or where it does not apply. */
  readonly dataBundleGb: number | null
  readonly device: DeviceTerms | null
  /**
   * 'setup' or 'support' on the line that an offering's add-on becomes in a cart; null for an offering itself.
   */
  readonly partOf: 'setup' | 'support' | null
}

/** A product as another one of the same id is at an address: only what the address decides is taken over. */
export const withPlaceOf = (
  product: ProductOffering,
  { fiberLineAvailability, delivery }: Pick<ProductOffering, 'fiberLineAvailability' | 'delivery'>,
): ProductOffering => ({ ...product, fiberLineAvailability, delivery })

/** The subscription that a cart is about: a line, licence, subscription or account (order-flow §3). */
export const isMainProduct = (product: ProductOffering): boolean =>
  product.productSubType === null && product.partOf === null

/** A line (fibre or DSL): the product that an internet order is about. */
export const isInternetLine = (product: ProductOffering): boolean =>
  product.productType === 'internet' && isMainProduct(product)

/** Cents excl. VAT that a rented device costs that does not come back. */
export const priceOfNotReturned = ({
  notReturnedPriceInCents,
  productBuyPriceInCents,
}: DeviceTerms): number => notReturnedPriceInCents ?? productBuyPriceInCents

/** A device bought once or rented per month. */
export type PurchaseMode = 'buy' | 'rent'

/** How a cart's device or base station is had; null for anything else, and for a device that nobody chose a way for. */
export function purchaseModeOf({ id, device, partOf }: ProductOffering): PurchaseMode | null {
  if (!device || partOf !== null) return null
  if (id === device.productBuyId) return 'buy'
  return id === device.productRentId ? 'rent' : null
}

/** The one-time cart line that a main product's set-up becomes, or null. */
export const setupLineOf = (product: ProductOffering): ProductOffering | null =>
  product.setupProduct && addOnLine(product, product.setupProduct, 'setup', 0)

/** The recurring cart line that a licence's support becomes, or null. */
export const supportLineOf = (product: ProductOffering): ProductOffering | null =>
  product.supportProduct && addOnLine(product, product.supportProduct, 'support', product.contractDuration)

/** The cart line that a device becomes when it is bought (once) or rented (per month), or null. */
export function deviceLineOf(product: ProductOffering, way: 'buy' | 'rent'): ProductOffering | null {
  const { device } = product
  if (!device) return null
  const ways = {
    buy: { id: device.productBuyId, priceInCents: device.productBuyPriceInCents, contractDuration: 0 },
    rent: { id: device.productRentId, priceInCents: device.productRentPriceInCents, contractDuration: 1 },
  } as const
  return { ...product, ...ways[way] }
}

function addOnLine(
  parent: ProductOffering,
  addOn: AddOn,
  partOf: 'setup' | 'support',
  contractDuration: number,
): ProductOffering {
  return {
    ...parent,
    id: addOn.id,
    name: addOn.name,
    priceInCents: addOn.priceInCents,
    listPriceInCents: addOn.listPriceInCents,
    freeMonths: 0,
    information: [],
    promoted: false,
    contractDuration,
    setupProduct: null,
    supportProduct: null,
    lineSpeeds: null,
    delivery: null,
    device: null,
    partOf,
  }
}

/**
 * Everything that can stand on an order line, by the id that the line carries: the offerings themselves, their set-up
 * and support, and each device as bought and as rented. A device's own id cannot be ordered.
 */
export function sellables(offerings: readonly ProductOffering[]): ReadonlyMap<number, ProductOffering> {
  const byId = new Map<number, ProductOffering>()
  for (const offering of offerings) {
    const lines = offering.device
      ? [deviceLineOf(offering, 'buy'), deviceLineOf(offering, 'rent'), setupLineOf(offering)]
      : [offering, setupLineOf(offering), supportLineOf(offering)]
    for (const line of lines) if (line) byId.set(line.id, line)
  }
  return byId
}
