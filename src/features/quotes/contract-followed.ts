import * as z from 'zod/mini'
import { quoteStates } from '../cases/case-states.ts'
import { followedShape } from '../tracking/contract.ts'
import { OfferInParts } from './contract-parts.ts'

/** A quote behind a mailed link, without personal data. */
export const followedQuote = z.object({
  ...followedShape,
  kind: z.literal('quote'),
  state: z.enum(quoteStates),
  /** Page for deciding about the newest version; null if none was sent. */
  quotePath: z.nullable(z.string()),
  /** The newest version in its parts; null where it has one, or there is none to read. */
  offer: z.nullable(OfferInParts),
  /** Whether parts of it are orders, also where nothing of the offer is told any more. */
  hasOrders: z._default(z.boolean(), false),
})

export type FollowedQuote = z.infer<typeof followedQuote>
