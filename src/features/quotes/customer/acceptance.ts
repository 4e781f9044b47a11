import * as z from 'zod/mini'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { InvoiceAddressDraft, TechnicalPersonDraft } from '../../details/components/drafts.ts'
import {
  GuestDetails,
  InvoiceAddress,
  References,
  referencesBeside,
  TechnicalPerson,
} from '../../details/details-schema.ts'
import { contactPersonOf } from '../../details/person.ts'
import { OrderData } from '../../orders/contract.ts'
import { DeliveryPreference } from '../../orders/delivery-preference.ts'
import { retentionNumberProblems } from '../../porting/retention-number.ts'
import { quoteAcceptTexts } from '../texts.ts'

/** Visible parts of the acceptance form. */
export type ShownParts = {
  readonly isTechnicalSame: boolean
  readonly isInvoiceSame: boolean
  readonly asksLongTerm: boolean
}

/** Numbers to keep, in the order of the list that is sent. */
export const numberFields = ['number1', 'number2', 'number3'] as const

const number = z._default(z.string(), '')
const longTermMissing = { error: quoteAcceptTexts.longTermMissing }

/** Every field that may show, and as it is kept: any text in each of them. */
export const AcceptFields = z.object({
  ...GuestDetails.shape,
  technicalPerson: TechnicalPerson,
  invoiceAddress: InvoiceAddress,
  references: References,
  number1: number,
  number2: number,
  number3: number,
  deliveryPreference: z.nullable(DeliveryPreference),
  termsAccepted: z.boolean(),
  longTermConsent: z.boolean(),
  directDebit: z.boolean(),
})
export type AcceptValues = z.input<typeof AcceptFields>

/** Judges what shows: what is the same as something else may hold anything. */
export const rulesFor = ({ isTechnicalSame, isInvoiceSame, asksLongTerm }: ShownParts) =>
  z.extend(AcceptFields, {
    technicalPerson: isTechnicalSame ? TechnicalPersonDraft : TechnicalPerson,
    invoiceAddress: isInvoiceSame ? InvoiceAddressDraft : InvoiceAddress,
    references: referencesBeside(!isInvoiceSame),
    termsAccepted: OrderData.shape.termsAccepted,
    longTermConsent: asksLongTerm ? z.literal(true, longTermMissing) : z.boolean(),
  })

/** Errors of the numbers to keep. */
export const wrongNumbers = (values: AcceptValues): FieldErrors =>
  Object.fromEntries(
    retentionNumberProblems(numberFields.map(field => values[field] ?? '')).flatMap((message, index) => {
      const field = numberFields[index]
      return message !== null && field ? [[field, { message }]] : []
    }),
  )

/** Body of the acceptance; the buyer is the contact person. */
export function acceptanceOf(
  {
    number1,
    number2,
    number3,
    technicalPerson,
    invoiceAddress,
    deliveryPreference,
    references,
    termsAccepted,
    longTermConsent,
    directDebit,
    ...details
  }: z.output<typeof AcceptFields>,
  { isTechnicalSame, isInvoiceSame }: ShownParts,
) {
  return {
    details,
    contactPerson: contactPersonOf(details),
    technicalPerson: isTechnicalSame ? null : technicalPerson,
    invoiceAddress: isInvoiceSame ? null : invoiceAddress,
    references: isInvoiceSame ? references : { ...references, invoiceEmail: '' },
    // The rules of the form let nothing else pass.
    termsAccepted: termsAccepted as true,
    longTermConsent,
    directDebit,
    phoneNumberRetention: [number1, number2, number3],
    deliveryPreference,
  }
}

/** Input of this page's forms, kept while the customer goes back to reading. */
export type TypedAnswers = { accepting?: AcceptValues; asking?: string; declining?: string }
