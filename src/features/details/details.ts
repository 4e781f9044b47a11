import { normalizeSuffix } from '../../common/checks/house-number.ts'
import type { PostalAddress } from '../../common/postal-address.ts'
import type { Address } from '../addresses/address.ts'
import { isPersonFilledIn, type Person } from './person.ts'

/** The details page: who orders, whom we call, where the invoice goes (order-flow §2, §3 and §5). */

export type InvoiceDetails = {
  readonly companyName: string
  readonly email: string
  readonly address: PostalAddress
}

/** Where a company is, as the registration form has it. */
export type OrganisationDetails = {
  readonly postCode: string
  readonly city: string
  readonly street: string
  readonly streetNumber: number | string
  readonly streetNumberAddition?: string | undefined
}

const isFilled = (value: string): boolean => value.trim() !== ''

/** Complete where it is the same as the installation (or organisation) address, or where nothing but the addition lacks. */
export function isInvoiceComplete(isTheSame: boolean, invoice: InvoiceDetails | null): boolean {
  if (isTheSame) return true
  if (!invoice) return false
  const { companyName, email, address } = invoice
  return [companyName, email, address.streetName, address.houseNumber, address.zipCode, address.city].every(
    isFilled,
  )
}

/**
 * Whether the button leads on (order-flow §5); null stands for "same as the contact person". What is wrong in a field that
 * is filled in, the form says (src/features/details/details-schema.ts).
 */
export const isTechnicalPersonCorrect = (person: Person | null): boolean =>
  person === null || isPersonFilledIn(person)

export type ReadyForCheck = {
  readonly isLoggedIn: boolean
  readonly termsAccepted: boolean
  /** null stands for "same as the contact person". */
  readonly technicalPerson: Person | null
}

export type MissingForCheck = 'details' | 'technicalPerson' | 'terms'

/** Parts that still keep 'Naar controle' from working; empty when it works (order-flow §5). */
export function missingForCheck({
  isLoggedIn,
  termsAccepted,
  technicalPerson,
}: ReadyForCheck): readonly MissingForCheck[] {
  return [
    ...(isLoggedIn ? [] : ['details' as const]),
    ...(isTechnicalPersonCorrect(technicalPerson) ? [] : ['technicalPerson' as const]),
    ...(termsAccepted ? [] : ['terms' as const]),
  ]
}

/** The one way from the registration form's address to the order's payload. */
export const organisationAddress = (details: OrganisationDetails): PostalAddress => ({
  streetName: details.street,
  houseNumber: String(details.streetNumber),
  houseNumberSuffix: details.streetNumberAddition ?? '',
  zipCode: details.postCode,
  city: details.city,
})

export const postalAddressOf = (address: Address): PostalAddress => ({
  streetName: address.street,
  houseNumber: address.houseNumber,
  houseNumberSuffix: address.houseNumberSuffix,
  zipCode: address.zipCode,
  city: address.city,
})

/** Fills the four fields of a quote request from the details of an organisation (decisions, "Flow"). */
export const quoteFormOf = (details: Person & { readonly companyName: string }) => ({
  companyName: details.companyName,
  fullName: `${details.firstName} ${details.lastName}`,
  email: details.email,
  phoneNumber: details.phoneNumber,
})

/** The parts of a whole name; a first name is one word. */
export function namePartsOf(fullName: string): Pick<Person, 'firstName' | 'lastName'> {
  const [firstName = '', ...lastNames] = fullName.trim().split(/\s+/)
  return { firstName, lastName: lastNames.join(' ') }
}

/** Fills the wider form of an order from a quote request. */
export const organisationFrom = ({ fullName, ...reached }: ReturnType<typeof quoteFormOf>) => ({
  ...reached,
  ...namePartsOf(fullName),
})

/**
 * The invoice details that go with an order: null when the invoice goes to the organisation. `invoice` is null when the
 * visitor says that it is the same as `address`: the installation address for internet, the organisation's otherwise.
 */
export function invoiceToSend(
  organisation: InvoiceDetails,
  address: PostalAddress,
  invoice: InvoiceDetails | null,
): InvoiceDetails | null {
  if (invoice) return invoice
  if (isSameAddress(address, organisation.address)) return null
  return { companyName: organisation.companyName, email: organisation.email, address }
}

/** Postcode, number and addition make one address in the Netherlands. */
const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  a.zipCode === b.zipCode &&
  a.houseNumber === b.houseNumber &&
  normalizeSuffix(a.houseNumberSuffix) === normalizeSuffix(b.houseNumberSuffix)
