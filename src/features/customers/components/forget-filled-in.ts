import { parseJson } from '../../../common/parse-json.ts'
import type { TextStorage } from '../../../ui/state/safe-storage.ts'

/** Storage keys of a customer's order input (src/features/checkout/store/stored-order.ts). */
const keys = [
  'contactPerson',
  'invoiceAddress',
  'invoiceAddressIsTheSame',
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
