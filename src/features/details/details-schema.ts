import * as z from 'zod/mini'
import { fieldFacts } from '../../shared/contract/field-facts.ts'
import {
  emailField,
  fillIn,
  genderField,
  houseNumberField,
  ibanField,
  kvkField,
  optionalName,
  phoneField,
  phoneFieldSaying,
  postcodeField,
  realEmailField,
  requiredName,
  vatField,
} from '../../shared/contract/fields.ts'
import { cleanHouseNumber } from '../../shared/typed-text.ts'
import { forEachField, type PersonField } from './person.ts'

/** House numbers are numeric in the forms of order-flow §3; the addition has its own field. */
const streetNumber = z
  .pipe(
    z.pipe(
      z.union([z.string(), z.number()], { error: fillIn('Huisnummer') }),
      z.transform(value => cleanHouseNumber(String(value))),
    ),
    z.pipe(
      z
        .string()
        .check(
          z.minLength(1, { error: fillIn('Huisnummer'), abort: true }),
          z.regex(/^[1-9]\d{0,4}$/, { error: 'Vul een huisnummer in dat alleen uit cijfers bestaat' }),
        ),
      z.transform(Number),
    ),
  )
  .register(fieldFacts, { label: 'Huisnummer', kind: 'houseNumber', addition: 'streetNumberAddition' })

/** Rule of each field of a person. */
export const personShape = {
  firstName: requiredName('Voornaam', 50),
  lastName: requiredName('Achternaam', 50),
  phoneNumber: phoneField,
  email: emailField,
} satisfies Record<PersonField, z.ZodMiniType<string>>

/** The form of a new customer who orders without registering; kept as `userDataWithoutRegister` (order-flow §3 and §5). */
export const GuestDetails = z.object({
  companyName: requiredName('Organisatie'),
  gender: genderField,
  ...personShape,
  postCode: postcodeField,
  city: requiredName('Plaats'),
  street: requiredName('Straat'),
  streetNumber,
  streetNumberAddition: optionalName('Toevoeging', 10),
  kvkNumber: kvkField,
  vatNumber: vatField,
  iban: ibanField,
  ascription: requiredName('Tennaamstelling', 70),
})
export type GuestDetails = z.infer<typeof GuestDetails>

export const QuoteForm = z.object({
  companyName: requiredName('Organisatie'),
  fullName: requiredName('Naam'),
  email: emailField,
  phoneNumber: phoneField,
})
export type QuoteForm = z.infer<typeof QuoteForm>

export const PostalAddress = z.object({
  streetName: requiredName('Straat'),
  houseNumber: z
    .pipe(
      z.pipe(
        z.union([z.string(), z.number()], { error: fillIn('Huisnummer') }),
        z.transform(value => String(value)),
      ),
      houseNumberField(),
    )
    .register(fieldFacts, { label: 'Huisnummer', kind: 'houseNumber', addition: 'houseNumberSuffix' }),
  houseNumberSuffix: optionalName('Toevoeging', 12),
  zipCode: postcodeField,
  city: requiredName('Plaats'),
})
export type PostalAddress = z.infer<typeof PostalAddress>

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
  gender: genderField,
  firstName: requiredName('Voornaam', 50, 'Voornaam is verplicht'),
  lastName: requiredName('Achternaam', 50, 'Achternaam is verplicht'),
  phoneNumber: phoneFieldSaying('Telefoonnummer is verplicht'),
  email: realEmailField,
  contactType: z._default(z.literal('technical'), 'technical'),
})
export type TechnicalPerson = z.infer<typeof TechnicalPerson>

export const InvoiceAddress = z.object({
  companyName: requiredName('Organisatie'),
  email: realEmailField,
  address: PostalAddress,
})
export type InvoiceAddress = z.infer<typeof InvoiceAddress>
