import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { handedOverBy } from '../../agreements/party.ts'
import { agreementOfOrder } from '../../agreements/server/agreements-of-customer.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import { hasContractSummary } from '../../contract-summaries/contract.ts'
import type { References } from '../../details/references.ts'
import { correctionsOf, type ListedDocument, withCorrections } from '../../documents/server/corrections.ts'
import { activeLink } from '../../mailed-links/server/mailed-links.ts'
import { followLink } from '../../mailed-links/server/progress-link.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import type { FollowedOrder } from '../contract.ts'
import type { FileAddresses } from './file-addresses.ts'
import type { FollowServices } from './followed-parts.ts'
import { calendarFile, orderDelivery } from './order-delivery.ts'
import { orderReturns } from './order-returns.ts'
import { progressOf } from './progress.ts'
import { documentTitles } from './texts.ts'

/** The case that a link is about; null where the link does not serve. */
export async function caseOfLink(database: Queryable, token: string): Promise<Case | null> {
  const link = await activeLink(database, token, [followLink])
  return link?.caseId ? caseById(database, link.caseId) : null
}

export type ProgressByLinkServices = FollowServices & { readonly followedAddresses: FileAddresses }

/** The link's order; null where its case is none. */
export async function orderByLink(
  database: Database,
  found: Case,
  services: ProgressByLinkServices,
  now: Date,
): Promise<FollowedOrder | null> {
  const order = await orderOf(database, found)
  if (!order) return null
  const { followed, followedAddresses } = services
  const calendarPath = followedAddresses.addressOf(found.number, calendarFile, now)
  const slipPath = followedAddresses.addressOf(found.number, returnSlip, now)
  const today = dayInTheNetherlands(now)
  const [shared, correctionsAmong, delivery, agreement] = await Promise.all([
    sharedByLink(database, { found, request: order }, services, now),
    correctionsOf(database, [found.id]),
    orderDelivery(database, order, { calendarPath, followed }),
    agreementOfOrder(database, { caseId: found.id, ownerId: null, today }),
  ])
  const until = handedOverBy(agreement, today)
  const returns = await orderReturns(database, found.id, { slipPath, followed, until })
  const files = orderFilesOf(order, found.number).map(({ title, file, kind }) => ({
    title,
    path: followedAddresses.addressOf(found.number, file, now),
    kind,
  }))
  return {
    ...shared,
    documents: withCorrections(files, correctionsAmong(found.id)),
    kind: 'order',
    state: order.state,
    origin: order.origin,
    delivery,
    agreement,
    returns,
  }
}

type Followed = {
  readonly found: Case
  readonly request: Pick<StoredOrder, 'productType' | 'lines' | 'totals' | 'references'>
}

/** Facts that a link shows of an order and of a request alike. */
export const sharedByLink = async (
  database: Queryable,
  { found, request }: Followed,
  services: FollowServices,
  now: Date,
) => ({
  number: formatOrderNumber(found.number),
  productType: request.productType,
  companyName: found.organizationName ?? '',
  createdAt: found.openedAt.toISOString(),
  lines: request.lines,
  totals: request.totals,
  references: shownByLink(request.references),
  progress: await progressOf(database, found, now, services),
})

/** A link can be passed on: the page names nobody. */
export const shownByLink = ({ purchaseOrderNumber, costCentre }: References) => ({
  purchaseOrderNumber,
  costCentre,
})

/** The last part of the address of the slip that goes with rented devices which come back. */
export const returnSlip = 'retourbon'

/** Documents that the link gives access to. The mandate is excluded, because it contains the whole IBAN. */
export const progressFiles = ['bevestiging', 'contractsamenvatting', 'aanvraag'] as const
export type ProgressFile = (typeof progressFiles)[number]

function orderFilesOf(
  order: StoredOrder,
  digits: string,
): readonly (Pick<ListedDocument, 'title' | 'kind'> & { readonly file: ProgressFile })[] {
  const number = formatOrderNumber(digits)
  return [
    { title: documentTitles.confirmation(number), file: 'bevestiging', kind: 'order-confirmation' },
    ...(hasContractSummary(order.productType)
      ? [
          {
            title: documentTitles.contractSummary(number),
            file: 'contractsamenvatting',
            kind: 'contract-summary',
          } as const,
        ]
      : []),
  ]
}
