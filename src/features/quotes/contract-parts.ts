import * as z from 'zod/mini'
import { TotalsInCents } from '../../common/contract/money.ts'
import { DiscountLines, OrderLines } from '../carts/line-schemas.ts'
import { productTypes } from '../catalogue/product.ts'
import { PostalAddress } from '../details/details-schema.ts'
import type { PartDifference } from './versions.ts'

/** The parts of a version of a quote, as its customer and staff read them. */

const orNull = z.nullable

const Amount = z.object({ quantity: z.int(), amountInCents: z.int(), termInMonths: z.int() })

const PartHead = z.object({
  name: z.string(),
  productType: z.enum(productTypes),
  address: PostalAddress,
})

const PartTotals = z.extend(TotalsInCents, {
  promise: orNull(
    z.object({
      obtainable: z.enum(['now', 'by-quote', 'no']),
      weeks: orNull(z.object({ from: z.int(), to: z.int() })),
      constructionInCents: orNull(z.int()),
    }),
  ),
})

/** Differences from the version before. */
export const VersionDifferences: z.ZodMiniType<readonly PartDifference[]> = z.array(
  z.object({
    part: orNull(PartHead),
    change: z.enum(['added', 'removed', 'changed']),
    lines: z.array(
      z.object({
        name: z.string(),
        isRecurring: z.boolean(),
        before: orNull(Amount),
        after: orNull(Amount),
      }),
    ),
    before: orNull(PartTotals),
    after: orNull(PartTotals),
  }),
)

/** A part of a version as it is offered. */
export const partShape = {
  id: z.string(),
  /** How the customer calls it, for example a branch; empty for no name. */
  name: z.string(),
  productType: z.enum(productTypes),
  /** Its own lines, its own discounts among them. */
  lines: OrderLines,
  /** Its share of the discounts on the whole, which it is accepted with where all parts are accepted together. */
  wholeDiscounts: DiscountLines,
}

/** An order that a quote or a part of one became. */
export const OrderOfQuote = z.object({
  /** As it is read out. */
  number: z.string(),
  followPath: z.string(),
})

export type OrderOfQuote = z.infer<typeof OrderOfQuote>

/** A part as the customer reads it. */
export const PartToRead = z.object({
  ...partShape,
  address: PostalAddress,
  /** The buyer's own for this part; absent where those of the whole quote hold. */
  references: z.optional(z.object({ purchaseOrderNumber: z.string(), costCentre: z.string() })),
  isAccepted: z.boolean(),
  /** The order that it became; null where it did not, or the order is forgotten. */
  order: orNull(OrderOfQuote),
})

export type PartToRead = z.infer<typeof PartToRead>

/** A part of an earlier version that became an order. */
export const PartAcceptedBefore = z.extend(PartHead, { order: orNull(OrderOfQuote) })

export type PartAcceptedBefore = z.infer<typeof PartAcceptedBefore>

/** A version with several parts, where nothing is asked of its customer. */
export const OfferInParts = z.object({
  parts: z.array(PartToRead),
  /** Whether the discounts on the whole stand: no part is accepted yet, or all were accepted together. */
  isWhole: z.boolean(),
  acceptedBefore: z._default(z.array(PartAcceptedBefore), []),
})

export type OfferInParts = z.infer<typeof OfferInParts>

/** Whether parts of an offer were accepted, in this version or an earlier one. */
export const hasAccepted = ({
  parts,
  acceptedBefore,
}: {
  readonly parts: readonly Pick<PartToRead, 'isAccepted'>[]
  readonly acceptedBefore: readonly PartAcceptedBefore[]
}): boolean => acceptedBefore.length > 0 || parts.some(({ isAccepted }) => isAccepted)

/** A part as the customer accepts it. */
export const PartToAnswer = z.extend(PartToRead, {
  /** Text of the express choice for a long contract; null if none is needed. */
  longTermText: orNull(z.string()),
})

export type PartToAnswer = z.infer<typeof PartToAnswer>
