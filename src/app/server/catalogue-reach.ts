import type { CatalogueDeskServices } from '../../features/catalogue/server/desk-services.ts'
import { openVersionsWith } from '../../features/quotes/server/stored-versions.ts'
import { savedCartsWith } from '../../features/saved-carts/server/saved-carts.ts'

/** Whom a change of the catalogue reaches beside those who order from then on. */
export const catalogueReach: CatalogueDeskServices['reachOf'] = async (database, productIds) => {
  const [savedCarts, sentQuotes] = await Promise.all([
    savedCartsWith(database, productIds),
    openVersionsWith(database, productIds),
  ])
  return { savedCarts, sentQuotes }
}
