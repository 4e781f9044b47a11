import { forEachField, type Person } from './person.ts'
import type { References } from './references.ts'

let made = 0

/** Somebody of a test: every field that is not given holds a text that no other has, so that no test lists the fields. */
export function somebody(given: Partial<Person> = {}): Person {
  made += 1
  return {
    ...forEachField(field => `${field} ${made}`),
    phoneNumber: `020 123 ${String(made).padStart(2, '0')} 67`,
    email: `iemand${made}@shop.example`,
    ...given,
  }
}

/** An address as it stands in test data. */
export const someAddress = {
  streetName: 'Frederiksplein',
  houseNumber: '42',
  houseNumberSuffix: '',
  zipCode: '1017XN',
  city: 'Amsterdam',
}

/** References as they stand in test data. */
export const someReferences: References = {
  purchaseOrderNumber: 'PO-2026-0042',
  invoiceEmail: 'facturen@korenmolen.example',
  costCentre: 'KP 4410',
}
