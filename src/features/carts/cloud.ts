import { workplaceLiteId } from '../catalogue/known-products.ts'
import { isMainProduct, type ProductOffering } from '../catalogue/product.ts'
import { withAddOns } from './add-ons.ts'
import { type CartOutcome, clampQuantity, maximumQuantity, minimumQuantity, withQuantity } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { changesBetween } from './changes.ts'
import { compositionViolations } from './composition-violations.ts'
import { cartReasons, cloudReasons } from './texts.ts'
import type { RuleViolation, TypeRules } from './type-rules.ts'

/** Mailboxes that can be moved over in one order (order-flow §5 and §9). */
export const maximumMigrations = 20

/** 'Migratie mail vanuit oude provider'. */
export const isMigration = (product: ProductOffering): boolean =>
  product.productSubType === 'cloud-migratie' && product.partOf === null

/** 'Cloud abonnementen': licences, each with its support. */
export const isLicence = (product: ProductOffering): boolean =>
  product.productType === 'cloud' && isMainProduct(product)

/** 'Werkplekbeheer'. */
export const isWorkplace = (product: ProductOffering): boolean =>
  product.productSubType === 'cloud-werkplek' && product.partOf === null

/** Shown as 'Exclusief supportkosten'; other workplace products are inclusive. */
export const excludesSupport = (product: ProductOffering): boolean => product.id === workplaceLiteId

/** Sets how many the visitor wants of a licence, workplace or migration; support is not chosen and stays as it is. */
export const setQuantity = (cart: Cart, product: ProductOffering, quantity: number): CartOutcome =>
  isChosen(product)
    ? normalizeCloud(
        withQuantity(cart, product, clampQuantity(quantity, minimumQuantity, maximumOf(product))),
      )
    : { cart, changes: [] }

/**
 * Makes a cloud cart whole after a choice: support comes with its licence, as often, and leaves with it. Normalizing a
 * normalized cart changes nothing.
 */
export function normalizeCloud(cart: Cart): CartOutcome {
  const chosen = cart
    .filter(({ product }) => isChosen(product))
    .map(({ product, quantity }) => ({ product, quantity: clampQuantity(quantity, 1, maximumOf(product)) }))
  const normalized = withAddOns(chosen)
  return { cart: normalized, changes: changesBetween(cart, normalized, reasons) }
}

/** Why this cart cannot be ordered; any cloud product can be ordered by itself (decisions, "Products and prices"). */
export const validateCloud = (cart: Cart): readonly RuleViolation[] =>
  compositionViolations(cart, normalizeCloud(cart).cart)

export const cloudRules: TypeRules = {
  productType: 'cloud',
  normalize: normalizeCloud,
  validate: validateCloud,
}

const isChosen = (product: ProductOffering): boolean =>
  isLicence(product) || isWorkplace(product) || isMigration(product)

const maximumOf = (product: ProductOffering): number =>
  isMigration(product) ? maximumMigrations : maximumQuantity

const reasons = {
  appeared: ({ product, quantity }: Cart[number]): string => {
    if (product.partOf === 'support') return cloudReasons.support(quantity)
    return product.partOf === 'setup' ? cartReasons.belongs : cartReasons.most(quantity)
  },
  removed: (product: ProductOffering): string =>
    product.partOf === 'support' ? cloudReasons.noSupport : cartReasons.belongedToRemoved,
}
