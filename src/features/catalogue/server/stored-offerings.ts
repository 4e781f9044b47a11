import { and, asc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AddOn, DeviceTerms, LineSpeeds, ProductOffering, SpeedRange } from '../product.ts'
import { pricedProducts, productOfferings, productPrices } from './tables.ts'

/** The columns of an offering, and apart from it all that has a price of its own. */
export type OfferingRow = InferSelectModel<typeof productOfferings>
export type ProductRow = InferSelectModel<typeof pricedProducts>
/** Parts of a price; equal in two periods if nothing changes. */
export type PriceTerms = Pick<
  InferSelectModel<typeof productPrices>,
  'priceInCents' | 'listPriceInCents' | 'freeMonths'
>
export type PricedProduct = ProductRow & PriceTerms

/** Everything that is sold now, in the order it is shown. What has no price now is not sold. */
export async function selectOfferings(database: NodePgDatabase): Promise<readonly ProductOffering[]> {
  const rows = await database
    .select({ offering: productOfferings, product: pricedProducts, price: productPrices })
    .from(productOfferings)
    .innerJoin(pricedProducts, eq(pricedProducts.offeringId, productOfferings.id))
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, pricedProducts.id), sql`${productPrices.valid} @> now()`),
    )
    .orderBy(asc(productOfferings.productType), asc(productOfferings.position), asc(productOfferings.id))
  const byOffering = Map.groupBy(rows, row => row.offering.id)
  return [...byOffering.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const products = [first, ...others].map(({ product, price }) => ({ ...price, ...product }))
    return offeringFrom(first.offering, products) ?? []
  })
}

/** The catalogue's version now: another one after every change, and once a price's period began or ended. */
export async function selectCatalogueVersion(database: NodePgDatabase): Promise<string> {
  const { rows } = await database.execute<{ version: string }>(sql`select catalogue_version() as version`)
  return rows[0]?.version ?? ''
}

/** The offering with the products that have a price; null where what it is about has none. */
function offeringFrom(row: OfferingRow, products: readonly PricedProduct[]): ProductOffering | null {
  const inRole = (role: ProductRow['role']) => products.find(product => product.role === role)
  const device = deviceFrom(row, inRole('buy'), inRole('rent'))
  const price = row.imageUrl === null ? inRole('own') : device && inRole('buy')
  if (!price) return null
  return {
    id: row.id,
    productType: row.productType,
    name: row.name,
    productSubType: row.productSubType,
    sectionName: row.sectionName,
    information: row.information,
    promoted: row.promoted,
    contractDuration: row.contractDuration,
    fiber: row.fiber,
    downloadSpeedMbs: row.downloadSpeedMbs,
    uploadSpeedMbs: row.uploadSpeedMbs,
    lineSpeeds: lineSpeedsFrom(row),
    dataBundleGb: row.dataBundleGb,
    priceInCents: price.priceInCents,
    listPriceInCents: price.listPriceInCents,
    freeMonths: price.freeMonths,
    fiberLineAvailability: null,
    setupProduct: addOnFrom(inRole('setup')),
    supportProduct: addOnFrom(inRole('support')),
    device,
    partOf: null,
  }
}

/** The database has all six or none. */
function lineSpeedsFrom(row: OfferingRow): LineSpeeds | null {
  const download = rangeFrom(row.minimumDownloadMbs, row.normalDownloadMbs, row.maximumDownloadMbs)
  const upload = rangeFrom(row.minimumUploadMbs, row.normalUploadMbs, row.maximumUploadMbs)
  return download && upload && { download, upload }
}

const rangeFrom = (
  minimumMbs: number | null,
  normalMbs: number | null,
  maximumMbs: number | null,
): SpeedRange | null =>
  minimumMbs === null || normalMbs === null || maximumMbs === null
    ? null
    : { minimumMbs, normalMbs, maximumMbs }

const addOnFrom = (product: PricedProduct | undefined): AddOn | null =>
  product
    ? {
        id: product.id,
        name: product.name,
        priceInCents: product.priceInCents,
        listPriceInCents: product.listPriceInCents,
      }
    : null

const deviceFrom = (
  { imageUrl }: OfferingRow,
  buy: PricedProduct | undefined,
  rent: PricedProduct | undefined,
): DeviceTerms | null =>
  imageUrl !== null && buy && rent
    ? {
        productBuyId: buy.id,
        productRentId: rent.id,
        productBuyPriceInCents: buy.priceInCents,
        productRentPriceInCents: rent.priceInCents,
        imageUrl,
      }
    : null

/** The offering as its tables hold it. */
export const offeringRow = (offering: ProductOffering, position: number): OfferingRow => ({
  id: offering.id,
  productType: offering.productType,
  position,
  name: offering.name,
  productSubType: offering.productSubType,
  sectionName: offering.sectionName,
  information: [...offering.information],
  promoted: offering.promoted,
  contractDuration: offering.contractDuration,
  fiber: offering.fiber,
  downloadSpeedMbs: offering.downloadSpeedMbs,
  uploadSpeedMbs: offering.uploadSpeedMbs,
  minimumDownloadMbs: offering.lineSpeeds?.download.minimumMbs ?? null,
  normalDownloadMbs: offering.lineSpeeds?.download.normalMbs ?? null,
  maximumDownloadMbs: offering.lineSpeeds?.download.maximumMbs ?? null,
  minimumUploadMbs: offering.lineSpeeds?.upload.minimumMbs ?? null,
  normalUploadMbs: offering.lineSpeeds?.upload.normalMbs ?? null,
  maximumUploadMbs: offering.lineSpeeds?.upload.maximumMbs ?? null,
  dataBundleGb: offering.dataBundleGb,
  imageUrl: offering.device?.imageUrl ?? null,
})

/** Everything of the offering that has a price, with it. A device is bought at the price it is shown with. */
export function pricedProductsOf(offering: ProductOffering): readonly PricedProduct[] {
  const { id: offeringId, name, priceInCents, listPriceInCents, freeMonths, device } = offering
  const own = { offeringId, name, priceInCents, listPriceInCents, freeMonths }
  const addOn = (role: 'setup' | 'support', part: AddOn | null): readonly PricedProduct[] =>
    part ? [{ ...part, offeringId, role, freeMonths: 0 }] : []
  return [
    ...(device
      ? [
          { ...own, id: device.productBuyId, role: 'buy' as const },
          {
            ...own,
            id: device.productRentId,
            role: 'rent' as const,
            priceInCents: device.productRentPriceInCents,
          },
        ]
      : [{ ...own, id: offeringId, role: 'own' as const }]),
    ...addOn('setup', offering.setupProduct),
    ...addOn('support', offering.supportProduct),
  ]
}
