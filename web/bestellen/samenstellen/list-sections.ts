import { deviceLineOf, isMainProduct, type ProductOffering } from '../../../domain/product.ts'

export type ListSection = { readonly name: string; readonly products: readonly ProductOffering[] }

/**
 * What the list of a product type offers, in the catalogue's order under its section names. `term` narrows the
 * subscriptions of mobiel to one Looptijd; null shows all. A device stands there twice, as bought and as rented. Left
 * out is what needs a base station or a visit, which an adviser adds.
 */
export function listSections(
  catalogue: readonly ProductOffering[],
  term: number | null,
): readonly ListSection[] {
  const products = catalogue
    .filter(product => term === null || !isMainProduct(product) || product.contractDuration === term)
    .filter(({ productSubType, setupProduct }) => {
      if (productSubType === 'telefonie-device') return setupProduct === null
      return (
        productSubType !== 'telefonie-device-additional' && productSubType !== 'telefonie-install-my-device'
      )
    })
    .flatMap(product =>
      product.device
        ? [deviceLineOf(product, 'buy'), deviceLineOf(product, 'rent')].filter(line => line !== null)
        : [product],
    )
  return [...Map.groupBy(products, ({ sectionName }) => sectionName)].map(([name, members]) => ({
    name,
    products: members,
  }))
}
