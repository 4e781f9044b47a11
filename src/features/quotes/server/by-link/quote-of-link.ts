import { sql } from 'drizzle-orm'
import { formatPhone } from '../../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { isDeliveredAsUsual, promiseOf } from '../../../addresses/line-promise.ts'
import type { PromisedNow } from '../../../calendar/server/promised.ts'
import { type Case, caseById, caseNumbers } from '../../../cases/server/case.ts'
import { lockCase } from '../../../cases/server/update-case.ts'
import { longTermChoice } from '../../../consents/server/consent.ts'
import { claimByLink } from '../../../customers/server/claim-guest-cases.ts'
import type { StoredCustomer } from '../../../customers/server/stored-customers.ts'
import { namePartsOf } from '../../../details/details.ts'
import { correctedLinks, correctionsOf } from '../../../documents/server/corrections.ts'
import type { DocumentServices } from '../../../documents/server/stored-document.ts'
import { activeLink } from '../../../mailed-links/server/mailed-links.ts'
import { followLink, progressToken } from '../../../mailed-links/server/progress-link.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import type { OrderServices } from '../../../orders/server/order-services.ts'
import { quoteOf, type StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { staffById } from '../../../staff/server/stored-staff.ts'
import type { FileAddresses } from '../../../tracking/server/file-addresses.ts'
import type { QuoteByLink } from '../../contract.ts'
import type { OrderOfQuote, PartAcceptedBefore, PartToRead } from '../../contract-parts.ts'
import { referencesOfVersion } from '../../part-references.ts'
import { quotePageTexts } from '../../texts.ts'
import {
  type EndedStatus,
  isEnded,
  isReadByLink,
  isRenewalOf,
  type QuoteStatus,
  quoteStatus,
  versionDifferences,
  whyNotAnswered,
} from '../../versions.ts'
import { quoteLinks } from '../links.ts'
import { quotePathOf } from '../quote-path.ts'
import {
  acceptedEarlier,
  hasOrders,
  isWhole,
  openParts,
  type StoredPart,
  type StoredVersion,
  versionOfLink,
  versionsOfCase,
} from '../stored-versions.ts'

/* The version of a quote that a mailed link is about. */

export type QuoteLinkServices = OrderServices & {
  readonly documents: DocumentServices
  readonly quoteAddresses: FileAddresses
  readonly linkKey: Uint8Array
  readonly promisedNow: PromisedNow
}

/** A version, the case of its quote, and how it stands by the database's clock. */
export type LinkedVersion = {
  readonly version: StoredVersion
  readonly found: Case
  readonly standing: QuoteStatus
}

/** The version that a token is about; null where the link does not serve. */
export async function versionByToken(database: Queryable, token: string): Promise<LinkedVersion | null> {
  const link = await activeLink(database, token, [quoteLinks.answer])
  const version = link && (await versionOfLink(database, link.id))
  const found = version && (await caseById(database, version.caseId))
  return found ? { version, found, standing: await versionStatusOf(database, version) } : null
}

/** The same once nobody else can answer, withdraw or replace it before the transaction ends. */
export async function lockVersionByToken(tx: Transaction, token: string): Promise<LinkedVersion | null> {
  const first = await versionByToken(tx, token)
  const found = first && (await lockCase(tx, first.found.number))
  return found && versionByToken(tx, token)
}

async function versionStatusOf(database: Queryable, version: StoredVersion): Promise<QuoteStatus> {
  const { rows } = await database.execute<{ ms: number }>(
    sql`select extract(epoch from now())::float8 * 1000 as ms`,
  )
  return quoteStatus(version, new Date(rows[0]?.ms ?? Date.now()))
}

/** Event data of a version. */
export const versionFacts = ({ id, number }: StoredVersion) => ({ quote: id, number })

/**
 * A version as the customer reads it; null where the link does not serve.
 * @param reader the customer who is logged in
 */
export async function quoteByLink(
  services: QuoteLinkServices,
  token: string,
  reader: StoredCustomer | null = null,
): Promise<QuoteByLink | null> {
  const { database, quoteAddresses } = services
  const asked = await versionByToken(database, token)
  if (!asked) return null
  await claimByLink(database, asked.found)
  if (isEnded(asked.standing)) return endedQuote(services, asked, asked.standing)
  const quote = await quoteOf(database, asked.found)
  if (!quote) return null
  const { version, found } = asked
  const account = accountFor(found, reader)
  const [maker, versions, corrections] = await Promise.all([
    staffById(database, version.madeBy),
    versionsOfCase(database, found.id),
    correctionsOf(database, [found.id]),
  ])
  const before = versions.find(({ number }) => number === version.number - 1)
  const earlier = acceptedEarlier(versions, version)
  const orders = await ordersOfParts(services, [...version.parts, ...earlier])
  const documentPath = quoteAddresses.addressOf(found.number, String(version.number), new Date())
  return {
    number: formatOrderNumber(found.number),
    version: version.number,
    standing: asked.standing,
    refusal: whyNotAnswered[asked.standing],
    companyName: quote.companyName,
    contactName: quote.fullName,
    madeBy: maker?.name ?? '',
    sentAt: version.sentAt.toISOString(),
    validUntil: version.validUntil.toISOString(),
    words: version.words,
    parts: version.parts.map(part => ({
      ...partToRead(part, orders),
      longTermText: longTermChoice(part.lines)?.text ?? null,
    })),
    isWhole: isWhole(version),
    acceptedBefore: earlier.map(part => acceptedPart(part, orders)),
    differences: before ? versionDifferences(openParts(before), version.parts) : [],
    isRenewal: isRenewalOf(before ? { ...before, parts: openParts(before) } : null, version),
    documentPath,
    corrected: correctedLinks(
      { title: quotePageTexts.file, path: documentPath, kind: 'quote', version: version.number },
      corrections(found.id),
    ),
    deliveryWeeks: openParts(version).every(({ lines }) => isDeliveredAsUsual(promiseOf(lines)))
      ? services.promisedNow(new Date()).weeks
      : [],
    known: account ? { ...knownOf(quote), ...knownOfAccount(account) } : knownOf(quote),
    ibanEnding: account?.organization.ibanEnding ?? null,
    references: referencesOfVersion(quote.references, version.parts),
  }
}

/** @param orders by the id of the part */
export const partToRead = (
  { id, name, productType, address, lines, wholeDiscounts, draft, acceptedAt }: StoredPart,
  orders: ReadonlyMap<string, OrderOfQuote>,
): PartToRead => ({
  id,
  name,
  productType,
  address,
  lines,
  wholeDiscounts,
  ...(draft.references && { references: draft.references }),
  isAccepted: acceptedAt !== null,
  order: orders.get(id) ?? null,
})

/** The same of a part of an earlier version. @param orders by the id of the part */
export const acceptedPart = (
  { id, name, productType, address }: StoredPart,
  orders: ReadonlyMap<string, OrderOfQuote>,
): PartAcceptedBefore => ({ name, productType, address, order: orders.get(id) ?? null })

const endedQuote = async (
  { database, linkKey }: QuoteLinkServices,
  { version, found }: LinkedVersion,
  standing: EndedStatus,
): Promise<QuoteByLink> => ({
  number: formatOrderNumber(found.number),
  version: version.number,
  standing,
  refusal: whyNotAnswered[standing] ?? '',
  newestPath: await newerPath({ database, linkKey }, version),
  hasOrders: hasOrders(await versionsOfCase(database, found.id)),
})

/** Page for deciding about a newer version; null if none is open. */
async function newerPath(
  { database, linkKey }: Pick<QuoteLinkServices, 'database' | 'linkKey'>,
  { id, caseId }: StoredVersion,
): Promise<string | null> {
  const [newest] = await versionsOfCase(database, caseId)
  return newest && newest.id !== id && isReadByLink(newest.state)
    ? quotePathOf(database, caseId, linkKey)
    : null
}

/** Known data of the buyer; the address is the place of delivery. */
function knownOf({ companyName, fullName, email, phoneNumber, installationAddress }: StoredQuote) {
  const { zipCode, city, streetName, houseNumber, houseNumberSuffix } = installationAddress
  return {
    companyName,
    ...namePartsOf(fullName),
    email,
    phoneNumber: formatPhone(phoneNumber),
    postCode: zipCode,
    city,
    street: streetName,
    streetNumber: houseNumber,
    streetNumberAddition: houseNumberSuffix,
    kvkNumber: '',
    vatNumber: '',
    ascription: '',
    gender: '' as const,
  }
}

/** The account of who is logged in, where the quote is nobody else's: its details are used, and shown to nobody but its owner. */
export const accountFor = <Account extends Pick<StoredCustomer, 'id'>>(
  { customerId }: Pick<Case, 'customerId'>,
  account: Account | null,
): Account | null => (customerId === null || customerId === account?.id ? account : null)

/** Details of an account; the person is who asked for the quote, and the IBAN stays here. */
function knownOfAccount({ organization }: StoredCustomer) {
  const { companyName, gender, kvkNumber, vatNumber, ascription } = organization
  const { postCode, city, street, streetNumber, streetNumberAddition } = organization
  return {
    ...{ companyName, gender, kvkNumber, vatNumber, ascription },
    ...{ postCode, city, street, streetNumber: String(streetNumber), streetNumberAddition },
  }
}

/** The orders that parts became, by the part's id; without those that are forgotten. */
export async function ordersOfParts(
  { database, linkKey }: Pick<QuoteLinkServices, 'database' | 'linkKey'>,
  parts: readonly Pick<StoredPart, 'id' | 'orderCaseId'>[],
): Promise<ReadonlyMap<string, OrderOfQuote>> {
  const ordered = parts.flatMap(({ id, orderCaseId }) => (orderCaseId === null ? [] : [{ id, orderCaseId }]))
  const numbers = await caseNumbers(
    database,
    ordered.map(({ orderCaseId }) => orderCaseId),
  )
  const orders = new Map<string, OrderOfQuote>()
  for (const { id, orderCaseId } of ordered) {
    const number = numbers.get(orderCaseId)
    if (number === undefined) continue
    const followPath = pathOfLink(followLink, await progressToken(database, orderCaseId, linkKey))
    orders.set(id, { number: formatOrderNumber(number), followPath })
  }
  return orders
}
