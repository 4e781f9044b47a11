import type { AttributePath } from '../catalogue/attributes.ts'
import type { PricedOffering } from '../catalogue/offering.ts'

/** Prices of an offering, each under the id that an order line at this price carries. */

export const priceRoles = ['own', 'setup', 'support', 'purchase', 'rental'] as const
export type PriceRole = (typeof priceRoles)[number]

/** The attributes that a price of this role consists of. */
export const pricePaths = {
  own: { priceInCents: 'priceInCents', listPriceInCents: 'listPriceInCents', freeMonths: 'freeMonths' },
  setup: {
    id: 'setupProduct.id',
    name: 'setupProduct.name',
    priceInCents: 'setupProduct.priceInCents',
    listPriceInCents: 'setupProduct.listPriceInCents',
  },
  support: {
    id: 'supportProduct.id',
    name: 'supportProduct.name',
    priceInCents: 'supportProduct.priceInCents',
    listPriceInCents: 'supportProduct.listPriceInCents',
  },
  purchase: {
    id: 'device.productBuyId',
    priceInCents: 'priceInCents',
    listPriceInCents: 'listPriceInCents',
    freeMonths: 'freeMonths',
  },
  rental: { id: 'device.productRentId', priceInCents: 'device.productRentPriceInCents' },
} as const satisfies Readonly<Record<PriceRole, Partial<Record<keyof OfferingPrice, AttributePath>>>>

export type OfferingPrice = {
  readonly role: PriceRole
  readonly id: number
  readonly name: string
  readonly priceInCents: number
  readonly listPriceInCents: number | null
  readonly freeMonths: number
  /** Per month; otherwise once. */
  readonly isRecurring: boolean
}

export function pricesOf(offering: PricedOffering): readonly OfferingPrice[] {
  const { id, name, priceInCents, listPriceInCents, freeMonths, contractDuration, device } = offering
  const { setupProduct, supportProduct } = offering
  const own = { name, priceInCents, listPriceInCents, freeMonths }
  const isRecurring = contractDuration > 0
  return [
    ...(device
      ? ([
          { ...own, role: 'purchase', id: device.productBuyId, isRecurring: false },
          {
            role: 'rental',
            id: device.productRentId,
            name,
            priceInCents: device.productRentPriceInCents,
            listPriceInCents: null,
            freeMonths: 0,
            isRecurring: true,
          },
        ] as const)
      : [{ ...own, role: 'own', id, isRecurring } as const]),
    ...(setupProduct ? [{ ...setupProduct, role: 'setup', freeMonths: 0, isRecurring: false } as const] : []),
    ...(supportProduct ? [{ ...supportProduct, role: 'support', freeMonths: 0, isRecurring } as const] : []),
  ]
}

/**
 * When a price was launched: the first moment of those in a row, up to the last at which its offering was sold, that have it as it is.
 * @param states what the offering cost from each moment on, the earliest first; null from where it was not sold
 */
export function launchOfPrice(
  price: OfferingPrice,
  states: readonly { readonly at: Date; readonly sold: PricedOffering | null }[],
): Date | null {
  const isSame = (sold: PricedOffering | null) =>
    sold !== null && pricesOf(sold).some(each => costsTheSame(each, price))
  const last = states.findLastIndex(({ sold }) => sold !== null)
  const other = states.slice(0, last + 1).findLastIndex(({ sold }) => !isSame(sold))
  return other === last ? null : (states[other + 1]?.at ?? null)
}

/** Whether it is one price at two moments. */
const costsTheSame = (one: OfferingPrice, other: OfferingPrice): boolean =>
  one.role === other.role &&
  one.id === other.id &&
  one.priceInCents === other.priceInCents &&
  (one.listPriceInCents ?? null) === (other.listPriceInCents ?? null) &&
  (one.freeMonths ?? 0) === (other.freeMonths ?? 0)
