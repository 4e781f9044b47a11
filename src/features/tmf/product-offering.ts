import {
  type AttributePath,
  type AttributeValue,
  attributeOf,
  attributePaths,
  valueAt,
} from '../catalogue/attributes.ts'
import type { Offering } from '../catalogue/offering.ts'
import { type CatalogueFacts, factsJson, type HrefOf, reference } from './catalogue-facts.ts'
import { kindOf, type ProductKind } from './catalogue-kinds.ts'
import type { Json } from './json.ts'
import { type OfferingPrice, type PriceRole, pricePaths, pricesOf } from './offering-prices.ts'
import { priceInOffering, termJson } from './product-offering-price.ts'

/** Attributes that TM Forum has a place for, by that place. */
export const places: Partial<Record<AttributePath, string>> = {
  id: 'id',
  productType: 'category',
  productSubType: 'category',
  name: 'name',
  information: 'description',
  contractDuration: 'productOfferingTerm',
  ...Object.fromEntries(
    Object.values(pricePaths).flatMap(paths =>
      Object.values(paths).map(path => [path, 'productOfferingPrice']),
    ),
  ),
}

/** The others are characteristics under their own name. */
export const characteristicPaths: readonly AttributePath[] = attributePaths.filter(path => !(path in places))

export const valueTypeOf = (path: AttributePath): string =>
  ({ number: 'integer', cents: 'integer', flag: 'boolean' })[attributeOf(path).kind as string] ?? 'string'

const characteristic = (path: AttributePath, value: AttributeValue): Json => ({
  name: path,
  valueType: valueTypeOf(path),
  productSpecCharacteristicValue: [{ value }],
})

/** How the parts of an offering that are ordered under ids of their own relate to it. */
const relations: Readonly<Record<Exclude<PriceRole, 'own'>, string>> = {
  setup: 'requires',
  support: 'optional',
  purchase: 'orderedAs',
  rental: 'orderedAs',
}

const kindReferences = (kind: ProductKind, hrefOf: HrefOf): Json => ({
  category: [reference(hrefOf, 'category', kind.id, kind.name)],
  productSpecification: reference(hrefOf, 'productSpecification', kind.id, kind.name),
})

/** An offering as TM Forum has it. @param schema address of what describes our extensions */
export function productOffering(
  offering: Offering,
  facts: CatalogueFacts,
  hrefOf: HrefOf,
  schema: string,
): Json {
  const { id, name, information, contractDuration, device } = offering
  const prices = pricesOf(offering)
  const related = prices.flatMap(({ role, id: own, name: title }) =>
    role === 'own' ? [] : [{ role, relationshipType: relations[role], ...partReference(hrefOf, own, title) }],
  )
  return {
    id: String(id),
    href: hrefOf('productOffering', String(id)),
    name,
    ...(information.length > 0 && { description: information.join('\n') }),
    isBundle: false,
    // A device is ordered under the id of its purchase or its rental.
    isSellable: device === null,
    ...factsJson(facts),
    ...kindReferences(kindOf(offering), hrefOf),
    productOfferingTerm: contractDuration > 0 ? [termJson(contractDuration)] : [],
    productOfferingPrice: prices.map(price => priceInOffering(price, facts, hrefOf, schema)),
    prodSpecCharValueUse: characteristicPaths.flatMap(path => {
      const value = valueAt(offering, path)
      return value === null ? [] : [characteristic(path, value)]
    }),
    ...(related.length > 0 && { productOfferingRelationship: related }),
    '@type': 'ProductOffering',
  }
}

const partReference = (hrefOf: HrefOf, id: number, name: string): Json => ({
  id: String(id),
  href: hrefOf('productOffering', String(id)),
  name,
})

/** A part of an offering that an order line carries under an id of its own: set-up, support, a device bought or rented. */
export function partOffering(
  price: OfferingPrice,
  parent: Offering,
  facts: CatalogueFacts,
  hrefOf: HrefOf,
  schema: string,
): Json {
  const months = price.isRecurring ? parent.contractDuration : 0
  return {
    id: String(price.id),
    href: hrefOf('productOffering', String(price.id)),
    name: price.name,
    isBundle: false,
    // Set-up and support come along with what they belong to.
    isSellable: price.role === 'purchase' || price.role === 'rental',
    ...factsJson(facts),
    ...kindReferences(kindOf(parent), hrefOf),
    productOfferingTerm: months > 0 ? [termJson(months)] : [],
    productOfferingPrice: [priceInOffering(price, facts, hrefOf, schema)],
    productOfferingRelationship: [
      { ...partReference(hrefOf, parent.id, parent.name), relationshipType: 'isPartOf', role: price.role },
    ],
    '@type': 'ProductOffering',
  }
}
