import * as z from 'zod/mini'
import type { Fact } from '../../common/fact.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import { sentenceCase } from '../../common/sentence.ts'
import { orderOriginTexts as texts } from './order-origin-texts.ts'

/** The quote that an order was made of, and how its customer calls the part of it that became the order. */
export const OrderOrigin = z.object({
  /** Nine digits, or as they are read out. */
  quoteNumber: z.string(),
  /** For example a branch; empty for no name. */
  branch: z.string(),
})

export type OrderOrigin = Readonly<z.infer<typeof OrderOrigin>>

/** The one reference by which people know what belongs together: `Filiaal 1, prijsopgave 945-112-334`. */
export const originInWords = ({ quoteNumber, branch }: OrderOrigin): string =>
  [...(branch === '' ? [] : [branch]), texts.ofQuote(formatOrderNumber(quoteNumber))].join(', ')

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

/** The same as rows; none of an order that was made of no quote. */
export const originFacts = (origin: OrderOrigin | null): readonly Fact[] =>
  origin
    ? [
        ...(origin.branch === '' ? [] : [[texts.branch, origin.branch] as const]),
        [texts.quote, formatOrderNumber(origin.quoteNumber)],
      ]
    : []
