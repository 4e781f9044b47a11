import type { Brand } from '../../../../common/brand.ts'
import type { Block, ShopDocument } from '../../../../platform/pdf/document.ts'
import { hasContractSummary } from '../../../contract-summaries/contract.ts'
import {
  contractSummaryDocument,
  type Summarised,
} from '../../../contract-summaries/server/contract-summary.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { addressOf, type EqualOrders, equalOrders, shortOrderName, titleOfOrders } from './equal-orders.ts'
import type { ConfirmedOrder } from './order-confirmation.ts'
import { orderDocumentTexts, joinedDocumentTexts as texts } from './texts.ts'

const summarisedOf = ({
  productType,
  lines,
  installationAddress,
  createdAt,
  orderNumber,
  references,
  origin,
}: StoredOrder): Summarised => ({
  productType,
  lines,
  installationAddress: productType === 'internet' ? addressOf({ installationAddress }) : '',
  madeAt: createdAt,
  orderNumbers: [orderNumber],
  references,
  origin,
})

/** Content of the contract summary of an order; null where none belongs to it. */
export const summaryOf = (order: StoredOrder, { brand }: { readonly brand: Brand }): ShopDocument | null =>
  hasContractSummary(order.productType) ? contractSummaryDocument(summarisedOf(order), brand) : null

/**
 * The contract summaries of orders that were placed together; null where none belongs to them. One for orders of the same lines,
 * and each on a page of its own, because the summary of one service is one page (Implementing Regulation (EU) 2019/2243).
 */
export function joinedSummaries(orders: readonly ConfirmedOrder[], brand: Brand): ShopDocument | null {
  const summarised = orders.filter(({ productType }) => hasContractSummary(productType))
  const [first] = summarised
  if (!first) return null
  return {
    title: texts.summaries(summarised.length),
    subject: first.organization.companyName,
    date: first.createdAt,
    blocks: equalOrders(summarised).flatMap((group, at) => [
      ...(at === 0 ? [] : [{ kind: 'page', title: titleOfOrders(group) } as const]),
      ...blocksOf(group, brand),
    ]),
  }
}

function blocksOf(group: EqualOrders, brand: Brand): readonly Block[] {
  const [order] = group
  const own = summarisedOf(order)
  const document = contractSummaryDocument(group.length === 1 ? own : ofAll(own, group), brand)
  return [
    { kind: 'heading', text: titleOfOrders(group) },
    ...(document.subject ? [{ kind: 'paragraph', text: document.subject } as const] : []),
    ...document.blocks,
    ...(group.length === 1
      ? []
      : [
          { kind: 'heading', text: orderDocumentTexts.orders } as const,
          {
            kind: 'facts',
            rows: group.map(each => [shortOrderName(each), addressOf(each)] as const),
          } as const,
        ]),
  ]
}

/** Without the address and references of one of them; its orders and their addresses stand below it. */
const ofAll = (own: Summarised, group: EqualOrders): Summarised => ({
  ...own,
  installationAddress: own.installationAddress === '' ? '' : texts.addresses(group.length),
  orderNumbers: group.map(({ orderNumber }) => orderNumber),
  references: null,
  origin: own.origin && 'branch' in own.origin ? { ...own.origin, branch: '' } : own.origin,
})
