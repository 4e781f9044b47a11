import * as z from 'zod/mini'
import { pdfFile, withdrawnOnce } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { houseNumberField, optionalName, postcodeField, requiredName } from '../../common/contract/fields.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { caseNumberParam, textParam } from '../../common/contract/params.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import { reading, selling, stale } from '../cases/command-calls.ts'
import { stateReason } from '../cases/command-schemas.ts'
import { productTypes } from '../catalogue/product.ts'
import { Products } from '../catalogue/products.ts'
import { PostalAddress, QuoteForm } from '../details/details-schema.ts'
import { correctedParam } from '../documents/contract.ts'
import { NewLines } from '../line-changes/contract-desk.ts'
import { QuoteMade } from './command-schemas.ts'
import { partShape, VersionDifferences } from './contract-parts.ts'
import { DiscountDraft, PartDraft, QuoteDraft, quotedType, wholeNumber } from './draft-schema.ts'
import { mostQuoteDays, type PartDraft as PartDraftOfDomain, quoteDays } from './part.ts'
import { quoteDeskFieldTexts } from './texts-desk.ts'
import { quoteStatuses } from './versions.ts'

/** How staff make quotes (docs/decisions/quotes.md#a-quote-becomes-an-order). */

/** A version to send, or to look at before. */
export const NewQuoteVersion = z.object({
  /** Made in the browser: twice the same is done once. */
  id: NewLines.shape.id,
  version: NewLines.shape.version,
  draft: QuoteDraft,
  /** Totals that staff saw when deciding, of all parts with the discounts on the whole. */
  totals: TotalsInCents,
  /** Introduction for the customer. */
  words: optionalLines(quoteDeskFieldTexts.textToCustomer, 2000),
  validDays: z._default(
    wholeNumber(quoteDeskFieldTexts.wrongValidity(mostQuoteDays), 1, mostQuoteDays),
    quoteDays,
  ),
})

export type NewQuoteVersion = z.infer<typeof NewQuoteVersion>

/** POST …/verlengen. */
export const QuoteCommand = z.object({ id: NewLines.shape.id, version: NewLines.shape.version })

/** POST …/intrekken: why, as a reason of src/features/cases/state-reasons.ts that the customer is told. */
export const QuoteWithdrawal = z.extend(QuoteCommand, stateReason)

const contentOfPart: z.ZodMiniType<PartDraftOfDomain, z.input<typeof PartDraft>> = PartDraft

/** A version that was sent. */
export const DeskQuoteVersion = z.object({
  id: z.string(),
  /** Counted from 1. */
  version: z.int(),
  standing: z.enum(quoteStatuses),
  madeBy: z.string(),
  sentAt: z.string(),
  validUntil: z.string(),
  /** When the customer first opened it; null if never. */
  openedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** The customer's reason for declining; empty if none was given. */
  reason: z.string(),
  words: z.string(),
  parts: z.array(
    z.object({
      ...partShape,
      address: PostalAddress,
      draft: contentOfPart,
      isAccepted: z.boolean(),
      /** The number of the order that it became; null where it did not, or the order is forgotten. */
      orderNumber: z.nullable(z.string()),
    }),
  ),
  /** On the whole, as they were made. */
  discounts: z.array(DiscountDraft),
  /** From the parts of the version before that were not accepted. */
  differences: VersionDifferences,
  /** Its PDF as it was corrected later. */
  corrected: z._default(z.array(z.object({ title: z.string(), path: z.string() })), []),
})

export type DeskQuoteVersion = z.infer<typeof DeskQuoteVersion>

/** A quote at the desk: its versions, newest first, and what the next one can be made of. */
export const DeskQuote = z.object({
  number: z.string(),
  /** Version of the case. */
  version: z.int(),
  organization: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  /** Recipient; null if no address is known. */
  email: z.nullable(z.string()),
  /** Whether a test client made it: nobody is mailed. */
  isTest: z.boolean(),
  /** Why no version can be sent; null where one can. */
  refusal: z.nullable(z.string()),
  versions: z.array(DeskQuoteVersion),
  /** The request, of which the first version is made. */
  asked: z.object({ productType: z.enum(productTypes), address: PostalAddress, lines: OrderLines }),
  /** Products on sale today. */
  catalogue: z.record(z.enum(productTypes), Products),
})

export type DeskQuote = z.infer<typeof DeskQuote>

/** A PDF, as base64. */
export const QuotePreview = z.object({ pdf: z.string() })

/** The version that was sent. Otherwise 422: its totals are not those that were seen, as the catalogue changed. */
export const QuoteSent = z.object({ version: z.int() })

/** For whom a quote is opened, and about what. */
export const QuoteFromScratch = z.object({
  /** Made in the browser: twice the same opens one. */
  id: NewLines.shape.id,
  productType: quotedType,
  ...QuoteForm.shape,
  companyName: requiredName(fieldLabels.organisation),
  installationAddress: PostalAddress,
})

export type QuoteFromScratch = z.infer<typeof QuoteFromScratch>

export const DeskAddressQuestion = z.object({
  zipCode: postcodeField,
  houseNumber: houseNumberField(),
  houseNumberSuffix: z._default(optionalName(fieldLabels.addition, 12), ''),
})

export const DeskAddress = z.object({
  /** null where there is no such address, or the register did not say. */
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** false while the register does not answer. */
  isChecked: z.boolean(),
  /** The lines that the address has, each with its availability there. */
  offered: Products,
  /** Every line that is sold, also what is beyond this address. */
  lines: Products,
})

export type DeskAddress = z.infer<typeof DeskAddress>

/** A version of 200 parts and 2,000 lines with texts of the greatest length has 0.7 MB. */
const mostBytes = 1_000_000

const noQuote = { description: 'There is no such quote', body: Failure } as const

const refused = {
  description: 'It cannot be so; each refusal at its field or product',
  body: Failure,
} as const

/** How a quote is made, and becomes an order. */
export const deskQuoteCalls = {
  deskAddress: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/adres',
    summary: 'An address by postcode and number, and which internet lines it has.',
    // A list of 200 addresses is checked row by row.
    limit: { max: 600, per: 'minute' },
    body: { kind: 'json', schema: DeskAddressQuestion },
    answers: { 200: { description: 'The address', body: DeskAddress }, 422: refused },
  }),
  openQuote: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/prijsopgaven',
    summary: 'Opens a quote request for somebody who asked for none.',
    body: { kind: 'json', schema: QuoteFromScratch },
    answers: { 200: { description: 'Its number', body: QuoteMade }, 422: refused },
  }),
  quoteAtDesk: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/zaken/{nummer}/offerte',
    params: { nummer: caseNumberParam },
    summary: 'The versions of a quote, and what the next one can be made of.',
    answers: { 200: { description: 'The quote', body: DeskQuote }, 404: noQuote },
  }),
  sendQuote: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/offerte',
    params: { nummer: caseNumberParam },
    summary: 'Sends a version; the one before cannot be accepted any more.',
    bodyLimit: mostBytes,
    body: { kind: 'json', schema: NewQuoteVersion },
    answers: {
      200: { description: 'Sent, or sent before by the same id', body: QuoteSent },
      404: noQuote,
      409: stale,
      422: refused,
    },
  }),
  previewQuote: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/offerte/voorbeeld',
    params: { nummer: caseNumberParam },
    summary: 'The PDF that a version would have; stores nothing.',
    bodyLimit: mostBytes,
    body: { kind: 'json', schema: NewQuoteVersion },
    answers: { 200: { description: 'The file', body: QuotePreview }, 404: noQuote, 422: refused },
  }),
  renewQuote: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/offerte/verlengen',
    params: { nummer: caseNumberParam },
    summary: 'Sends the newest version again as a new one, with a new validity.',
    body: { kind: 'json', schema: QuoteCommand },
    answers: {
      200: { description: 'Sent, or sent before by the same id', body: QuoteSent },
      404: noQuote,
      409: stale,
      422: refused,
    },
  }),
  withdrawQuote: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/offerte/intrekken',
    params: { nummer: caseNumberParam },
    summary: 'Withdraws the version that waits for the customer, for a reason that he is told.',
    body: { kind: 'json', schema: QuoteWithdrawal },
    answers: {
      204: withdrawnOnce,
      404: noQuote,
      409: stale,
      422: refused,
    },
  }),
  deskQuoteFile: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/zaken/{nummer}/offerte/{versie}',
    params: { nummer: caseNumberParam, versie: textParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'The PDF of a version as it was sent.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: pdfFile, 404: noQuote },
  }),
}
