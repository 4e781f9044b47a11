import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import { hasContractSummary } from '../../contract-summaries/contract.ts'
import { noReferences, type References } from '../../details/references.ts'
import { correctionsOf, type ListedDocument, withCorrections } from '../../documents/server/corrections.ts'
import { activeLink } from '../../mailed-links/server/mailed-links.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import { quoteOf, type StoredQuote } from '../../orders/server/stored-quotes.ts'
import { quoteFilesOf, requestTitle, versionTitle } from '../../quotes/server/documents/quote-files.ts'
import { offerInParts } from '../../quotes/server/offer-in-parts.ts'
import { quotePathOf } from '../../quotes/server/quote-path.ts'
import { versionsOfCase } from '../../quotes/server/stored-versions.ts'
import { isReadByLink } from '../../quotes/versions.ts'
import type { CaseByLink } from '../contract.ts'
import type { FileAddresses } from './file-addresses.ts'
import { calendarFile, orderDelivery } from './order-delivery.ts'
import { progressOf } from './progress.ts'
import { documentTitles } from './texts.ts'

/** The case that a link is about; null where the link does not serve. */
export async function caseOfLink(database: Queryable, token: string): Promise<Case | null> {
  const link = await activeLink(database, token, ['follow'])
  return link?.caseId ? caseById(database, link.caseId) : null
}

export type ProgressByLinkServices = {
  readonly followedAddresses: FileAddresses
  /** Addresses of the documents of quote versions. */
  readonly quoteAddresses: FileAddresses
  readonly linkKey: Uint8Array
  readonly closingDays: Config['closingDays']
}

/** Progress of the link's case; null unless it is an order or a quote request. */
export async function progressByLink(
  database: Database,
  found: Case,
  { followedAddresses, quoteAddresses, linkKey, closingDays }: ProgressByLinkServices,
  now: Date,
): Promise<CaseByLink | null> {
  const order = found.kind === 'order' ? await orderOf(database, found) : null
  const quote = found.kind === 'quote' ? await quoteOf(database, found) : null
  const request = order ?? quote
  if (!request) return null
  const shared = {
    number: formatOrderNumber(found.number),
    productType: request.productType,
    companyName: found.organizationName ?? '',
    createdAt: found.openedAt.toISOString(),
    lines: request.lines,
    totals: request.totals,
    references: shownByLink(request.references),
    documents: order
      ? withCorrections(
          orderFilesOf(order, found.number).map(({ title, file, kind }) => ({
            title,
            path: followedAddresses.addressOf(found.number, file, now),
            kind,
          })),
          (await correctionsOf(database, [found.id]))(found.id),
        )
      : [],
    progress: await progressOf(database, found, now, { closingDays }),
  }
  if (order) {
    const calendarPath = followedAddresses.addressOf(found.number, calendarFile, now)
    const delivery = await orderDelivery(database, order, calendarPath)
    return { ...shared, kind: 'order', state: order.state, origin: order.origin, delivery }
  }
  if (!quote) return null
  if (isOver(quote.state)) return { ...shared, ...nothingOffered, kind: 'quote', state: quote.state }
  const { hasRequest, versions, corrections } = (await quoteFilesOf(database, [found.id]))(found.id)
  const read = (await versionsOfCase(database, found.id)).filter(({ state }) => isReadByLink(state))
  return {
    ...shared,
    kind: 'quote',
    state: quote.state,
    documents: withCorrections(
      [
        ...versions
          .filter(version => read.some(({ number }) => number === version))
          .map(version => ({
            title: versionTitle(shared.number, version),
            path: quoteAddresses.addressOf(found.number, String(version), now),
            kind: 'quote' as const,
            version,
          })),
        ...(hasRequest
          ? [
              {
                title: requestTitle(shared.number),
                path: followedAddresses.addressOf(found.number, 'aanvraag', now),
                kind: 'quote-request' as const,
              },
            ]
          : []),
      ],
      corrections,
    ),
    quotePath: await quotePathOf(database, found.id, linkKey),
    offer: await offerInParts({ database, linkKey }, found.id),
  }
}

/** A link can be passed on: the page names nobody. */
const shownByLink = ({ purchaseOrderNumber, costCentre }: References) => ({ purchaseOrderNumber, costCentre })

const isOver = (state: StoredQuote['state']): boolean => state === 'cancelled' || state === 'rejected'

/** A quote that was withdrawn or declined says no more than that it was. */
const nothingOffered = {
  companyName: '',
  lines: [],
  totals: { monthlyInCents: 0, oneTimeInCents: 0 },
  references: shownByLink(noReferences),
  documents: [],
  quotePath: null,
  offer: null,
}

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
