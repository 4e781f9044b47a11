import type { Address } from './address.ts'
import { isEmail } from './checks/email.ts'
import { normalizeSuffix } from './checks/house-number.ts'

/** What is asked on gegevens: who orders, whom we call, where the invoice goes (order-flow §2, §3 and §5). */

/** An address with the names that the order's payload uses. */
export type PostalAddress = {
  readonly streetName: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
  readonly zipCode: string
  readonly city: string
}

export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string
}

export type InvoiceDetails = {
  readonly companyName: string
  readonly email: string
  readonly address: PostalAddress
}

/** A company and who orders for it, as the registration form has them. */
export type OrganisationDetails = Person & {
  readonly companyName: string
  readonly postCode: string
  readonly city: string
  readonly street: string
  readonly streetNumber: number
  readonly streetNumberAddition: string
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

export type PersonErrors = Partial<Record<keyof Person, string>>

/** What is wrong with a contact, per field; the contact person and the technical one ask the same (order-flow §5). */
export function personErrors(person: Person): PersonErrors {
  return {
    ...(!isFilled(person.firstName) && { firstName: 'Voornaam is verplicht' }),
    ...(!isFilled(person.lastName) && { lastName: 'Achternaam is verplicht' }),
    ...(!isFilled(person.phoneNumber) && { phoneNumber: 'Telefoonnummer is verplicht' }),
    ...(!isEmail(person.email.trim()) && { email: 'Ongeldig e-mailadres' }),
  }
}

/** null stands for "same as the contact person". */
export const isTechnicalPersonCorrect = (person: Person | null): boolean =>
  person === null || Object.keys(personErrors(person)).length === 0

export type ReadyForCheck = {
  readonly isLoggedIn: boolean
  readonly termsAccepted: boolean
  /** null stands for "same as the contact person". */
  readonly technicalPerson: Person | null
}

/** What is still missing before 'Naar controle' works, as sentences beside the button; empty when it works (order-flow §5). */
export function missingForCheck({ isLoggedIn, termsAccepted, technicalPerson }: ReadyForCheck): string[] {
  return [
    ...(isLoggedIn ? [] : ['Vul eerst je gegevens in, of log in.']),
    ...(isTechnicalPersonCorrect(technicalPerson)
      ? []
      : ['Maak de gegevens van de technische contactpersoon compleet.']),
    ...(termsAccepted ? [] : ['Ga akkoord met de algemene voorwaarden.']),
  ]
}

/** Who orders is who we call, until the visitor says otherwise. */
export const contactPersonOf = ({ firstName, lastName, phoneNumber, email }: Person): Person => ({
  firstName,
  lastName,
  phoneNumber,
  email,
})

export const organisationAddress = (details: OrganisationDetails): PostalAddress => ({
  streetName: details.street,
  houseNumber: String(details.streetNumber),
  houseNumberSuffix: details.streetNumberAddition,
  zipCode: details.postCode,
  city: details.city,
})

/**
 * How a customer is reached: the values in contactDetails win over the top-level e-mail and phone where they are present
 * (order-flow §3).
 */
export const reachedAt = (customer: {
  readonly email: string
  readonly phoneNumber: string
  readonly contactDetails: Pick<Person, 'email' | 'phoneNumber'> | null
}): Pick<Person, 'email' | 'phoneNumber'> => ({
  email: customer.contactDetails?.email || customer.email,
  phoneNumber: customer.contactDetails?.phoneNumber || customer.phoneNumber,
})

export const isSamePerson = (a: Person, b: Person): boolean =>
  a.firstName === b.firstName &&
  a.lastName === b.lastName &&
  a.phoneNumber === b.phoneNumber &&
  a.email === b.email

export const postalAddressOf = (address: Address): PostalAddress => ({
  streetName: address.street,
  houseNumber: address.houseNumber,
  houseNumberSuffix: address.houseNumberSuffix,
  zipCode: address.zipCode,
  city: address.city,
})

/** What is known of an organisation, for the four fields of a quote request (decisions, "Flow"). */
export const quoteFormOf = (details: Person & { readonly companyName: string }) => ({
  companyName: details.companyName,
  fullName: `${details.firstName} ${details.lastName}`,
  email: details.email,
  phoneNumber: details.phoneNumber,
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
