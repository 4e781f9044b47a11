import { paths } from '../../../api/paths.ts'
import { parseJson } from '../../../common/parse-json.ts'
import { useBrowserState } from '../../../ui/state/hydrated.ts'
import { safeStorage, type TextStorage } from '../../../ui/state/safe-storage.ts'
import { isProductType } from '../../catalogue/product.ts'

const storage = safeStorage(() => window.localStorage)

/** Gegevens of the order that this browser holds a cart for; null without one, or where it cannot be read. */
export function orderToResume({ getItem }: Pick<TextStorage, 'getItem'>): string | null {
  const productType = (getItem('productType') ?? '').replaceAll('"', '')
  if (!isProductType(productType)) return null
  const cart = parseJson(getItem('cart'))
  return Array.isArray(cart) && cart.length > 0 ? paths.gegevens(productType) : null
}

/** The same for a screen; null while the server renders. */
export const useOrderToResume = (): string | null =>
  useBrowserState(subscribe, () => orderToResume(storage), null)

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
