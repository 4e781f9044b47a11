import * as z from 'zod/mini'
import { productTypes } from '../domain/product.ts'
import { endedStatuses, isEnded } from '../domain/quote-versions.ts'
import { LinkToken } from './account.ts'
import { AgreedTotals } from './agreed-totals.ts'
import { GuestDetails } from './details.ts'
import type { Failure } from './failure.ts'
import { optionalLines, requiredLines } from './lines-field.ts'
import { OrderData } from './order.ts'
import { ProductList } from './products-on-wire.ts'

/**
 * What a customer decides about a quote by the link from its mail (docs/decisions/quotes.md#a-quote-becomes-an-order).
 */

const orNull = z.nullable
const Amount = z.object({ quantity: z.int(), amount: z.number(), termInMonths: z.int() })

/** What differs from the version before; amounts in euros, excl. VAT. */
export const QuoteDifferenceOnWire = z.object({
  name: z.string(),
  isRecurring: z.boolean(),
  before: orNull(Amount),
  after: orNull(Amount),
})
export type QuoteDifferenceOnWire = z.infer<typeof QuoteDifferenceOnWire>

/** POST /api/prijsopgave: LinkQuestion → QuoteByLink; 404 where the link does not serve. Notes nothing: mail scanners open pages too. */
export const quoteByLink = { method: 'POST', path: '/api/prijsopgave' } as const

const which = {
  /** As it is read out: `682-739-165`. */
  number: z.string(),
  /** Counted from 1. */
  version: z.int(),
}

/** A version of a quote as the customer reads it. */
export const QuoteToAnswer = z.object({
  ...which,
  productType: z.enum(productTypes),
  standing: z.enum(['sent', 'accepted', 'expired']),
  /** Why it can be answered no more; null while it can. */
  refusal: orNull(z.string()),
  companyName: z.string(),
  contactName: z.string(),
  /** Who made it. */
  madeBy: z.string(),
  sentAt: z.string(),
  /** The last moment that it can be accepted (ISO 8601), by the server's clock. */
  validUntil: z.string(),
  /** What the colleague wrote with it; empty where nothing. */
  words: z.string(),
  /** Where it is delivered, in one line. */
  deliveredAt: z.string(),
  /** The lines, discounts among them; totals and VAT are computed from them as of any cart. */
  products: ProductList,
  differences: z.array(QuoteDifferenceOnWire),
  /** Whether nothing but the last day is another than in the version before. */
  isRenewal: z._default(z.boolean(), false),
  /** The PDF as it was sent; serves for an hour. */
  documentPath: z.string(),
  /** What has to be chosen expressly to be bound so long, word for word; null where it need not. */
  longTermText: orNull(z.string()),
  /** What is known already of who would order, for the form. */
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
  }),
  /** The order that it became, and the address of its status page; null where it did not. */
  order: orNull(z.object({ number: z.string(), followPath: z.string() })),
})
export type QuoteToAnswer = z.infer<typeof QuoteToAnswer>

/** A version that was declined, withdrawn or replaced: that it was, and nothing of what it offered to whom. */
export const EndedQuote = z.object({
  ...which,
  standing: z.enum(endedStatuses),
  /** That it is over, in a sentence. */
  refusal: z.string(),
  /** Where the newest version is decided; null where none is open. */
  newestPath: orNull(z.string()),
})
export type EndedQuote = z.infer<typeof EndedQuote>

export const QuoteByLink = z.discriminatedUnion('standing', [QuoteToAnswer, EndedQuote])
export type QuoteByLink = z.infer<typeof QuoteByLink>

export const isEndedQuote = (quote: QuoteByLink): quote is EndedQuote => isEnded(quote.standing)

/** POST /api/prijsopgave/gelezen: LinkQuestion → 204: whoever reads it moved, pressed or scrolled. The first time is noted. */
export const noteQuoteRead = { method: 'POST', path: '/api/prijsopgave/gelezen' } as const

/** GET /api/prijsopgave/{nummer}/{versie}?tot=…&teken=… → the PDF of a version, while the address serves. */
export const quoteFilePath = '/api/prijsopgave/{nummer}/{versie}'

/** POST /api/prijsopgave/vraag → 204: staff are mailed, and it stands at the case. */
export const askAboutQuote = { method: 'POST', path: '/api/prijsopgave/vraag' } as const
export const QuoteQuestion = z.object({
  token: LinkToken,
  words: requiredLines('Je vraag', 1000, 'Schrijf wat je wilt weten'),
})

/** POST /api/prijsopgave/afwijzen → 204, also where it was declined before; 409 where it can be answered no more. */
export const declineQuote = { method: 'POST', path: '/api/prijsopgave/afwijzen' } as const
export const QuoteDecline = z.object({ token: LinkToken, reason: optionalLines('De reden', 1000) })

/**
 * POST /api/prijsopgave/accepteren → 200 QuoteAccepted, also where it was accepted before; 409 where it can be answered no
 * more, or the totals are others than it has; 422 OrderRefused, whose fields have the names of the order's form (`iban`,
 * `contactPerson.email`).
 */
export const acceptQuote = { method: 'POST', path: '/api/prijsopgave/accepteren' } as const
export const QuoteAcceptance = z.object({
  token: LinkToken,
  /** What the customer saw of it. */
  agreedTotals: AgreedTotals,
  details: GuestDetails,
  contactPerson: OrderData.shape.contactPerson,
  technicalPerson: OrderData.shape.technicalPerson,
  invoiceAddress: OrderData.shape.invoiceAddress,
  directDebit: OrderData.shape.directDebit,
  longTermConsent: OrderData.shape.longTermConsent,
  termsAccepted: OrderData.shape.termsAccepted,
  phoneNumberRetention: OrderData.shape.phoneNumberRetention,
})
export type QuoteAcceptance = z.infer<typeof QuoteAcceptance>

export const QuoteAccepted = z.object({ number: z.string(), followPath: z.string() })
export type QuoteAccepted = z.infer<typeof QuoteAccepted>

export const noSuchQuote: Failure = {
  message: 'Deze link werkt niet (meer). Bel ons, dan sturen we je een nieuwe.',
}
