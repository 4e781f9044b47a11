import type { Cart, CartOutcome } from './cart.ts'
import { settleCloud } from './cloud.ts'
import { settle as settleInternet } from './internet/settle.ts'
import { settleMobiel } from './mobiel.ts'
import type { ProductOffering, ProductType } from './product.ts'
import { settleTelefonie } from './telefonie/settle.ts'

/** Makes a cart of any type whole by the compose rules of that type; `catalogue` is the type's. */
export function settleCart(
  productType: ProductType,
  cart: Cart,
  catalogue: readonly ProductOffering[],
): CartOutcome {
  switch (productType) {
    case 'internet':
      return settleInternet(cart, catalogue)
    case 'cloud':
      return settleCloud(cart)
    case 'mobiel':
      return settleMobiel(cart)
    case 'telefonie':
      return settleTelefonie(cart, catalogue)
  }
}
