import type { FollowedCase } from '../../contract/case-progress.ts'
import { productToWire } from '../../contract/products.ts'
import { hasContractSummary } from '../../domain/contract-summary.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import { type Case, caseById } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { servingLink } from '../mailed-links/mailed-links.ts'
import { totalsOnWire } from '../orders/price-change.ts'
import { orderOf, type StoredOrder } from '../orders/stored-orders.ts'
import { quoteOf, type StoredQuote } from '../orders/stored-quotes.ts'
import type { FileAddresses } from './file-addresses.ts'
import { progressOf } from './progress.ts'

/** The case that a link is about; null where the link does not serve. */
export async function caseOfLink(database: Queryable, token: string): Promise<Case | null> {
  const link = await servingLink(database, token, ['follow'])
  return link?.caseId ? caseById(database, link.caseId) : null
}

/** What the owner of a link sees of its case; null where that is no order or quote request. */
export async function followed(
  database: Queryable,
  found: Case,
  addresses: FileAddresses,
  now: Date,
): Promise<FollowedCase | null> {
  const order = found.kind === 'order' ? await orderOf(database, found) : null
  const quote = found.kind === 'quote' ? await quoteOf(database, found) : null
  const request = order ?? quote
  if (!request) return null
  const shared = {
    number: formatOrderNumber(found.number),
    productType: request.productType,
    companyName: found.organizationName ?? '',
    createdAt: found.openedAt.toISOString(),
    products: request.cart.map(({ product, quantity }) => productToWire(product, quantity)),
    totals: totalsOnWire(request.totals),
    documents: filesOf(request, found.number).map(({ title, kind }) => ({
      title,
      path: addresses.addressOf(found.number, kind, now),
    })),
    progress: await progressOf(database, found, now),
  }
  if (order) return { ...shared, kind: 'order', state: order.state }
  return quote && { ...shared, kind: 'quote', state: quote.state }
}

/** What whoever has the link may open; a mandate, which has the whole IBAN, is not among it. */
export const followedFiles = ['bevestiging', 'contractsamenvatting', 'aanvraag'] as const
export type FollowedFile = (typeof followedFiles)[number]

function filesOf(
  request: StoredOrder | StoredQuote,
  digits: string,
): readonly { readonly title: string; readonly kind: FollowedFile }[] {
  const number = formatOrderNumber(digits)
  if (!('orderNumber' in request))
    return [{ title: `Aanvraag ${number} voor een prijsopgave`, kind: 'aanvraag' }]
  return [
    { title: `Bevestiging van bestelling ${number}`, kind: 'bevestiging' },
    ...(hasContractSummary(request.productType)
      ? [
          {
            title: `Samenvatting van het contract bij bestelling ${number}`,
            kind: 'contractsamenvatting',
          } as const,
        ]
      : []),
  ]
}
