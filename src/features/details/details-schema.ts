import * as z from 'zod/mini'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { fieldLabels, fieldTexts } from '../../common/contract/field-texts.ts'
import {
  emailField,
  genderField,
  houseNumberField,
  ibanField,
  kvkField,
  optionalEmail,
  optionalGenderField,
  optionalName,
  phoneField,
  phoneFieldSaying,
  postcodeField,
  realEmailField,
  requiredName,
  vatField,
} from '../../common/contract/fields.ts'
import { cleanHouseNumber } from '../../common/typed-text.ts'
import { withoutHouseNumber } from '../addresses/street-number.ts'
import { detailsFieldTexts, referenceLabels } from './label-texts.ts'
import { forEachField, type PersonField } from './person.ts'
import type { ReferenceField } from './references.ts'

/** House numbers are numeric in the forms of order-flow §3; the addition has its own field. */
const streetNumber = z
  .pipe(
    z.pipe(
      z.union([z.string(), z.number()], { error: fieldTexts.fillIn(fieldLabels.houseNumber) }),
      z.transform(value => cleanHouseNumber(String(value))),
    ),
    z.pipe(
      z
        .string()
        .check(
          z.minLength(1, { error: fieldTexts.fillIn(fieldLabels.houseNumber), abort: true }),
          z.regex(/^[1-9]\d{0,4}$/, { error: detailsFieldTexts.onlyDigits }),
        ),
      z.transform(Number),
    ),
  )
  .register(fieldFacts, {
    label: fieldLabels.houseNumber,
    kind: 'houseNumber',
    addition: 'streetNumberAddition',
  })

/** Rule of each field of a person. */
export const personShape = {
  firstName: requiredName(fieldLabels.firstName, 50),
  lastName: requiredName(fieldLabels.lastName, 50),
  phoneNumber: phoneField,
  email: emailField,
} satisfies Record<PersonField, z.ZodMiniType<string>>

/** The form of a new customer who orders without registering; kept as `userDataWithoutRegister` (order-flow §3 and §5). */
export const GuestDetails = z.object({
  companyName: requiredName(fieldLabels.organisation),
  gender: genderField,
  ...personShape,
  postCode: postcodeField,
  city: requiredName(fieldLabels.city),
  street: requiredName(fieldLabels.street),
  streetNumber,
  streetNumberAddition: optionalName(fieldLabels.addition, 10),
  kvkNumber: kvkField,
  vatNumber: vatField,
  iban: ibanField,
  ascription: requiredName(detailsFieldTexts.ascription, 70),
})
export type GuestDetails = z.infer<typeof GuestDetails>

/** The same of who accepts a quote: only that form begins with "Dhr." (order-flow §2). */
export const AcceptingDetails = z.extend(GuestDetails, { gender: optionalGenderField })
export type AcceptingDetails = z.infer<typeof AcceptingDetails>

export const QuoteForm = z.object({
  companyName: requiredName(fieldLabels.organisation),
  fullName: requiredName(fieldLabels.name),
  email: emailField,
  phoneNumber: phoneField,
})
export type QuoteForm = z.infer<typeof QuoteForm>

export const PostalAddress = z.object({
  streetName: requiredName(fieldLabels.street),
  houseNumber: z
    .pipe(
      z.pipe(
        z.union([z.string(), z.number()], { error: fieldTexts.fillIn(fieldLabels.houseNumber) }),
        z.transform(value => String(value)),
      ),
      houseNumberField(),
    )
    .register(fieldFacts, {
      label: fieldLabels.houseNumber,
      kind: 'houseNumber',
      addition: 'houseNumberSuffix',
    }),
  houseNumberSuffix: optionalName(fieldLabels.addition, 12),
  zipCode: postcodeField,
  city: requiredName(fieldLabels.city),
})
export type PostalAddress = z.infer<typeof PostalAddress>

/** The same as it is typed: without the house number that a browser filled in behind the street. */
export const TypedPostalAddress = PostalAddress.check(
  z.overwrite(({ streetName, ...address }) => ({
    ...address,
    streetName: withoutHouseNumber(streetName, address.houseNumber, address.houseNumberSuffix),
  })),
)

const asTyped = z.optional(z.unknown())

/**
 * Contact person of the order. Values in contactDetails take precedence (order-flow §3); the output has one e-mail
 * address and one phone number.
 */
export const ContactPerson = z.pipe(
  z.pipe(
    z.object({
      ...forEachField(() => asTyped),
      contactDetails: z.optional(z.nullable(z.object({ phoneNumber: asTyped, email: asTyped }))),
    }),
    z.transform(({ contactDetails, ...person }) => ({
      ...person,
      phoneNumber: contactDetails?.phoneNumber || person.phoneNumber,
      email: contactDetails?.email || person.email,
    })),
  ),
  z.object(personShape),
)
export type ContactPerson = z.infer<typeof ContactPerson>

/** Messages for empty fields are specified (order-flow §5). */
export const TechnicalPerson = z.object({
  gender: optionalGenderField,
  firstName: requiredName(fieldLabels.firstName, 50, detailsFieldTexts.firstNameMissing),
  lastName: requiredName(fieldLabels.lastName, 50, detailsFieldTexts.lastNameMissing),
  phoneNumber: phoneFieldSaying(detailsFieldTexts.phoneNumberMissing),
  email: realEmailField,
  contactType: z._default(z.literal('technical'), 'technical'),
})
export type TechnicalPerson = z.infer<typeof TechnicalPerson>

export const InvoiceAddress = z.object({
  companyName: requiredName(fieldLabels.organisation),
  email: realEmailField,
  address: TypedPostalAddress,
})
export type InvoiceAddress = z.infer<typeof InvoiceAddress>

/** The buyer's own references. Their text stands in mails and documents, so that none may hold a link. */
export const References = z.object({
  purchaseOrderNumber: optionalName(referenceLabels.purchaseOrderNumber, 50),
  invoiceEmail: optionalEmail(referenceLabels.invoiceEmail),
  costCentre: optionalName(referenceLabels.costCentre, 50),
} satisfies Record<ReferenceField, unknown>)

/** The same in a form where an invoice address has an e-mail address of its own: its field is not asked then. */
export const referencesBeside = (hasInvoiceAddress: boolean): z.ZodMiniType =>
  hasInvoiceAddress ? z.omit(References, { invoiceEmail: true }) : References

const { email, phoneNumber, ...withoutReach } = personShape

/** They win over the e-mail and phone at the top level where they are present (order-flow §3). */
export const ContactDetails = z.object({ email, phoneNumber })

export type ContactDetails = z.infer<typeof ContactDetails>

/** The contact persons of a customer. */
export const Contacts = z.object({
  gender: genderField,
  ...withoutReach,
  contactDetails: ContactDetails,
  /** null when it is the contact person too. */
  technicalPerson: z.nullable(TechnicalPerson),
})

export type Contacts = z.infer<typeof Contacts>
