import * as z from 'zod/mini'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { retentionNumberProblems } from '../../carts/telefonie/retention-number.ts'
import { InvoiceAddressDraft, TechnicalPersonDraft } from '../../details/components/drafts.ts'
import { invoiceToSend, organisationAddress } from '../../details/details.ts'
import {
  AcceptingDetails,
  InvoiceAddress,
  References,
  referencesBeside,
  TechnicalPerson,
} from '../../details/details-schema.ts'
import { contactPersonOf } from '../../details/person.ts'
import { OrderData } from '../../orders/contract.ts'
import { DeliveryPreference } from '../../orders/delivery-preference.ts'
import type { PartToAnswer } from '../contract-parts.ts'
import { quoteAcceptTexts } from '../texts.ts'
import { type LongTerm, longTermsOf, type Site, siteKeyOf, sitesOf } from './asked.ts'

/** Which of its fields the acceptance form shows. */
export type ShownFields = {
  /** Parts that are accepted. */
  readonly parts: readonly PartToAnswer[]
  /** Places of these parts. */
  readonly sites: readonly Site[]
  /** Keys of the places with a contact person of their own. */
  readonly otherSites: ReadonlySet<string>
  readonly longTerms: readonly LongTerm[]
  readonly isTechnicalSame: boolean
  readonly isInvoiceSame: boolean
  /** The IBAN of the account is used, so that none is typed. */
  readonly hasAccountIban: boolean
}

/** Numbers to keep, in the order of the list that is sent. */
export const numberFields = ['number1', 'number2', 'number3'] as const

const number = z._default(z.string(), '')
const Numbers = z.object({ number1: number, number2: number, number3: number })
const longTermMissing = { error: quoteAcceptTexts.longTermMissing }

const byKey = <Schema extends z.core.$ZodType>(keys: readonly string[], schemaOf: (key: string) => Schema) =>
  z.object(Object.fromEntries(keys.map(key => [key, schemaOf(key)])))

const siteKeys = (parts: readonly PartToAnswer[]) => sitesOf(parts, parts).map(({ key }) => key)
const telefonieIds = (parts: readonly PartToAnswer[]) =>
  parts.filter(({ productType }) => productType === 'telefonie').map(({ id }) => id)

/**
 * Every field that may show, and as it is kept: any text in each of them.
 * @param parts all of the quote
 */
export const acceptFields = (parts: readonly PartToAnswer[]) =>
  z.object({
    ...AcceptingDetails.shape,
    technicalPerson: TechnicalPerson,
    invoiceAddress: InvoiceAddress,
    references: References,
    /** The contact person of each place, by its key. */
    sites: byKey(siteKeys(parts), () => TechnicalPerson),
    /** By the id of the part. */
    numbers: byKey(telefonieIds(parts), () => Numbers),
    deliveryPreference: z.nullable(DeliveryPreference),
    termsAccepted: z.boolean(),
    longTerms: byKey(
      longTermsOf(parts, parts).map(({ key }) => key),
      () => z.boolean(),
    ),
    directDebit: z.boolean(),
  })
type AcceptFields = ReturnType<typeof acceptFields>
export type AcceptValues = z.input<AcceptFields>

/** Judges what shows: what is the same as something else may hold anything. */
export const rulesFor = (
  all: readonly PartToAnswer[],
  { isTechnicalSame, isInvoiceSame, hasAccountIban, otherSites, sites, longTerms }: ShownFields,
) => {
  const isShown = (key: string) => otherSites.has(key) && sites.some(site => site.key === key)
  return z.extend(acceptFields(all), {
    ...(hasAccountIban && { iban: z.string() }),
    technicalPerson: isTechnicalSame ? TechnicalPersonDraft : TechnicalPerson,
    invoiceAddress: isInvoiceSame ? InvoiceAddressDraft : InvoiceAddress,
    sites: byKey(siteKeys(all), key => (isShown(key) ? TechnicalPerson : TechnicalPersonDraft)),
    references: referencesBeside(!isInvoiceSame),
    termsAccepted: OrderData.shape.termsAccepted,
    longTerms: byKey(
      longTermsOf(all, all).map(({ key }) => key),
      key => (longTerms.some(asked => asked.key === key) ? z.literal(true, longTermMissing) : z.boolean()),
    ),
  })
}

/** Errors of the numbers to keep; one is kept by one part. */
export function wrongNumbers({ numbers }: AcceptValues, { parts }: ShownFields): FieldErrors {
  const fields = telefonieIds(parts).flatMap(id =>
    numberFields.map(field => ({ path: `numbers.${id}.${field}`, typed: numbers[id]?.[field] ?? '' })),
  )
  const problems = retentionNumberProblems(fields.map(({ typed }) => typed))
  return Object.fromEntries(
    fields.flatMap(({ path }, index) => {
      const message = problems[index]
      return message ? [[path, { message }]] : []
    }),
  )
}

/** The place that the invoice can go to as well: the one place of installation of internet, else the organisation. */
export const invoiceSameAs = ({ sites, parts: [part] }: Pick<ShownFields, 'sites' | 'parts'>) =>
  sites.length === 1 && part ? part : null

/** Where the invoice goes that is the same, as the form says and as it is posted: null where it is the organisation itself. */
export function sameInvoice(
  details: Parameters<typeof organisationAddress>[0] & {
    readonly companyName: string
    readonly email: string
    readonly references: { readonly invoiceEmail?: string | undefined }
  },
  shown: Pick<ShownFields, 'sites' | 'parts'>,
) {
  const organisation = {
    companyName: details.companyName,
    email: details.references.invoiceEmail || details.email,
    address: organisationAddress(details),
  }
  const same = invoiceSameAs(shown)
  const toSend = invoiceToSend(
    organisation,
    same?.productType === 'internet' ? same.address : organisation.address,
    null,
  )
  return { recipient: toSend ?? organisation, toSend }
}

/** Body of the acceptance; the buyer is the contact person. */
export function acceptanceOf(
  {
    numbers,
    sites: contacts,
    technicalPerson,
    invoiceAddress,
    deliveryPreference,
    references,
    termsAccepted,
    longTerms: _agreed,
    directDebit,
    iban,
    ...details
  }: z.output<AcceptFields>,
  shown: ShownFields,
) {
  const invoice = shown.isInvoiceSame ? sameInvoice({ ...details, references }, shown).toSend : invoiceAddress
  return {
    parts: shown.parts.map(({ id }) => id),
    details: shown.hasAccountIban ? details : { ...details, iban },
    contactPerson: contactPersonOf(details),
    technicalPerson: shown.isTechnicalSame ? null : technicalPerson,
    invoiceAddress: invoice,
    references: invoice ? { ...references, invoiceEmail: '' } : references,
    // The rules of the form let nothing else pass.
    termsAccepted: termsAccepted as true,
    longTermConsent: shown.longTerms.length > 0,
    directDebit,
    deliveryPreference,
    atParts: shown.parts.flatMap(part => {
      const key = siteKeyOf(shown.sites, part)
      const person = shown.sites.length > 1 && shown.otherSites.has(key) ? (contacts[key] ?? null) : null
      const kept = numbers[part.id]
      const phoneNumberRetention = kept ? numberFields.map(field => kept[field]) : []
      return person || kept ? [{ part: part.id, technicalPerson: person, phoneNumberRetention }] : []
    }),
  }
}

/** Errors of the server, which names fields as an order has them, at the fields of the form. */
export const onTheForm = (
  errors: FieldErrors,
  { atParts }: Pick<ReturnType<typeof acceptanceOf>, 'atParts'>,
  { parts, sites, longTerms }: ShownFields,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const [, place, rest = ''] = /^atParts\.(\d+)\.(.+)$/.exec(field) ?? []
      const id = atParts[Number(place)]?.part
      const part = parts.find(each => each.id === id)
      if (part)
        return [
          rest
            .replace(/^technicalPerson\b/, `sites.${siteKeyOf(sites, part)}`)
            .replace(
              /^phoneNumberRetention\.(\d)$/,
              (_, index) => `numbers.${part.id}.${numberFields[Number(index)]}`,
            ),
          error,
        ]
      if (field === 'longTermConsent') return [`longTerms.${longTerms[0]?.key}`, error]
      return [field.replace(/^(?:details|contactPerson)\./, ''), error]
    }),
  )

/** Input of this page's forms, kept while the customer goes back to reading. */
export type TypedAnswers = {
  accepting?: AcceptValues
  /** With which an earlier part was accepted on this page: in its memory alone, as nobody else may find it. */
  iban?: string | undefined
  asking?: string
  /** Id of the part that the question is about; empty for the whole. */
  askingAbout?: string | undefined
  declining?: string
  files?: readonly File[]
}
