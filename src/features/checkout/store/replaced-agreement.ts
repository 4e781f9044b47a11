import * as z from 'zod/mini'
import type { Day } from '../../../common/working-days.ts'
import { AgreementLine } from '../../agreements/contract.ts'
import { costOfOrder } from '../../agreements/replacing.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { replacingActions } from '../../cases/order-origin.ts'
import { type ProductType, productTypes } from '../../catalogue/product.ts'
import type { RequestType } from '../../orders/contract.ts'
import type { SentReplaces } from '../../orders/sent-replaces.ts'

/** The agreement of the customer in whose place the order comes, as it stood when the change was begun. */
export const ReplacedAgreement = z.object({
  /** The number of its order, as it is read out. */
  agreement: z.string(),
  productType: z.enum(productTypes),
  action: z.enum(replacingActions),
  /** Days that the old lines go on beside the new ones. */
  overlapDays: z.int(),
  /** Of the link that led here; absent where a customer is logged in, or staff order for a caller. */
  token: z.optional(z.string()),
  lines: z.array(
    z.pick(AgreementLine, { position: true, name: true, quantity: true, centsPerMonth: true, bond: true }),
  ),
})
export type ReplacedAgreement = Readonly<z.infer<typeof ReplacedAgreement>>

/** As much of an order as says whether it takes a place. */
type Ordering = {
  readonly replaces: ReplacedAgreement | null
  readonly productType: ProductType | null
  readonly requestType: RequestType
}

/** The agreement in whose place this order comes; null for none: a request for a quote takes no place, nor does an order of another type. */
export const replacedBy = ({ replaces, productType, requestType }: Ordering): ReplacedAgreement | null =>
  replaces?.productType === productType && requestType === 'order' ? replaces : null

/** How it goes with the order; null where the order takes no place. */
export function replacesToSend(state: Ordering & { readonly cart: Cart }, today: Day): SentReplaces | null {
  const replaced = replacedBy(state)
  if (!replaced) return null
  const { agreement, action, overlapDays, token, lines } = replaced
  return {
    agreement,
    action,
    overlapDays,
    costInCents: costOfOrder(lines, state.cart, today),
    ...(token && { token }),
  }
}
