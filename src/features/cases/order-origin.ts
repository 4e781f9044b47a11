import * as z from 'zod/mini'
import type { Fact } from '../../common/fact.ts'
import { formatDay } from '../../common/moments.ts'
import { formatEuro } from '../../common/money.ts'
import { agreementNumber, formatOrderNumber } from '../../common/order-number.ts'
import { sentenceCase } from '../../common/sentence.ts'
import { orderOriginTexts as texts } from './order-origin-texts.ts'

/** The quote that an order was made of, and how its customer calls the part of it that became the order. */
const QuoteOrigin = z.object({
  /** Nine digits, or as they are read out. */
  quoteNumber: z.string(),
  /** For example a branch; empty for no name. */
  branch: z.string(),
})

export type QuoteOrigin = Readonly<z.infer<typeof QuoteOrigin>>

export const replacingActions = ['change', 'move'] as const
/** Why an order takes the place of an agreement: its customer wants other products, or has them at another address. */
export type ReplacingAction = (typeof replacingActions)[number]

/** The agreement that an order takes the place of from its delivery. */
const AgreementOrigin = z.object({
  /** The number of the order that the agreement is of: nine digits, or as they are read out. */
  agreement: z.string(),
  action: z.enum(replacingActions),
  /** Days that the old lines go on beside the new ones. */
  overlapDays: z.int(),
  /** Cents excl. VAT that leaving the old lines costs, at most. */
  costInCents: z.int(),
  /** The last day of the term that goes on; null where a new one begins with the delivery. */
  termUntil: z.nullable(z.iso.date()),
})
export type AgreementOrigin = Readonly<z.infer<typeof AgreementOrigin>>

/** The origin of an order: a quote, or the agreement in whose place it comes. */
export const OrderOrigin = z.union([QuoteOrigin, AgreementOrigin])

export type OrderOrigin = Readonly<z.infer<typeof OrderOrigin>>

const replacement = ({ action, agreement }: AgreementOrigin): string =>
  texts.replacing[action](agreementNumber(formatOrderNumber(agreement)))

/** The name of the part of a quote that an order was made of; empty where there is none. */
export const branchIn = (origin: OrderOrigin | null): string =>
  origin && 'branch' in origin ? origin.branch : ''

/** The one reference by which people know what belongs together: `Filiaal 1, prijsopgave 945-112-334`. */
export const originInWords = (origin: OrderOrigin): string =>
  'agreement' in origin
    ? replacement(origin)
    : [
        ...(origin.branch === '' ? [] : [origin.branch]),
        texts.ofQuote(formatOrderNumber(origin.quoteNumber)),
      ].join(', ')

/** The same on a line of its own: `Prijsopgave 945-112-334` where the part has no name. */
export const originLine = (origin: OrderOrigin): string => sentenceCase(originInWords(origin))

/** Words with the reference beside them, where there is one: `7 december (Filiaal 1, prijsopgave 945-112-334)`. */
export const withOrigin = (words: string, origin: OrderOrigin | null): string =>
  origin ? texts.beside(words, originInWords(origin)) : words

/** How an order is called in a sentence or a subject: `482-739-165 (Filiaal 1, prijsopgave 945-112-334)`. */
export const orderName = ({
  orderNumber,
  origin,
}: {
  readonly orderNumber: string
  readonly origin: OrderOrigin | null
}): string => withOrigin(formatOrderNumber(orderNumber), origin)

/** The same as rows, with what an order in the place of an agreement costs and until when that goes on; none without an origin. */
export function originFacts(origin: OrderOrigin | null): readonly Fact[] {
  if (origin === null) return []
  if ('agreement' in origin)
    return [
      [texts.instead, sentenceCase(replacement(origin))],
      [texts.goesOn, texts.until(origin.overlapDays)],
      [
        texts.term,
        origin.termUntil === null ? texts.newTerm : texts.termUntil(formatDay(new Date(origin.termUntil))),
      ],
      [texts.leaving, origin.costInCents > 0 ? texts.costs(formatEuro(origin.costInCents)) : texts.free],
    ]
  return [
    ...(origin.branch === '' ? [] : [[texts.branch, origin.branch] as const]),
    [texts.quote, formatOrderNumber(origin.quoteNumber)],
  ]
}
