import type { ProductOffering } from '../catalogue/product.ts'

/** Benefits that every subscription of one Looptijd has. */
export type TermOffer = {
  /** Months without charge at the start; 0 where not every subscription has them. */
  readonly freeMonths: number
  /** Cents off the usual price per month; 0 where not every subscription has them. */
  readonly discountInCents: number
}

export const termOffer = (subscriptions: readonly ProductOffering[]): TermOffer => ({
  freeMonths: least(subscriptions.map(({ freeMonths }) => freeMonths)),
  discountInCents: least(
    subscriptions.map(
      ({ listPriceInCents, priceInCents }) => (listPriceInCents ?? priceInCents) - priceInCents,
    ),
  ),
})

const least = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers))
