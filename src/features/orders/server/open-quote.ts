import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { totalsOf } from '../../carts/totals.ts'
import { type NewCase, openCase } from '../../cases/server/open-case.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { Actor } from '../../events/server/events.ts'
import { insertLines } from './lines.ts'
import { productQuotes } from './tables.ts'

/** A quote request that staff open for somebody. */
export type OpenedQuote = {
  readonly contact: Pick<
    NewCase,
    'organizationName' | 'contactName' | 'contactEmail' | 'contactPhone' | 'customerId' | 'dueAt'
  >
  readonly productType: ProductType
  /** Empty where nothing was asked for yet. */
  readonly cart: Cart
  readonly installationAddress: PostalAddress
  readonly addressChecked: boolean
}

/** Opens a quote request; it may hold lines that the public flow refuses. Answers the id of its case. */
export async function openQuote(
  tx: Transaction,
  { contact, productType, cart, installationAddress, addressChecked }: OpenedQuote,
  actor: Actor,
): Promise<number> {
  const opened: NewCase = {
    kind: 'quote',
    productType,
    ...contact,
    resellerId: null,
    visitorHash: null,
  }
  const caseId = await openCase(tx, opened, actor)
  await tx.insert(productQuotes).values({ caseId, installationAddress, addressChecked, ...totalsOf(cart) })
  await insertLines(tx, caseId, cart)
  return caseId
}
