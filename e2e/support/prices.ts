import { formatEuro } from '../../src/common/money.ts'
import { priceOf } from '../../src/features/catalogue/server/testing.ts'

/** `€ 42,50` as a page says it, with a plain space: Playwright reads every kind of space as one. */
export const euros = (cents: number): string => formatEuro(cents).replaceAll('\u00a0', ' ')

/** Price of a product in the shipped catalogue, as a page shows it. */
export const eurosOf = (id: number): string => euros(priceOf(id))
