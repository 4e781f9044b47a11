import type { Cart } from './cart.ts'
import { isMainProduct } from './product.ts'
import type { Refusal } from './refusal.ts'

/** Contract terms of mobile subscriptions in months (order-flow §9). */
export const mobielTerms = [1, 12, 24] as const

/** At least one subscription, and all subscriptions at one term: another Looptijd empties the cart (order-flow §4). */
export function mobielRefusals(cart: Cart): readonly Refusal[] {
  const subscriptions = cart.map(line => line.product).filter(isMainProduct)
  if (subscriptions.length === 0)
    return [{ code: 'no-subscription', message: 'Kies minstens één mobiel abonnement.' }]
  return new Set(subscriptions.map(product => product.contractDuration)).size > 1
    ? [{ code: 'several-terms', message: 'Kies voor alle mobiele abonnementen dezelfde looptijd.' }]
    : []
}
