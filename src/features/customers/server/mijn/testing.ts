import type { TestShop, TestVisitor } from '../../../../app/server/testing-shop.ts'
import type { Contacts } from '../../../details/details-schema.ts'
import { somebody, someReferences } from '../../../details/testing-person.ts'
import { contactPerson, guest, order, place, quote } from '../../../orders/server/testing.ts'
import { CompanyDetails } from '../../contract.ts'
import { customerPassword, loggedIn, registeredCustomer } from '../testing.ts'

/** A customer with a logged-in browser. */
export type TestCustomer = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly visitor: TestVisitor
}

export async function newCustomer(shop: TestShop): Promise<TestCustomer> {
  const customer = await registeredCustomer(shop)
  return { ...customer, visitor: await loggedIn(shop, customer) }
}

/** Changes something as the page does, with a CSRF token. */
export const change = (
  visitor: TestVisitor,
  { method, path }: { readonly method: string; readonly path: string },
  body?: unknown,
): Promise<Response> => visitor.change(method, path, body === undefined ? {} : { body })

/** An order that a customer places while logged in; its nine digits come out. */
export function orderOf(
  { visitor }: TestCustomer,
  { userWithoutAccountInformation: _guest, ...body }: typeof order = order,
): Promise<string> {
  return place(visitor, body)
}

/** A quote that a customer asks for while logged in; the nine digits of the request come out. */
export const quoteOf = ({ visitor }: TestCustomer): Promise<string> => place(visitor, quote)

export const companyDetails = {
  ...CompanyDetails.parse(guest),
  companyName: 'Bakkerij De Nieuwe Molen B.V.',
  iban: 'BE68 5390 0754 7034',
  streetNumber: '12',
  streetNumberAddition: 'bis',
  references: { ...someReferences, invoiceEmail: '' },
} satisfies Record<keyof CompanyDetails, unknown>

/** The password field that changes of the IBAN and the contact address require. */
export const passwordAgain = { currentPassword: customerPassword }

const { email, phoneNumber, ...names } = contactPerson

export const contacts: Contacts = {
  gender: 'MALE',
  ...names,
  firstName: 'Jan',
  lastName: 'de Boer',
  contactDetails: { email, phoneNumber },
  technicalPerson: {
    gender: 'FEMALE',
    ...somebody({ phoneNumber: '06 12345678' }),
    contactType: 'technical',
  },
}
