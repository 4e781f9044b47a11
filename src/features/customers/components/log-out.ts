import { call } from '../../../api/client.ts'
import { parseJson } from '../../../common/parse-json.ts'
import { safeStorage, type TextStorage } from '../../../ui/state/safe-storage.ts'
import { customerStore } from './customer-store.ts'

/** Storage keys of a customer's order input (src/features/checkout/store/stored-order.ts). */
const keys = [
  'contactPerson',
  'invoiceAddress',
  'invoiceAddressIsTheSame',
  'references',
  'quoteFormData',
  'guestForm',
  'registration',
]

/** Removes the customer's order input when they log out; the cart and the numbers to keep stay. */
export function forgetFilledIn(storage: TextStorage): void {
  for (const key of keys) storage.removeItem(key)
  const additionalData = storage.getItem('additionalData')
  if (additionalData !== null) storage.setItem('additionalData', withoutTechnicalPerson(additionalData))
}

function withoutTechnicalPerson(additionalData: string): string {
  const { phoneNumberRetention } = Object(parseJson(additionalData))
  return JSON.stringify({ phoneNumberRetention })
}

const forgetting = new Set<() => void>()

/** Runs at every logout, once the session has ended and before any screen learns of it. */
export const onLogOut = (forget: () => void): void => void forgetting.add(forget)

/** For what logs out (log-out.ts). Apart from it, because those who want to know need not be able to log out. */
export function tellLogOut(): void {
  for (const forget of forgetting) forget()
}

const storage = safeStorage(() => window.localStorage)

/**
 * Removes the customer's input as well, since others may share the browser.
 * @returns whether the session has ended; false if the server could not be reached
 */
export async function logOut(): Promise<boolean> {
  const result = await call('POST /api/logout')
  if (result.ok) {
    forgetFilledIn(storage)
    tellLogOut()
  }
  await customerStore.refresh()
  return result.ok
}
