import { attributesOfType } from '../catalogue/attributes.ts'
import { attributeTexts } from '../catalogue/texts-desk.ts'
import { type CatalogueFacts, factsJson, type HrefOf, reference } from './catalogue-facts.ts'
import { type ProductKind, productKinds } from './catalogue-kinds.ts'
import type { Json } from './json.ts'
import { characteristicPaths, valueTypeOf } from './product-offering.ts'

/** A kind of product as TM Forum's specification: the characteristics that its offerings can have. */
export function productSpecification(kind: ProductKind, facts: CatalogueFacts, hrefOf: HrefOf): Json {
  const paths = attributesOfType(kind.productType).filter(path => characteristicPaths.includes(path))
  return {
    id: kind.id,
    href: hrefOf('productSpecification', kind.id),
    name: kind.name,
    productNumber: kind.id,
    isBundle: false,
    ...factsJson(facts),
    productSpecCharacteristic: paths.map(path => ({
      id: path,
      name: path,
      description: attributeTexts[path],
      valueType: valueTypeOf(path),
      configurable: false,
      minCardinality: 0,
      maxCardinality: 1,
    })),
    '@type': 'ProductSpecification',
  }
}

/** A kind of product as a category; those of sub-types lie below their type. */
export function category(
  kind: ProductKind,
  offerings: readonly { readonly id: number; readonly name: string }[],
  facts: CatalogueFacts,
  hrefOf: HrefOf,
): Json {
  const isRoot = kind.productSubType === null
  const below = isRoot
    ? productKinds.filter(
        ({ productType, productSubType }) => productType === kind.productType && productSubType !== null,
      )
    : []
  return {
    id: kind.id,
    href: hrefOf('category', kind.id),
    name: kind.name,
    isRoot,
    ...(!isRoot && { parentId: kind.productType }),
    ...factsJson(facts),
    subCategory: below.map(({ id, name }) => reference(hrefOf, 'category', id, name)),
    productOffering: offerings.map(({ id, name }) => reference(hrefOf, 'productOffering', String(id), name)),
    '@type': 'Category',
  }
}

/** The one catalogue, with the categories at its top. */
export const catalog = (
  id: string,
  name: string,
  href: string,
  facts: CatalogueFacts,
  hrefOf: HrefOf,
): Json => ({
  id,
  href,
  name,
  catalogType: 'ProductCatalog',
  ...factsJson(facts),
  category: productKinds
    .filter(({ productSubType }) => productSubType === null)
    .map(kind => reference(hrefOf, 'category', kind.id, kind.name)),
  '@type': 'Catalog',
})
