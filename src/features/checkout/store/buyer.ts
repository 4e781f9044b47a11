import type { PostalAddress } from '../../../common/postal-address.ts'
import type { CustomerState } from '../../customers/components/customer-store.ts'
import { customerStore, useCustomer } from '../../customers/components/customer-store.ts'
import type { Customer } from '../../customers/contract.ts'
import { type TechnicalPersonDraft, technicalDraft } from '../../details/components/drafts.ts'
import { organisationAddress } from '../../details/details.ts'
import type { GuestDetails, TechnicalPerson } from '../../details/details-schema.ts'
import { contactPersonOf, isSamePerson, type Person, reachedAt } from '../../details/person.ts'
import {
  forEachReference,
  noReferences,
  type References,
  referenceFields,
  type TypedReferences,
} from '../../details/references.ts'
import type { OrderState } from './flow-state.ts'
import { orderStore, useOrderState } from './order-state.ts'

/** The buyer: the logged-in customer, else the guest, else null. */
export const useBuyer = (): Buyer | null => buyerOf(useCustomer(), useOrderState().userDataWithoutRegister)

/** The same at this moment, for what happens after a press on a button. */
export const currentBuyer = (): Buyer | null =>
  buyerOf(customerStore.getSnapshot(), orderStore.getSnapshot().userDataWithoutRegister)

/** The buying and paying organisation, from an account or filled in for this order. */
export type Buyer = Person & {
  /** Customers change these details on their own pages, guests right here. */
  readonly kind: 'customer' | 'guest'
  readonly companyName: string
  readonly gender: 'MALE' | 'FEMALE'
  readonly address: PostalAddress
  readonly kvkNumber: string
  /** Empty where there is none. */
  readonly vatNumber: string
  readonly iban: string
  readonly ascription: string
  /** null when it is the contact person too. */
  readonly technicalPerson: TechnicalPerson | null
  /** Those that an order begins with; a guest has none. */
  readonly references: References
}

/** A logged-in customer goes before what a guest left in this browser; null where neither is known (order-flow §4). */
export function buyerOf(customer: CustomerState, guest: GuestDetails | null): Buyer | null {
  if (customer.kind === 'known') return fromCustomer(customer.customer)
  return guest && fromGuest(guest)
}

const fromCustomer = (customer: Customer): Buyer => ({
  kind: 'customer',
  companyName: customer.companyName,
  gender: customer.gender,
  ...contactPersonOf(customer),
  ...reachedAt(customer),
  address: customer.address,
  kvkNumber: customer.kvkNumber,
  vatNumber: customer.vatNumber ?? '',
  iban: customer.iban,
  ascription: customer.ascription,
  technicalPerson: customer.technicalPerson,
  references: customer.references,
})

const fromGuest = (guest: GuestDetails): Buyer => ({
  kind: 'guest',
  companyName: guest.companyName,
  gender: guest.gender,
  ...contactPersonOf(guest),
  address: organisationAddress(guest),
  kvkNumber: guest.kvkNumber,
  vatNumber: guest.vatNumber,
  iban: guest.iban,
  ascription: guest.ascription,
  technicalPerson: null,
  references: noReferences,
})

/** Contact person: the buyer, unless the visitor named somebody else. */
export const contactPersonFor = (orderer: Buyer, { contactPerson }: OrderState): Person =>
  contactPerson ?? contactPersonOf(orderer)

/** The contact person, with the form of address where it is the buyer. */
export function addressedContact(orderer: Buyer, state: OrderState): Person | Buyer {
  const contactPerson = contactPersonFor(orderer, state)
  return isSamePerson(contactPerson, orderer) ? orderer : contactPerson
}

/** Technical contact; null means the contact person. The visitor's choice takes precedence over known data. */
export function technicalPersonFor(
  orderer: Buyer,
  { additionalData: { technicalPerson } }: OrderState,
): TechnicalPersonDraft | null {
  if (technicalPerson !== undefined) return technicalPerson
  return orderer.technicalPerson && technicalDraft(orderer.technicalPerson)
}

/** References of the order: those of the account, unless the visitor typed others. */
export const referencesFor = (orderer: Buyer | null, { references }: OrderState): References =>
  references ?? orderer?.references ?? noReferences

/** References as they go with the order: an invoice address brings its own e-mail address. */
export const referencesToSend = (orderer: Buyer | null, state: OrderState): References => {
  const references = referencesFor(orderer, state)
  const hasInvoiceAddress = state.requestType === 'order' && !state.invoiceAddressIsTheSame
  return hasInvoiceAddress ? { ...references, invoiceEmail: '' } : references
}

/**
 * The visitor's own choices among the contacts, which are stored; known data is left out, because it may change
 * elsewhere.
 */
export const ownContacts = (
  orderer: Buyer,
  { contactPerson, technicalPerson }: { contactPerson: Person; technicalPerson: TechnicalPersonDraft },
) => ({
  contactPerson: isSamePerson(contactPerson, orderer) ? null : contactPerson,
  technicalPerson: isKnown(technicalPerson, orderer.technicalPerson) ? undefined : technicalPerson,
})

const isKnown = (person: TechnicalPersonDraft, known: TechnicalPerson | null): boolean =>
  known !== null && person.gender === (known.gender ?? '') && isSamePerson(person, known)

/** References to store: null while they are those of the account. */
export const ownReferences = (orderer: Buyer | null, typed: TypedReferences): References | null => {
  const known = orderer?.references ?? noReferences
  const references = forEachReference(field => typed[field] ?? '')
  return referenceFields.every(field => references[field] === known[field]) ? null : references
}
