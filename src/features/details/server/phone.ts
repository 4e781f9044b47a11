import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/max'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { fieldTexts } from '../../../common/contract/field-texts.ts'
import { detailsRefusals } from '../texts.ts'

/** A number without a country is a Dutch one. */
const parsed = (typed: string): PhoneNumber | undefined => parsePhoneNumber(typed, 'NL')

/**
 * The phone number of whoever we call, as it is stored: E.164, `+31201234567`. Refused are numbers that nobody can have,
 * premium-rate numbers and pagers.
 * @param field as the form names it
 * @param person whose number was typed; null where the form asks for nobody
 */
export function withStoredPhone<Person extends { readonly phoneNumber: string } | null>(
  person: Person,
  field: string,
): { readonly person: Person; readonly errors: FieldErrors } {
  if (person === null) return { person, errors: {} }
  const phone = parsed(person.phoneNumber)
  const type = phone?.getType()
  // A number with a type is valid; checking both would match all patterns twice.
  if (!phone || (type === undefined && !phone.isValid()))
    return { person, errors: { [field]: { message: fieldTexts.wrongPhoneNumber } } }
  if (type === 'PREMIUM_RATE' || type === 'PAGER')
    return { person, errors: { [field]: { message: detailsRefusals.cannotBeCalled } } }
  return { person: { ...person, phoneNumber: phone.number }, errors: {} }
}

/** Both contact persons with their numbers as they are stored, and what is wrong with these. */
export function withStoredPhones<Contacts extends StoredContacts>(
  contacts: Contacts,
): { readonly contacts: Contacts; readonly errors: FieldErrors } {
  const contact = withStoredPhone(contacts.contactDetails, 'contactDetails.phoneNumber')
  const technical = withStoredPhone(contacts.technicalPerson, 'technicalPerson.phoneNumber')
  return {
    contacts: { ...contacts, contactDetails: contact.person, technicalPerson: technical.person },
    errors: { ...contact.errors, ...technical.errors },
  }
}

type StoredContacts = {
  readonly contactDetails: { readonly phoneNumber: string }
  readonly technicalPerson: { readonly phoneNumber: string } | null
}
