import { type Case, caseNumbers } from '../../../cases/server/case.ts'
import type { DeskCaseServices } from '../../../cases/server/desk/services.ts'
import { addressLine } from '../../../details/facts.ts'
import type { OrderLine } from '../../../orders/order-lines.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { staffNames } from '../../../staff/server/colleagues.ts'
import type { DeskQuote, DeskQuoteVersion } from '../../contract-desk.ts'
import { quoteDifferences, quoteStatus } from '../../versions.ts'
import { type StoredVersion, versionsOfCase } from '../stored-versions.ts'
import { quoteChoices, whyNoQuote } from './send-quote.ts'

/** A quote as the desk composes it. */
export async function deskQuoteOf(
  services: Pick<DeskCaseServices, 'database' | 'catalogue' | 'internetLinesAt'>,
  found: Case,
  quote: StoredQuote,
  now: Date,
): Promise<DeskQuote> {
  const { database } = services
  const [choices, versions, names] = await Promise.all([
    quoteChoices(services, quote),
    versionsOfCase(database, found.id),
    staffNames(database),
  ])
  const orders = await caseNumbers(
    database,
    versions.flatMap(({ orderCaseId }) => orderCaseId ?? []),
  )
  return {
    number: found.number,
    version: found.version,
    productType: quote.productType,
    organization: found.organizationName,
    contactName: found.contactName,
    email: found.contactEmail,
    deliveredAt: addressLine(quote.installationAddress),
    refusal: whyNoQuote(found),
    versions: versions.map((version, place) =>
      versionOnWire(version, {
        before: versions[place + 1]?.lines ?? null,
        madeBy: names.get(version.madeBy) ?? '',
        orderNumber: version.orderCaseId === null ? null : (orders.get(version.orderCaseId) ?? null),
        now,
      }),
    ),
    asked: quote.lines,
    catalogue: choices.catalogue,
    offered: choices.offered,
    addressChecked: choices.addressChecked,
  }
}

const versionOnWire = (
  version: StoredVersion,
  {
    before,
    now,
    ...facts
  }: Pick<DeskQuoteVersion, 'madeBy' | 'orderNumber'> & {
    readonly before: readonly OrderLine[] | null
    readonly now: Date
  },
): DeskQuoteVersion => ({
  ...facts,
  id: version.id,
  version: version.number,
  standing: quoteStatus(version, now),
  sentAt: version.sentAt.toISOString(),
  validUntil: version.validUntil.toISOString(),
  openedAt: version.openedAt?.toISOString() ?? null,
  endedAt: version.endedAt?.toISOString() ?? null,
  reason: version.reason,
  words: version.words,
  lines: version.lines,
  draft: version.draft,
  differences: before === null ? [] : quoteDifferences(before, version.lines),
})
