import * as z from 'zod/mini'
import { answeredNoMore, deadLink, pdfFile, wrongFields } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import { asFormFields, type Failure, type FieldErrors } from '../../common/contract/failure.ts'
import { genders } from '../../common/contract/fields.ts'
import { optionalLines, requiredLines } from '../../common/contract/lines-field.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { signedParam, textParam } from '../../common/contract/params.ts'
import { uploadLimit, withFiles } from '../case-files/uploads.ts'
import { AcceptingDetails } from '../details/details-schema.ts'
import { forEachReference } from '../details/references.ts'
import { correctedParam } from '../documents/contract.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { buyerShape, OrderRefused, refusedFields } from '../orders/contract.ts'
import { OrderOfQuote, PartAcceptedBefore, PartToAnswer, VersionDifferences } from './contract-parts.ts'
import { mostParts } from './quote.ts'
import { quoteContractTexts } from './rule-texts.ts'
import { endedStatuses, isEnded } from './versions.ts'

/** A customer's decision about a quote through the mailed link (docs/decisions/quotes.md#a-quote-becomes-an-order). */

const orNull = z.nullable

const partId = z.uuid({ error: quoteContractTexts.chooseParts })

const which = {
  /** As it is read out: `682-739-165`. */
  number: z.string(),
  /** Counted from 1. */
  version: z.int(),
}

/** A version of a quote as the customer reads it. */
export const QuoteToAnswer = z.object({
  ...which,
  standing: z.enum(['sent', 'accepted', 'expired']),
  /** Why it can be answered no more; null while it can. */
  refusal: orNull(z.string()),
  companyName: z.string(),
  contactName: z.string(),
  /** Author of the version. */
  madeBy: z.string(),
  sentAt: z.string(),
  /** The last moment that it can be accepted (ISO 8601), by the server's clock. */
  validUntil: z.string(),
  /** The colleague's message; empty for none. */
  words: z.string(),
  /** Totals and VAT are computed from their lines, as of any order. */
  parts: z.array(PartToAnswer),
  /** Whether the discounts on the whole stand: no part is accepted yet, or all were accepted together. */
  isWhole: z.boolean(),
  /** Parts of versions before this one that became orders. */
  acceptedBefore: z.array(PartAcceptedBefore),
  differences: VersionDifferences,
  /** Whether nothing but the last day is another than in the version before. */
  isRenewal: z._default(z.boolean(), false),
  /** The PDF as it was sent; serves for an hour. */
  documentPath: z.string(),
  /** That PDF as it was corrected later; serves for an hour too. */
  corrected: z._default(z.array(z.object({ title: z.string(), path: z.string() })), []),
  /** Weeks (`2026-W50`) that the buyer can prefer for the delivery; none where it takes longer than usual. */
  deliveryWeeks: z._default(z.array(z.string()), []),
  /** Known details of the buyer, for the form; of who is logged in those of the account. */
  known: z.object({
    companyName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    postCode: z.string(),
    city: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    streetNumberAddition: z.string(),
    /** Empty where they are not known, as the next two. */
    kvkNumber: z._default(z.string(), ''),
    vatNumber: z._default(z.string(), ''),
    ascription: z._default(z.string(), ''),
    gender: z._default(z.enum(['', ...genders]), ''),
  }),
  /** How the IBAN of the account ends, which is used where no other one is typed; null where nobody is logged in. */
  ibanEnding: z._default(orNull(z.string()), null),
  /** The buyer's own, with which the form begins. */
  references: z.object(forEachReference(() => z.string())),
})

export type QuoteToAnswer = z.infer<typeof QuoteToAnswer>

/** A version that was declined, withdrawn or replaced: that it was, and nothing of what it offered to whom. */
export const EndedQuote = z.object({
  ...which,
  standing: z.enum(endedStatuses),
  /** Why it can no longer be answered, in a sentence. */
  refusal: z.string(),
  /** Page for deciding about the newest version; null if none is open. */
  newestPath: orNull(z.string()),
  /** Whether parts of the quote were accepted, which go on as orders. */
  hasOrders: z._default(z.boolean(), false),
})

export type EndedQuote = z.infer<typeof EndedQuote>

export const QuoteByLink = z.discriminatedUnion('standing', [QuoteToAnswer, EndedQuote])

export type QuoteByLink = z.infer<typeof QuoteByLink>

export const isEndedQuote = (quote: QuoteByLink): quote is EndedQuote => isEnded(quote.standing)

export const QuoteQuestion = z.object({
  token: LinkToken,
  /** The part that it is about; empty or absent for the whole quote. */
  part: z._default(z.string().check(z.maxLength(36)), ''),
  words: requiredLines(quoteContractTexts.question, 1000, quoteContractTexts.questionMissing),
})

export const QuoteDecline = z.object({
  token: LinkToken,
  reason: optionalLines(quoteContractTexts.reason, 1000),
})

/** For the place of delivery of one part; otherwise the technical person and the numbers of the whole acceptance hold. */
const AtPart = z.object({
  part: partId,
  technicalPerson: buyerShape.technicalPerson,
  phoneNumberRetention: buyerShape.phoneNumberRetention,
})

export const QuoteAcceptance = z.object({
  token: LinkToken,
  /** The parts that are accepted; all that are open where absent. */
  parts: z.optional(
    z
      .array(partId)
      .check(
        z.minLength(1, { error: quoteContractTexts.chooseParts }),
        z.maxLength(mostParts, { error: quoteContractTexts.chooseParts }),
      ),
  ),
  /** Totals that the customer saw, of these parts. */
  agreedTotals: TotalsInCents,
  details: AcceptingDetails,
  ...buyerShape,
  atParts: z._default(z.array(AtPart).check(z.maxLength(mostParts)), []),
})

export type QuoteAcceptance = z.infer<typeof QuoteAcceptance>

/** By the mailed link: without an IBAN it is that of the account of who is logged in, which no browser gets. */
export const AcceptanceByLink = z.extend(QuoteAcceptance, {
  details: z.extend(AcceptingDetails, { iban: z.optional(AcceptingDetails.shape.iban) }),
})

export type AcceptanceByLink = z.infer<typeof AcceptanceByLink>

/** The orders of the accepted parts, in the order of the parts. */
export const QuoteAccepted = z.object({
  orders: z.array(z.extend(OrderOfQuote, { part: z.string() })),
})

export type QuoteAccepted = z.infer<typeof QuoteAccepted>

export const noSuchQuote: Failure = {
  message: quoteContractTexts.linkGone,
}

const visitor = {
  group: 'Order',
  access: 'visitor',
  limit: { max: 60, per: 'minute' },
} as const

const malformed = (errors: FieldErrors) =>
  'token' in errors ? ({ status: 404, body: noSuchQuote } as const) : refusedAsMarked(errors)

/** Refused at the fields of the form of an order, which knows no `details.`. */
const malformedOrder = (errors: FieldErrors) =>
  'token' in errors
    ? ({ status: 404, body: noSuchQuote } as const)
    : ({ status: 422, body: refusedFields(asFormFields(errors, 'details')) } as const)

/** How a quote is made, and becomes an order. */
export const quoteCalls = {
  quoteByLink: defineCall({
    ...visitor,
    method: 'POST',
    path: '/api/prijsopgave',
    summary: 'The version of a quote that a mailed link is about; uses nothing up.',
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchQuote }),
    answers: { 200: { description: 'The quote', body: QuoteByLink }, 404: deadLink },
  }),
  noteQuoteRead: defineCall({
    ...visitor,
    method: 'POST',
    path: '/api/prijsopgave/gelezen',
    summary: 'Notes that somebody reads a quote, and did not only open its page.',
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchQuote }),
    answers: { 204: { description: 'Noted, now or before' }, 404: deadLink },
  }),
  quoteFile: defineCall({
    ...visitor,
    method: 'GET',
    path: '/api/prijsopgave/{nummer}/{versie}',
    params: { nummer: textParam, versie: textParam },
    summary: 'The PDF of a version, by an address that was signed for an hour.',
    query: {
      tot: signedParam,
      teken: signedParam,
      gecorrigeerd: correctedParam,
    },
    answers: { 200: pdfFile, 404: deadLink },
  }),
  askAboutQuote: defineCall({
    ...visitor,
    method: 'POST',
    path: '/api/prijsopgave/vraag',
    summary: 'Asks whoever made the quote.',
    limit: { max: 10, per: 'minute' },
    body: { kind: 'form', schema: QuoteQuestion, ...withFiles },
    bodyLimit: uploadLimit,
    malformed,
    answers: { 204: { description: 'Asked' }, 404: deadLink, 422: wrongFields },
  }),
  declineQuote: defineCall({
    ...visitor,
    method: 'POST',
    path: '/api/prijsopgave/afwijzen',
    summary: 'Declines a quote.',
    body: { kind: 'json', schema: QuoteDecline },
    malformed,
    answers: {
      204: { description: 'Declined, now or before' },
      404: deadLink,
      409: answeredNoMore,
      422: wrongFields,
    },
  }),
  acceptQuote: defineCall({
    ...visitor,
    method: 'POST',
    path: '/api/prijsopgave/accepteren',
    summary: 'Accepts a quote or some of its parts: each an order at exactly its prices, once.',
    bodyLimit: 512_000,
    body: { kind: 'json', schema: AcceptanceByLink },
    malformed: malformedOrder,
    answers: {
      200: {
        description: 'The orders, also where the same was accepted before: parts, totals and company',
        body: QuoteAccepted,
      },
      404: deadLink,
      409: answeredNoMore,
      422: { description: 'The fields that are wrongFields, as of an order', body: OrderRefused },
    },
  }),
}
