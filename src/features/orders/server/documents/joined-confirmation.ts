import type { Block, ShopDocument } from '../../../../platform/pdf/document.ts'
import { orderName } from '../../../cases/order-origin.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { joinedDocumentTexts as texts } from './texts.ts'

type OfOrder = { readonly order: StoredOrder; readonly document: ShopDocument }

/** Documents of orders that were placed together as one, each on a page of its own. */
export function joinedDocument(title: string, documents: readonly OfOrder[]): ShopDocument {
  const [first, ...others] = documents
  if (!first) throw new Error('There is no document to join')
  return {
    title,
    subject: first.order.organization.companyName,
    date: first.document.date,
    blocks: [
      ...blocksOf(first),
      ...others.flatMap(each => [{ kind: 'page', title: titleOf(each) } as const, ...blocksOf(each)]),
    ],
  }
}

const titleOf = ({ order }: OfOrder): string => texts.order(orderName(order))

const blocksOf = (each: OfOrder): readonly Block[] => [
  { kind: 'heading', text: titleOf(each) },
  ...(each.document.subject ? [{ kind: 'paragraph', text: each.document.subject } as const] : []),
  ...each.document.blocks,
]
