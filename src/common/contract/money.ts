import * as z from 'zod/mini'
import { centsFromEuros, eurosFromCents } from '../money.ts'

/**
 * Money is in whole cents everywhere (`…InCents`), excl. VAT. Euros with decimals stand only where the specification has
 * them: the price list, the address check, the body and the answers of POST /api/order, and the browser's `cart`.
 */

/** Totals of the largest cart stay below it, and its cents are a safe integer. */
const mostEuros = 1_000_000_000_000

/** Euros with at most two decimals outside, whole cents inside. */
export const euroAmount = z.codec(z.number().check(z.gte(-mostEuros), z.lte(mostEuros)), z.int(), {
  decode: centsFromEuros,
  encode: eurosFromCents,
})

const total = z.number().check(z.gte(0), z.lte(mostEuros))

/** In euros, as POST /api/order has them. */
export const AgreedTotals = z.object({ monthly: total, oneTime: total })

export type AgreedTotals = z.infer<typeof AgreedTotals>

const cents = z.int().check(z.gte(0))

export const TotalsInCents = z.object({ monthlyInCents: cents, oneTimeInCents: cents })

export type TotalsInCents = z.infer<typeof TotalsInCents>

export const agreedTotals = z.codec(AgreedTotals, TotalsInCents, {
  decode: ({ monthly, oneTime }) => ({
    monthlyInCents: z.decode(euroAmount, monthly),
    oneTimeInCents: z.decode(euroAmount, oneTime),
  }),
  encode: ({ monthlyInCents, oneTimeInCents }) => ({
    monthly: z.encode(euroAmount, monthlyInCents),
    oneTime: z.encode(euroAmount, oneTimeInCents),
  }),
})
