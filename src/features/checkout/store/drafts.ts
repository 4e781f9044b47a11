import * as z from 'zod/mini'
import { fieldLabels } from '../../../common/contract/field-texts.ts'
import { optionalText, postcodeField, requiredText } from '../../../common/contract/fields.ts'
import { retentionNumberCount } from '../../carts/telefonie/retention-number.ts'
import { draftText, TechnicalPersonDraft } from '../../details/components/drafts.ts'

/** Address that an activation link was requested for. */
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
  /** null if the visitor says that it is the contact person; absent until they choose (order-flow §4). */
  technicalPerson: z.optional(z.nullable(TechnicalPersonDraft)),
  phoneNumberRetention: z._default(z.array(draftText).check(z.length(retentionNumberCount)), ['', '', '']),
})
export type AdditionalData = z.infer<typeof AdditionalData>

/** Where the line is to be installed: a checked address (order-flow §3). */
export const InstallationAddress = z.object({
  street: requiredText(fieldLabels.street),
  houseNumber: requiredText(fieldLabels.houseNumber, 10),
  houseNumberExtension: optionalText(fieldLabels.addition, 12),
  zipCode: postcodeField,
  city: requiredText(fieldLabels.city),
})
export type InstallationAddress = z.infer<typeof InstallationAddress>
