import * as z from 'zod/mini'
import { genders } from '../../../common/contract/fields.ts'
import type { TechnicalPerson } from '../details-schema.ts'
import { forEachField } from '../person.ts'
import { forEachReference } from '../references.ts'

/**
 * Forms as the visitor left them: any text in every field. They are checked with the contract's schemas when a step
 * is left; until then an incomplete form is kept rather than lost.
 */
export const draftText = z._default(z.string().check(z.maxLength(320)), '')

export const ContactPersonDraft = z.object(forEachField(() => draftText))
export type ContactPersonDraft = z.infer<typeof ContactPersonDraft>

export const TechnicalPersonDraft = z.extend(ContactPersonDraft, {
  gender: z._default(z.enum(['', ...genders]), ''),
  contactType: z._default(z.literal('technical'), 'technical'),
})
export type TechnicalPersonDraft = z.infer<typeof TechnicalPersonDraft>

/** A known technical contact as the form has it. */
export const technicalDraft = (person: TechnicalPerson): TechnicalPersonDraft => ({
  ...person,
  gender: person.gender ?? '',
})

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

export const ReferencesDraft = z.object(forEachReference(() => draftText))
export type ReferencesDraft = z.infer<typeof ReferencesDraft>

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
