import { parseJson } from '../parse-json.ts'
import type { TextStorage } from '../safe-storage.ts'

/** What a customer fills in for an order, by storage key (web/bestellen/stored-order.ts). */
const keys = [
  'contactPerson',
  'invoiceAddress',
  'invoiceAddressIsTheSame',
  'quoteFormData',
  'guestForm',
  'registration',
]

/** What a customer filled in for an order goes with him when he logs out; the cart and the numbers to keep stay. */
export function forgetFilledIn(storage: TextStorage): void {
  for (const key of keys) storage.removeItem(key)
  const additionalData = storage.getItem('additionalData')
  if (additionalData !== null) storage.setItem('additionalData', withoutTechnicalPerson(additionalData))
}

function withoutTechnicalPerson(additionalData: string): string {
  const { phoneNumberRetention } = Object(parseJson(additionalData))
  return JSON.stringify({ phoneNumberRetention })
}
