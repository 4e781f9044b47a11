import * as z from 'zod/mini'
import cloud from '../../../../content/catalogue/cloud.json' with { type: 'json' }
import internet from '../../../../content/catalogue/internet.json' with { type: 'json' }
import mobiel from '../../../../content/catalogue/mobiel.json' with { type: 'json' }
import telefonie from '../../../../content/catalogue/telefonie.json' with { type: 'json' }
import { type ProductOffering, productTypes } from '../product.ts'
import { productSubTypes } from '../product-sub-types.ts'

const Id = z.int().check(z.gte(1), z.lte(2_147_483_647))
const Cents = z.int().check(z.gte(0), z.lte(100_000_000))
const Text = z.string().check(z.minLength(1), z.maxLength(200))
const Speed = z.int().check(z.gte(1))

const SpeedRangeInFile = z.strictObject({ minimumMbs: Speed, normalMbs: Speed, maximumMbs: Speed }).check(
  z.refine(({ minimumMbs, normalMbs, maximumMbs }) => minimumMbs <= normalMbs && normalMbs <= maximumMbs, {
    error: 'A line reaches its minimum before its normal and its maximum speed',
  }),
)

const AddOnInFile = z.strictObject({
  id: Id,
  name: Text,
  priceInCents: Cents,
  listPriceInCents: z._default(z.nullable(Cents), null),
})

const ProductInFile = z
  .strictObject({
    id: Id,
    name: Text,
    sectionName: Text,
    productSubType: z._default(z.nullable(z.enum(productSubTypes)), null),
    priceInCents: Cents,
    listPriceInCents: z._default(z.nullable(Cents), null),
    freeMonths: z._default(z.int().check(z.gte(0), z.lte(12)), 0),
    contractDuration: z.int().check(z.gte(0), z.lte(120)),
    promoted: z._default(z.boolean(), false),
    setupProduct: z._default(z.nullable(AddOnInFile), null),
    supportProduct: z._default(z.nullable(AddOnInFile), null),
    fiber: z._default(z.boolean(), false),
    downloadSpeedMbs: z._default(z.nullable(Speed), null),
    uploadSpeedMbs: z._default(z.nullable(Speed), null),
    lineSpeeds: z._default(
      z.nullable(z.strictObject({ download: SpeedRangeInFile, upload: SpeedRangeInFile })),
      null,
    ),
    dataBundleGb: z._default(z.nullable(Speed), null),
    device: z._default(
      z.nullable(
        z.strictObject({
          productBuyId: Id,
          productRentId: Id,
          productBuyPriceInCents: Cents,
          productRentPriceInCents: Cents,
          imageUrl: z.string().check(z.regex(/^\/devices\/[a-z0-9-]+\.svg$/)),
        }),
      ),
      null,
    ),
    information: z.array(Text).check(z.minLength(2), z.maxLength(4)),
  })
  .check(
    z.refine(
      ({ device, priceInCents }) => device === null || device.productBuyPriceInCents === priceInCents,
      {
        error: 'A device is shown at the price it is bought for',
      },
    ),
  )

/** One file of content/catalogue: a product type and its products, in the order they are shown. */
const CatalogueFile = z.strictObject({
  productType: z.enum(productTypes),
  products: z.array(ProductInFile).check(z.minLength(1)),
})

/**
 * The catalogue of content/catalogue, all product types, in the order the products are shown. Throws where a file is
 * not what its schema asks. What is left out of a file has the plain value: null, false, 0.
 * `fiberLineAvailability` is null here: it is known only once there is an address.
 */
export const readCatalogueFiles = (): readonly ProductOffering[] =>
  [internet, cloud, mobiel, telefonie]
    .map(file => z.parse(CatalogueFile, file))
    .flatMap(({ productType, products }) =>
      products.map(product => ({ ...product, productType, fiberLineAvailability: null, partOf: null })),
    )
