import * as z from 'zod/mini'
import { wholeToken } from '../../common/contract/link-token.ts'
import { replacingActions } from '../cases/order-origin.ts'
import { orderContractTexts } from './contract-texts.ts'

const startAgain = { error: orderContractTexts.replaceAgain }

/** Days that lines go on beside those that take their place, at most. */
export const mostOverlapDays = 31

/** That an order takes the place of an agreement, as its customer saw it. */
export const SentReplaces = z.object({
  /** The number of its order, with or without hyphens. */
  agreement: z.string(startAgain).check(z.maxLength(20, startAgain)),
  action: z.enum(replacingActions, startAgain),
  overlapDays: z.int(startAgain).check(z.gte(0, startAgain), z.lte(mostOverlapDays, startAgain)),
  /** Cents excl. VAT that leaving what the customer has costs, at most. */
  costInCents: z.int(startAgain).check(z.gte(0, startAgain), z.lte(2_147_483_647, startAgain)),
  /** Of the link that leads to the change, where its customer is not logged in. */
  token: z.optional(z.string(startAgain).check(z.regex(wholeToken, startAgain))),
})

export type SentReplaces = Readonly<z.infer<typeof SentReplaces>>
