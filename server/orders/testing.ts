import { idempotencyHeader, placeOrder } from '../../contract/order.ts'
import type { TestVisitor } from '../testing-shop.ts'

/** What a visitor of a test sends: fibre for a year at Frederiksplein 42, as the browser makes it. */

export const guest = {
  companyName: 'Bakkerij De Korenmolen B.V.',
  gender: 'FEMALE',
  firstName: 'Lotte',
  lastName: 'van den Heuvel',
  postCode: '1017 XN',
  city: 'Amsterdam',
  street: 'Frederiksplein',
  streetNumber: 42,
  streetNumberAddition: '',
  kvkNumber: '68750110',
  vatNumber: '',
  iban: 'NL91 ABNA 0417 1643 00',
  ascription: 'Bakkerij De Korenmolen',
  phoneNumber: '020 123 45 67',
  email: 'administratie@korenmolen.example',
}

export const contactPerson = {
  firstName: 'Lotte',
  lastName: 'van den Heuvel',
  phoneNumber: '020 123 45 67',
  email: 'lotte@korenmolen.example',
}

export const address = {
  streetName: 'Frederiksplein',
  houseNumber: '42',
  houseNumberSuffix: '',
  zipCode: '1017XN',
  city: 'Amsterdam',
}

/** Ids of the shipped catalogue. */
export const ids = {
  fibre500For12Months: 11005,
  itsSetup: 11006,
  fibre500For36Months: 11105,
  its36MonthsSetup: 11106,
  rentalRouter: 12001,
  includedRouter: 12002,
  television: 12101,
  tvBox: 12102,
} as const

export const fibreForAYear = [
  { id: ids.fibre500For12Months, quantity: 1 },
  { id: ids.itsSetup, quantity: 1 },
  { id: ids.rentalRouter, quantity: 1 },
]

export const fibreFor3Years = [
  { id: ids.fibre500For36Months, quantity: 1 },
  { id: ids.its36MonthsSetup, quantity: 1 },
  { id: ids.includedRouter, quantity: 1 },
]

export const additionalData = {
  requestType: 'order',
  contactPerson,
  invoiceAddress: null,
  postCodeAddress: address,
  technicalPerson: null,
  resellerId: null,
  directDebit: true,
  termsAccepted: true,
}

export const order = {
  products: fibreForAYear,
  additionalData,
  userWithoutAccountInformation: guest,
}

export const quoteForm = {
  companyName: 'Bakkerij De Korenmolen B.V.',
  fullName: 'Lotte van den Heuvel',
  email: 'lotte@korenmolen.example',
  phoneNumber: '020 123 45 67',
}

export const quote = {
  products: fibreForAYear,
  additionalData: { requestType: 'quote', postCodeAddress: address, resellerId: null, termsAccepted: true },
  userWithoutAccountInformation: quoteForm,
}

export type Answer = { readonly status: number; readonly body: Record<string, unknown> }

/** Sends a body to POST /api/order, with a key where one is given. */
export async function send(visitor: TestVisitor, body: unknown, key?: string): Promise<Answer> {
  const headers = key === undefined ? {} : { [idempotencyHeader]: key }
  const response = await visitor.post(placeOrder.path, { body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
