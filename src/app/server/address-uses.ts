import type { AddressUse } from '../../features/addresses/server/addresses-in-use.ts'
import { ordersInUse } from '../../features/orders/server/addresses-in-use.ts'
import { quotesInUse } from '../../features/quotes/server/addresses-in-use.ts'
import { cartsInUse } from '../../features/saved-carts/server/addresses-in-use.ts'

/** Open things at addresses, by the features that have it: a file of coverage says which of it would change. */
export const addressUses: readonly AddressUse[] = [ordersInUse, quotesInUse, cartsInUse]
