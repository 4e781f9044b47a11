import { useHydrated } from '../../../ui/state/hydrated.ts'
import type { TextStorage } from '../../../ui/state/safe-storage.ts'
import { byPhoneHeader, callersPrefix } from '../order-by-phone.ts'

/**
 * Whether somebody of the staff orders for a caller in this tab. What the flow keeps then lies in this tab alone, apart from what
 * the browser keeps of its owner, and goes with the tab (src/features/checkout/store/order-state.ts).
 * It begins and ends with a document.
 */
export const isByPhone = (): boolean => {
  try {
    return callersStorage.getItem('') !== null
  } catch {
    return false
  }
}

/** The same for a screen; false on the server and while hydrating. */
export const useIsByPhone = (): boolean => useHydrated() && isByPhone()

/** Header that marks an order by phone; the server accepts it from signed-in colleagues only. */
export const phoneHeaders = (): Readonly<Record<string, string>> =>
  isByPhone() ? { [byPhoneHeader]: '1' } : {}

/** Storage for a caller's order. */
export const callersStorage: TextStorage = {
  getItem: name => window.sessionStorage.getItem(callersPrefix + name),
  setItem: (name, value) => window.sessionStorage.setItem(callersPrefix + name, value),
  removeItem: name => window.sessionStorage.removeItem(callersPrefix + name),
}

/**
 * Begins to order for a caller, with nothing of the one before. Open the flow as a document after it.
 * @param known details of the caller that the flow begins with, under the keys by which it keeps them
 */
export function beginByPhone(known?: Readonly<Record<string, unknown>> | null) {
  endByPhone()
  callersStorage.setItem('', '1')
  for (const [key, value] of Object.entries(known ?? {}))
    if (value !== null) callersStorage.setItem(key, JSON.stringify(value))
}

/** Ends it; nothing of the caller is left. Leave the flow by a document after it. */
export function endByPhone() {
  for (const name of Object.keys(window.sessionStorage))
    if (name.startsWith(callersPrefix)) window.sessionStorage.removeItem(name)
}
