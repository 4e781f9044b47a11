import * as z from 'zod/mini'
import { genders, optionalText, postcodeField, requiredText } from '../../contract/fields.ts'
import { retentionNumberCount } from '../../domain/checks/retention-number.ts'
import { forEachField } from '../../domain/person.ts'

/**
 * Forms as the visitor left them: any text in every field. They are checked with the contract's schemas when a step
 * is left; until then an incomplete form is kept rather than lost.
 */
const draftText = z._default(z.string().check(z.maxLength(320)), '')

export const ContactPersonDraft = z.object(forEachField(() => draftText))
export type ContactPersonDraft = z.infer<typeof ContactPersonDraft>

export const TechnicalPersonDraft = z.extend(ContactPersonDraft, {
  gender: z._default(z.enum(genders), 'MALE'),
  contactType: z._default(z.literal('technical'), 'technical'),
})
export type TechnicalPersonDraft = z.infer<typeof TechnicalPersonDraft>

export const InvoiceAddressDraft = z.object({
  companyName: draftText,
  email: draftText,
  address: z.object({
    streetName: draftText,
    houseNumber: draftText,
    houseNumberSuffix: draftText,
    zipCode: draftText,
    city: draftText,
  }),
})
export type InvoiceAddressDraft = z.infer<typeof InvoiceAddressDraft>

export const GuestFormDraft = z.object({
  companyName: draftText,
  gender: z._default(z.enum(genders), 'MALE'),
  ...forEachField(() => draftText),
  postCode: draftText,
  city: draftText,
  street: draftText,
  streetNumber: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  streetNumberAddition: draftText,
  kvkNumber: draftText,
  vatNumber: draftText,
  iban: draftText,
  ascription: draftText,
})

/** Where an activation link was asked for. */
export const Registration = z.object({
  email: draftText,
  /** Whether a mail went when it was asked for last. */
  isMailed: z.boolean(),
  /** When the next one can be asked for, in milliseconds since 1970. */
  nextLinkAt: z.number(),
})
export type Registration = z.infer<typeof Registration>

export const QuoteFormDraft = z.object({
  companyName: draftText,
  fullName: draftText,
  email: draftText,
  phoneNumber: draftText,
})
export type QuoteFormDraft = z.infer<typeof QuoteFormDraft>

export const AdditionalData = z.object({
  /** null when the visitor says it is the contact person; absent until he says anything (order-flow §4). */
  technicalPerson: z.optional(z.nullable(TechnicalPersonDraft)),
  phoneNumberRetention: z._default(z.array(draftText).check(z.length(retentionNumberCount)), ['', '', '']),
})
export type AdditionalData = z.infer<typeof AdditionalData>

/** Where the line is to be installed: a checked address (order-flow §3). */
export const InstallationAddress = z.object({
  street: requiredText('Straat'),
  houseNumber: requiredText('Huisnummer', 10),
  houseNumberExtension: optionalText('Toevoeging', 12),
  zipCode: postcodeField,
  city: requiredText('Plaats'),
})
export type InstallationAddress = z.infer<typeof InstallationAddress>
