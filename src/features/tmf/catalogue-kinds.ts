import { subTypesOf } from '../catalogue/catalogue-rules.ts'
import { type ProductType, productTypes } from '../catalogue/product.ts'
import type { ProductSubType } from '../catalogue/product-sub-types.ts'
import { productTypeNames } from '../catalogue/texts.ts'
import { subTypeNames } from '../catalogue/texts-desk.ts'

/**
 * The kinds of products: each type with its main products, and each sub-type below it. A category and a product
 * specification stand for one of them, under its code.
 */
export type ProductKind = {
  readonly id: string
  readonly name: string
  readonly productType: ProductType
  readonly productSubType: ProductSubType | null
}

export const productKinds: readonly ProductKind[] = productTypes.flatMap(productType => [
  { id: productType, name: productTypeNames[productType], productType, productSubType: null },
  ...subTypesOf(productType).map(productSubType => ({
    id: productSubType,
    name: subTypeNames[productSubType],
    productType,
    productSubType,
  })),
])

const byId = new Map(productKinds.map(kind => [kind.id, kind]))

export const kindById = (id: unknown): ProductKind | null => byId.get(String(id)) ?? null

export const kindOf = ({
  productType,
  productSubType,
}: Pick<ProductKind, 'productType' | 'productSubType'>): ProductKind => {
  const kind = kindById(productSubType ?? productType)
  if (!kind) throw new Error(`No kind of product ${productSubType ?? productType}`)
  return kind
}
