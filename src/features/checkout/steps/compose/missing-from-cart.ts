import type { TypeRules } from '../../../carts/type-rules.ts'
import { validateByRules } from '../../../carts/validate-by-rules.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { composeTexts } from '../../texts/flow.ts'
import type { Missing } from '../flow-action.tsx'
import { composePlaces } from './compose-places.ts'

/** Action that is required before the cart can be ordered; null if none is. */
export type WhatIsMissing = (state: OrderState, catalogue: readonly ProductOffering[]) => Missing | null

/**
 * Action that the rules of its type still require for a cart.
 * @param offeredTo the available lines, for types where they depend on the address
 */
export const missingFromCart =
  (
    rules: TypeRules,
    offeredTo: (...known: Parameters<WhatIsMissing>) => readonly ProductOffering[] = () => [],
  ): WhatIsMissing =>
  (state, catalogue) => {
    const { cart, requestType } = state
    const at = composePlaces.products
    if (cart.length === 0) return { text: composeTexts.missing.product, at }
    const offered = offeredTo(state, catalogue)
    const [refusal] = validateByRules(rules, cart, { offered, requestType, catalogue })
    return refusal ? { text: refusal.message, at } : null
  }
