import type { ProductType } from '../catalogue/product.ts'
import type { Cart } from './cart-line.ts'
import { lineLimits } from './quantity-limits.ts'
import { cartRefusals } from './texts.ts'
import type { Offer, RuleViolation, TypeRules } from './type-rules.ts'

/**
 * Every reason why this cart cannot be ordered as the type of these rules; empty when it can. The same rules hold in the
 * browser and on the server. `offer` has the type's catalogue.
 */
export function validateByRules(rules: TypeRules, cart: Cart, offer: Offer): readonly RuleViolation[] {
  if (cart.length === 0) return [{ code: 'empty-cart', message: cartRefusals.empty }]
  const { productType } = rules
  const general = [
    ...validateLines(productType, cart),
    ...(productType !== 'internet' && offer.requestType === 'quote' ? [quoteForInternetOnly] : []),
  ]
  // For a cart that is already invalid, the rules of its type would only confuse.
  return general.length > 0 ? general : rules.validate(cart, offer)
}

/** Violations in single lines, apart from the rules of the type for the whole cart. */
export const validateLines = (productType: ProductType, cart: Cart): readonly RuleViolation[] => [
  ...foreign(productType, cart),
  ...repeated(cart),
  ...quantities(cart),
]

const quoteForInternetOnly: RuleViolation = {
  code: 'quote-for-internet-only',
  message: cartRefusals.noQuote,
}

const foreign = (productType: ProductType, cart: Cart): readonly RuleViolation[] =>
  cart
    .filter(({ product }) => product.productType !== productType)
    .map(({ product }) => ({
      code: 'foreign-product',
      productId: product.id,
      message: cartRefusals.otherType(product.name, productType),
    }))

const repeated = (cart: Cart): readonly RuleViolation[] =>
  cart
    .filter(({ product }, index) => cart.findIndex(line => line.product.id === product.id) < index)
    .map(({ product }) => ({
      code: 'repeated-product',
      productId: product.id,
      message: cartRefusals.twice(product.name),
    }))

const quantities = (cart: Cart): readonly RuleViolation[] =>
  cart.flatMap(({ product, quantity }): readonly RuleViolation[] => {
    const { min, max } = lineLimits(product)
    if (Number.isInteger(quantity) && quantity >= min && quantity <= max) return []
    return [
      {
        code: 'wrong-quantity',
        productId: product.id,
        message: cartRefusals.quantity(product.name, min, max),
      },
    ]
  })
