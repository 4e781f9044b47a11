import { safeStorage, type TextStorage } from '../../../ui/state/safe-storage.ts'

/** Storage keys of who orders without an account, or has just asked for one (src/features/checkout/store/stored-order.ts). */
const keys = ['guestForm', 'registration', 'registeredAccount', 'userDataWithoutRegister']

/** Removes what a guest filled in, an IBAN among it, once an account knows it: after activation and after signing in. */
export function forgetGuest(storage: TextStorage = safeStorage(() => window.localStorage)): void {
  for (const key of keys) storage.removeItem(key)
}
