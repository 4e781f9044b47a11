import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { noReferences } from '../../details/references.ts'
import { withCorrections } from '../../documents/server/corrections.ts'
import { quoteOf, type StoredQuote } from '../../orders/server/stored-quotes.ts'
import type { FileAddresses } from '../../tracking/server/file-addresses.ts'
import type { FollowedParts } from '../../tracking/server/followed-parts.ts'
import {
  type ProgressByLinkServices,
  sharedByLink,
  shownByLink,
} from '../../tracking/server/progress-by-link.ts'
import type { FollowedQuote } from '../contract-followed.ts'
import { isReadByLink } from '../versions.ts'
import { quoteFilesOf, requestFile, requestTitle, versionTitle } from './documents/quote-files.ts'
import { endVersion } from './end-version.ts'
import { documentsOfQuotes } from './mijn-dto.ts'
import { offerInParts } from './offer-in-parts.ts'
import { quotePathOf } from './quote-path.ts'
import { hasOrders, sentAmong, versionsOfCase } from './stored-versions.ts'

/** Quotes among the requests that a customer follows. */
export const followedQuotes: Omit<FollowedParts, 'parcelsOf'> = {
  acceptableUntil: sentAmong,
  async endOffer(tx, { id, kind }) {
    if (kind === 'quote') await endVersion(tx, id, { state: 'withdrawn' })
  },
  async requestFile(services, found, query) {
    const quote = await quoteOf(services.documents.database, found)
    return quote && requestFile(services, quote, query)
  },
  requestDocuments: documentsOfQuotes,
}

export type QuoteByLinkServices = ProgressByLinkServices & {
  /** Addresses of the documents of versions. */
  readonly quoteAddresses: FileAddresses
  readonly linkKey: Uint8Array
}

/** The link's quote request with what was offered; null where its case is none. */
export async function quoteByLink(
  database: Database,
  found: Case,
  services: QuoteByLinkServices,
  now: Date,
): Promise<FollowedQuote | null> {
  const quote = await quoteOf(database, found)
  if (!quote) return null
  const { linkKey } = services
  const shared = await sharedByLink(database, { found, request: quote }, services, now)
  const followed = {
    ...shared,
    kind: 'quote',
    state: quote.state,
    hasOrders: hasOrders(await versionsOfCase(database, found.id)),
  } as const
  if (isOver(quote.state)) return { ...followed, ...nothingOffered }
  return {
    ...followed,
    documents: await documentsByLink(database, found, services, now),
    quotePath: await quotePathOf(database, found.id, linkKey),
    offer: await offerInParts({ database, linkKey }, found.id),
  }
}

/** The versions that can be read, newest first, and what was asked for. */
async function documentsByLink(
  database: Database,
  { id, number }: Case,
  { followedAddresses, quoteAddresses }: QuoteByLinkServices,
  now: Date,
) {
  const { hasRequest, versions, corrections } = (await quoteFilesOf(database, [id]))(id)
  const read = (await versionsOfCase(database, id)).filter(({ state }) => isReadByLink(state))
  const shownNumber = formatOrderNumber(number)
  return withCorrections(
    [
      ...versions
        .filter(version => read.some(each => each.number === version))
        .map(version => ({
          title: versionTitle(shownNumber, version),
          path: quoteAddresses.addressOf(number, String(version), now),
          kind: 'quote' as const,
          version,
        })),
      ...(hasRequest
        ? [
            {
              title: requestTitle(shownNumber),
              path: followedAddresses.addressOf(number, 'aanvraag', now),
              kind: 'quote-request' as const,
            },
          ]
        : []),
    ],
    corrections,
  )
}

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
