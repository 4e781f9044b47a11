import { isEmail } from '../../common/checks/email.ts'
import { formatPhone } from '../../common/checks/phone.ts'
import type { Fact } from '../../common/fact.ts'
import { cleanEmail } from '../../common/typed-text.ts'
import { detailsLabels, salutations } from './label-texts.ts'

/**
 * Fields of the contact person of an order (order-flow §2), in the order of every form, screen, mail and document. How
 * to add a field: docs/architecture.md#incoming-cases.
 */
export const personFields = ['firstName', 'lastName', 'phoneNumber', 'email'] as const
export type PersonField = (typeof personFields)[number]
export type Person = Readonly<Record<PersonField, string>>

/** Something for each field of a person. */
export const forEachField = <Each>(of: (field: PersonField) => Each): Record<PersonField, Each> =>
  Object.fromEntries(personFields.map(field => [field, of(field)])) as Record<PersonField, Each>

/** The buyer is the contact person until the visitor says otherwise. */
export const contactPersonOf = (person: Person): Person => forEachField(field => person[field])

export const isSamePerson = (a: Person, b: Person): boolean =>
  personFields.every(field => a[field] === b[field])

/** Whether something stands in each field, and an e-mail address where one is asked for (order-flow §5). */
export const isPersonFilledIn = (person: Person): boolean =>
  personFields.every(field => person[field].trim() !== '') && isEmail(cleanEmail(person.email))

/** A person with the form of address, where that was asked. */
type Addressed = Person & { readonly gender?: 'MALE' | 'FEMALE' | '' | undefined }

/** `Mevr. Noor Bakker`. */
/** With the salutation where it is known. */
export const fullName = ({ gender, firstName, lastName }: Addressed): string =>
  `${gender ? `${salutations[gender]} ` : ''}${firstName} ${lastName}`

/** The line that each field contributes; the last name is shown next to the first one. */
const factOf: Readonly<Record<PersonField, (person: Addressed, called: string) => Fact | null>> = {
  firstName: (person, called) => [called, fullName(person)],
  lastName: () => null,
  phoneNumber: ({ phoneNumber }) => [detailsLabels.phoneNumber, formatPhone(phoneNumber)],
  email: ({ email }) => [detailsLabels.email, email],
}

/**
 * All that is known of a person, for people to read.
 * @param called what the name is called: `Contactpersoon`
 */
export const personFacts = (person: Addressed, called: string = detailsLabels.name): readonly Fact[] =>
  personFields.flatMap(field => {
    const fact = factOf[field](person, called)
    return fact ? [fact] : []
  })

/** The same on one line. */
export const personLine = (person: Addressed): string =>
  personFacts(person)
    .map(([, value]) => value)
    .filter(Boolean)
    .join(', ')

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
