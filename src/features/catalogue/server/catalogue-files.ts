import * as z from 'zod/mini'
import cloud from '../../../../content/catalogue/cloud.json' with { type: 'json' }
import internet from '../../../../content/catalogue/internet.json' with { type: 'json' }
import mobiel from '../../../../content/catalogue/mobiel.json' with { type: 'json' }
import telefonie from '../../../../content/catalogue/telefonie.json' with { type: 'json' }
import voip from '../../../../content/tariffs/voip.json' with { type: 'json' }
import wlr from '../../../../content/tariffs/wlr.json' with { type: 'json' }
import { Offering, productsInOrder } from '../offering.ts'
import { type ProductOffering, productTypes } from '../product.ts'
import { TariffList, type TariffListId } from '../tariffs.ts'

/** One file of content/catalogue: a product type and its products, in the order they are shown. */
const CatalogueFile = z.strictObject({
  productType: z.enum(productTypes),
  products: z.array(z.looseObject({ id: z.int() })).check(z.minLength(1)),
})

/**
 * The catalogue of content/catalogue, all product types. The place of a product is its place in the file. What is left
 * out of a file has the plain value: null, false, 0.
 * @throws where a file is not what its schema asks
 */
export const offeringsOfFiles = (): readonly Offering[] =>
  [internet, cloud, mobiel, telefonie]
    .map(file => z.parse(CatalogueFile, file))
    .flatMap(({ productType, products }) =>
      products.map((product, position) => z.parse(Offering, { ...product, productType, position })),
    )

/** The same as visitors see it. */
export const readCatalogueFiles = (): readonly ProductOffering[] => productsInOrder(offeringsOfFiles())

/** The tariff lists of content/tariffs. */
export const tariffsOfFiles = (): Readonly<Record<TariffListId, TariffList>> => ({
  voip: z.parse(TariffList, voip),
  wlr: z.parse(TariffList, wlr),
})
