import * as z from 'zod/mini'
import { optionalName, requiredText } from '../../common/contract/fields.ts'
import { mostFreeLines } from '../carts/order-lines.ts'
import { productTypes } from '../catalogue/product.ts'
import { PostalAddress, References } from '../details/details-schema.ts'
import { NewLines } from '../line-changes/contract-desk.ts'
import {
  mostDeliveryWeeks,
  mostDiscounts,
  mostFreeLineCents,
  mostFreeLineQuantity,
  mostFreeMonths,
  partTerms,
} from './part.ts'
import { mostParts } from './quote.ts'
import { quoteDeskFieldTexts } from './texts-desk.ts'

/** A quote as staff make it: the content of a part and of the whole (src/features/quotes/quote.ts). */

export const wholeNumber = (words: string, from: number, to: number) =>
  z.int({ error: words }).check(z.gte(from, { error: words }), z.lte(to, { error: words }))

const rhythm = z.enum(['month', 'once'], { error: quoteDeskFieldTexts.periodMissing })

const amountInCents = wholeNumber(quoteDeskFieldTexts.wrongAmount, 0, mostFreeLineCents)

const percentage = wholeNumber(quoteDeskFieldTexts.wrongPercentage, 1, 100)

const FreeLine = z.object({
  text: requiredText(quoteDeskFieldTexts.description, 200),
  quantity: wholeNumber(quoteDeskFieldTexts.wrongQuantity(mostFreeLineQuantity), 1, mostFreeLineQuantity),
  /** Per unit, excl. VAT. */
  priceInCents: amountInCents,
  per: rhythm,
})

const reason = requiredText(quoteDeskFieldTexts.reason, 120, quoteDeskFieldTexts.reasonMissing)

const AmountDiscount = z.object({ as: z.literal('amount'), reason, per: rhythm, amountInCents })
const PercentageDiscount = z.object({ as: z.literal('percentage'), reason, per: rhythm, percentage })

export const DiscountDraft = z.discriminatedUnion('as', [AmountDiscount, PercentageDiscount])

/** Of one product; absent for all lines. */
const onLine = { productId: z.optional(z.int()) }

const PartDiscountDraft = z.discriminatedUnion('as', [
  z.extend(AmountDiscount, onLine),
  z.extend(PercentageDiscount, onLine),
])

const notTooMany = z.maxLength(mostDiscounts, {
  error: quoteDeskFieldTexts.tooManyDiscounts(mostDiscounts),
})

/** Of a part alone; what is empty is as for the whole quote. */
export const PartReferences = z.pick(References, { purchaseOrderNumber: true, costCentre: true })

const weekNumber = wholeNumber(quoteDeskFieldTexts.wrongWeeks(mostDeliveryWeeks), 1, mostDeliveryWeeks)

/** When a line is delivered and what its construction costs, once and excl. VAT. */
const DeliverySaid = z.object({
  weeks: z
    .object({ from: weekNumber, to: weekNumber })
    .check(z.refine(({ from, to }) => from <= to, { error: quoteDeskFieldTexts.weeksTurned, path: ['to'] })),
  constructionInCents: amountInCents,
})

/** Content of a part (src/features/quotes/part.ts). */
export const PartDraft = z.object({
  lines: NewLines.shape.lines,
  freeLines: z
    .array(FreeLine)
    .check(z.maxLength(mostFreeLines, { error: quoteDeskFieldTexts.tooManyFreeLines(mostFreeLines) })),
  discounts: z.array(PartDiscountDraft).check(notTooMany),
  termInMonths: z.nullable(z.literal(partTerms, { error: quoteDeskFieldTexts.termMissing })),
  freeMonths: z.nullable(wholeNumber(quoteDeskFieldTexts.wrongFreeMonths(mostFreeMonths), 0, mostFreeMonths)),
  references: z.optional(PartReferences),
  delivery: z._default(z.nullable(DeliverySaid), null),
})

export const quotedType = z.enum(productTypes, { error: quoteDeskFieldTexts.aboutMissing })

const PartToSend = z.extend(PartDraft, {
  id: NewLines.shape.id,
  name: optionalName(quoteDeskFieldTexts.partName, 80),
  productType: quotedType,
  address: PostalAddress,
})

/** Content of a quote (src/features/quotes/quote.ts). */
export const QuoteDraft = z.object({
  parts: z
    .array(PartToSend)
    .check(
      z.minLength(1, { error: quoteDeskFieldTexts.noParts }),
      z.maxLength(mostParts, { error: quoteDeskFieldTexts.tooManyParts(mostParts) }),
      ({ value, issues }) => {
        const known = new Set<string>()
        for (const [place, { id }] of value.entries()) {
          if (known.has(id))
            issues.push({
              code: 'custom',
              path: [place],
              input: id,
              message: quoteDeskFieldTexts.partTwice,
            })
          known.add(id)
        }
      },
    ),
  /** On the whole. */
  discounts: z.array(DiscountDraft).check(notTooMany),
})
