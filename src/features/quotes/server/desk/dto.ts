import { endpoint } from '../../../../common/contract/call.ts'
import { type Case, caseNumbers } from '../../../cases/server/case.ts'
import { correctedLinks, correctionsOf } from '../../../documents/server/corrections.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { staffNames } from '../../../staff/server/colleagues.ts'
import { type DeskQuote, type DeskQuoteVersion, deskQuoteCalls } from '../../contract-desk.ts'
import { deskQuoteTexts } from '../../texts-desk.ts'
import { quoteStatus, versionDifferences } from '../../versions.ts'
import { openParts, type StoredVersion, versionsOfCase } from '../stored-versions.ts'
import { whyNoQuote } from './send-quote.ts'
import type { DeskQuoteServices } from './services.ts'

/** A quote as the desk composes it. */
export async function deskQuoteOf(
  { database, catalogue }: Pick<DeskQuoteServices, 'database' | 'catalogue'>,
  found: Case,
  quote: StoredQuote,
  now: Date,
): Promise<DeskQuote> {
  const [{ offerings }, versions, names, corrections] = await Promise.all([
    catalogue.current(),
    versionsOfCase(database, found.id),
    staffNames(database),
    correctionsOf(database, [found.id]),
  ])
  const orders = await caseNumbers(
    database,
    versions.flatMap(({ parts }) => parts.flatMap(({ orderCaseId }) => orderCaseId ?? [])),
  )
  return {
    number: found.number,
    version: found.version,
    organization: found.organizationName,
    contactName: found.contactName,
    email: found.contactEmail,
    isTest: found.isTest,
    refusal: whyNoQuote(found),
    versions: versions.map((version, place) => ({
      ...versionDto(version, {
        before: versions[place + 1] ?? null,
        madeBy: names.get(version.madeBy) ?? '',
        orders,
        now,
      }),
      corrected: correctedLinks(
        {
          title: deskQuoteTexts.file(version.number),
          path: endpoint(deskQuoteCalls.deskQuoteFile, {
            nummer: found.number,
            versie: String(version.number),
          }).path,
          kind: 'quote',
          version: version.number,
        },
        corrections(found.id),
      ),
    })),
    asked: { productType: quote.productType, address: quote.installationAddress, lines: quote.lines },
    catalogue: offerings,
  }
}

const versionDto = (
  version: StoredVersion,
  {
    before,
    madeBy,
    orders,
    now,
  }: {
    readonly before: StoredVersion | null
    readonly madeBy: string
    /** Numbers of the orders that parts became, by the order's id. */
    readonly orders: ReadonlyMap<number, string>
    readonly now: Date
  },
): Omit<DeskQuoteVersion, 'corrected'> => ({
  id: version.id,
  version: version.number,
  standing: quoteStatus(version, now),
  madeBy,
  sentAt: version.sentAt.toISOString(),
  validUntil: version.validUntil.toISOString(),
  openedAt: version.openedAt?.toISOString() ?? null,
  endedAt: version.endedAt?.toISOString() ?? null,
  reason: version.reason,
  words: version.words,
  discounts: [...version.discounts],
  parts: version.parts.map(({ id, name, productType, address, draft, lines, wholeDiscounts, ...part }) => ({
    id,
    name,
    productType,
    address,
    draft,
    lines,
    wholeDiscounts,
    isAccepted: part.acceptedAt !== null,
    orderNumber: part.orderCaseId === null ? null : (orders.get(part.orderCaseId) ?? null),
  })),
  differences: before === null ? [] : versionDifferences(openParts(before), version.parts),
})
