import * as z from 'zod/mini'
import { centsFromEuros, eurosFromCents } from '../domain/money.ts'
import { productTypes } from '../domain/product.ts'
import {
  mostDiscounts,
  mostFreeLineCents,
  mostFreeLineQuantity,
  mostFreeLines,
  mostFreeMonths,
  mostQuoteDays,
  type QuoteDraft,
  quoteDays,
  quoteTerms,
} from '../domain/quote.ts'
import { quoteStatuses } from '../domain/quote-versions.ts'
import { AgreedTotals } from './agreed-totals.ts'
import { deskCasesPath, stateReason } from './desk-case-acts.ts'
import { NewLines } from './desk-lines.ts'
import { PostalAddress, QuoteForm } from './details.ts'
import { requiredName, requiredText } from './fields.ts'
import { optionalLines } from './lines-field.ts'
import { ProductList } from './products-on-wire.ts'
import { QuoteDifferenceOnWire } from './quote.ts'

/** How staff make quotes (docs/decisions/quotes.md#a-quote-becomes-an-order). */

/** GET: what stands and what can be offered. POST: sends a version. */
export const quotePath = `${deskCasesPath}/{nummer}/offerte` as const
const at = (path: string, number: string) => path.replace('{nummer}', encodeURIComponent(number))
export const quoteAtDesk = (number: string) => ({ method: 'GET', path: at(quotePath, number) }) as const
export const sendQuote = (number: string) => ({ method: 'POST', path: at(quotePath, number) }) as const

/** POST: withdraws the version that waits for the customer; the case is over with it. */
export const quoteWithdrawalPath = `${quotePath}/intrekken` as const
export const withdrawQuote = (number: string) =>
  ({ method: 'POST', path: at(quoteWithdrawalPath, number) }) as const

/** POST: sends the newest version again, as it is, under a new number and with a new validity. */
export const quoteRenewalPath = `${quotePath}/verlengen` as const
export const renewQuote = (number: string) =>
  ({ method: 'POST', path: at(quoteRenewalPath, number) }) as const

/** GET → the PDF of a version. */
export const deskQuoteFilePath = `${quotePath}/{versie}` as const
export const deskQuoteFile = (number: string, version: number): string =>
  at(deskQuoteFilePath, number).replace('{versie}', String(version))

/** POST: the PDF that a draft would become, not stored: QuotePreview. */
export const quotePreviewPath = `${quotePath}/voorbeeld` as const
export const previewQuote = (number: string) =>
  ({ method: 'POST', path: at(quotePreviewPath, number) }) as const

/** POST: opens a quote request for somebody who asked for none. */
export const newQuotePath = '/api/beheer/prijsopgaven'
export const openNewQuote = { method: 'POST', path: newQuotePath } as const

const wholeNumber = (words: string, from: number, to: number) =>
  z.int({ error: words }).check(z.gte(from, { error: words }), z.lte(to, { error: words }))

const rhythm = z.enum(['month', 'once'], { error: 'Kies per maand of eenmalig' })

/** Euros with at most two decimals. */
const euros = (most: number, words: string) =>
  z.number({ error: words }).check(
    z.gte(0, { error: words }),
    z.lte(most, { error: words }),
    z.refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: words }),
  )

const amountWords = 'Vul een bedrag in van 0 tot 100.000 euro, met hoogstens twee cijfers achter de komma'
const percentageWords = 'Vul een heel percentage in van 1 tot en met 100'

export const FreeLineOnWire = z.object({
  text: requiredText('Omschrijving', 200),
  quantity: wholeNumber(
    `Een aantal is een heel getal van 1 tot en met ${mostFreeLineQuantity}`,
    1,
    mostFreeLineQuantity,
  ),
  /** Per unit, excl. VAT, in euros. */
  price: euros(mostFreeLineCents / 100, amountWords),
  per: rhythm,
})

const reason = requiredText('Reden', 120, 'Vul in waarom je de korting geeft')
export const DiscountOnWire = z.discriminatedUnion('as', [
  /** `value` in euros. */
  z.object({
    as: z.literal('amount'),
    reason,
    per: rhythm,
    value: euros(mostFreeLineCents / 100, amountWords),
  }),
  z.object({ as: z.literal('percentage'), reason, per: rhythm, value: wholeNumber(percentageWords, 1, 100) }),
])

/** What a quote is made of (domain/quote.ts); money in euros. */
export const QuoteDraftOnWire = z.object({
  lines: NewLines.shape.lines,
  freeLines: z
    .array(FreeLineOnWire)
    .check(
      z.maxLength(mostFreeLines, { error: `Een prijsopgave heeft hoogstens ${mostFreeLines} vrije regels` }),
    ),
  discounts: z
    .array(DiscountOnWire)
    .check(
      z.maxLength(mostDiscounts, { error: `Een prijsopgave heeft hoogstens ${mostDiscounts} kortingen` }),
    ),
  termInMonths: z.nullable(z.literal(quoteTerms, { error: 'Kies een looptijd' })),
  freeMonths: z.nullable(
    wholeNumber(`Kies 0 tot en met ${mostFreeMonths} gratis maanden`, 0, mostFreeMonths),
  ),
})
export type QuoteDraftOnWire = z.infer<typeof QuoteDraftOnWire>

/** A version to send, or to look at before. */
export const NewQuoteVersion = z.object({
  /** Made in the browser: twice the same is done once. */
  id: NewLines.shape.id,
  version: NewLines.shape.version,
  draft: QuoteDraftOnWire,
  /** What it comes to, as whoever decided it saw. */
  totals: AgreedTotals,
  /** What the customer reads above it. */
  words: optionalLines('Tekst voor de klant', 2000),
  validDays: z._default(
    wholeNumber(`Een prijsopgave geldt 1 tot en met ${mostQuoteDays} dagen`, 1, mostQuoteDays),
    quoteDays,
  ),
})
export type NewQuoteVersion = z.infer<typeof NewQuoteVersion>

/** POST …/verlengen. */
export const QuoteAct = z.object({ id: NewLines.shape.id, version: NewLines.shape.version })

/** POST …/intrekken: why, as a reason of domain/state-reasons.ts that the customer is told. */
export const QuoteWithdrawal = z.extend(QuoteAct, stateReason)

/** A version that was sent. */
export const DeskQuoteVersion = z.object({
  id: z.string(),
  /** Counted from 1. */
  version: z.int(),
  standing: z.enum(quoteStatuses),
  madeBy: z.string(),
  sentAt: z.string(),
  validUntil: z.string(),
  /** When the customer saw it first; null where he did not. */
  openedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Why the customer declined; empty where he said nothing. */
  reason: z.string(),
  words: z.string(),
  products: ProductList,
  draft: QuoteDraftOnWire,
  differences: z.array(QuoteDifferenceOnWire),
  /** The number of the order that it became; null where it did not. */
  orderNumber: z.nullable(z.string()),
})
export type DeskQuoteVersion = z.infer<typeof DeskQuoteVersion>

/** A quote at the desk: its versions, newest first, and what the next one can be made of. */
export const DeskQuote = z.object({
  number: z.string(),
  /** Of the case. */
  version: z.int(),
  productType: z.enum(productTypes),
  organization: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  /** Where it is mailed to; null where no address is known. */
  email: z.nullable(z.string()),
  /** Where it is delivered, in one line. */
  deliveredAt: z.string(),
  /** Why no version can be sent; null where one can. */
  refusal: z.nullable(z.string()),
  versions: z.array(DeskQuoteVersion),
  /** What was asked for. */
  asked: ProductList,
  /** What is sold of this type today. */
  catalogue: ProductList,
  /** The internet lines at the address. */
  offered: ProductList,
  /** false where the register of addresses could not be asked. */
  addressChecked: z.boolean(),
})
export type DeskQuote = z.infer<typeof DeskQuote>

/** A PDF, as base64. */
export const QuotePreview = z.object({ pdf: z.string() })

/** The version that was sent. */
export const QuoteSent = z.object({ version: z.int() })

/** 422: the totals are not those that were seen, as the catalogue changed: `pricesChanged` of desk-lines. */

/** For whom a quote is opened, and about what. */
export const QuoteFromScratch = z.object({
  /** Made in the browser: twice the same opens one. */
  id: NewLines.shape.id,
  productType: z.enum(productTypes, { error: 'Kies waar de prijsopgave over gaat' }),
  ...QuoteForm.shape,
  companyName: requiredName('Organisatie'),
  installationAddress: PostalAddress,
})
export type QuoteFromScratch = z.infer<typeof QuoteFromScratch>

/** A draft as the domain has it, in cents. */
export const draftFromWire = ({ lines, freeLines, discounts, ...terms }: QuoteDraftOnWire): QuoteDraft => ({
  ...terms,
  lines,
  freeLines: freeLines.map(({ price, ...line }) => ({ ...line, priceInCents: centsFromEuros(price) })),
  discounts: discounts.map(discount => ({
    ...discount,
    value: discount.as === 'amount' ? centsFromEuros(discount.value) : discount.value,
  })),
})

/** The same as it travels, in euros. */
export const draftToWire = ({ lines, freeLines, discounts, termInMonths, freeMonths }: QuoteDraft) => ({
  termInMonths,
  freeMonths,
  lines: [...lines],
  freeLines: freeLines.map(({ priceInCents, ...line }) => ({ ...line, price: eurosFromCents(priceInCents) })),
  discounts: discounts.map(discount => ({
    ...discount,
    value: discount.as === 'amount' ? eurosFromCents(discount.value) : discount.value,
  })),
})
