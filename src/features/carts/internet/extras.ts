import type { ProductOffering } from '../../catalogue/product.ts'
import type { ProductSubType } from '../../catalogue/product-sub-types.ts'
import { mainLine } from '../cart.ts'
import type { Cart } from '../cart-line.ts'

/** Set-top boxes beside one television subscription (order-flow §5 and §9). */
export const tvBoxLimits = { min: 1, max: 4 } as const

export const isTvBox = (product: ProductOffering): boolean =>
  product.productSubType === 'internet-televisie-setup' && product.partOf === null

/** The groups of 'Maak je pakket compleet', in the order of the screen; a cart holds at most one product of each. */
export const extraGroups = [
  'internet-televisie',
  'internet-additional-ip',
  'internet-backup',
  'internet-data-package',
  'internet-safe-internet',
  'internet-service',
] as const satisfies readonly ProductSubType[]
export type ExtraGroup = (typeof extraGroups)[number]

/** A product that the visitor adds beside the line. The set-top box is none: it comes with television by itself. */
export const isExtra = (product: ProductOffering): boolean =>
  product.partOf === null && extraGroups.some(group => group === product.productSubType)

export const isTelevision = (product: ProductOffering): boolean =>
  product.productSubType === 'internet-televisie' && product.partOf === null

const isOfGroup = (product: ProductOffering, group: ExtraGroup): boolean =>
  product.productSubType === group && product.partOf === null

/** More data for a back-up connection: without one there is nothing that it adds to. */
export const isDataPackage = (product: ProductOffering): boolean =>
  isOfGroup(product, 'internet-data-package')

/** A recovery time for a line that has none of its own: DSL. Fibre is mended within 6 hours as it is (order-flow §9). */
export const isServicePackage = (product: ProductOffering): boolean => isOfGroup(product, 'internet-service')

/** Whether a cart has what an extra adds to. */
export function hasPlaceFor(extra: ProductOffering, cart: Cart): boolean {
  if (isDataPackage(extra)) return cart.some(({ product }) => isOfGroup(product, 'internet-backup'))
  return !isServicePackage(extra) || !mainLine(cart)?.product.fiber
}

export type OfferedGroup = {
  readonly group: ExtraGroup
  readonly products: readonly ProductOffering[]
}

/**
 * The groups to show as cards: those with products of which none is in the cart yet (order-flow §4), and that the cart has
 * a place for.
 */
export const extraGroupsToOffer = (
  cart: Cart,
  catalogue: readonly ProductOffering[],
): readonly OfferedGroup[] =>
  extraGroups
    .map(group => ({
      group,
      products: productsOf(group, catalogue).filter(product => hasPlaceFor(product, cart)),
    }))
    .filter(({ products }) => products.length > 0)
    .filter(
      ({ group }) =>
        productsOf(
          group,
          cart.map(line => line.product),
        ).length === 0,
    )

const productsOf = (group: ExtraGroup, products: readonly ProductOffering[]): readonly ProductOffering[] =>
  products.filter(product => isOfGroup(product, group))
