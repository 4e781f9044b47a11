import { sql } from 'drizzle-orm'
import { productsToWire } from '../../contract/products.ts'
import type { QuoteAccepted, QuoteToAnswer } from '../../contract/quote.ts'
import { formatPhone } from '../../domain/checks/phone.ts'
import { addressLine } from '../../domain/facts.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import { type QuoteStanding, quoteStanding, whyNotAnswered } from '../../domain/quote-versions.ts'
import type { FileAddresses } from '../case-progress/file-addresses.ts'
import { type Case, caseById } from '../cases/case.ts'
import { ownerOf } from '../cases/owner.ts'
import { holdCase } from '../cases/staff-writes.ts'
import { type Queryable, type Transaction, transaction } from '../database/pool.ts'
import type { DocumentServices } from '../documents/kept-document.ts'
import { appendEvent } from '../events/events.ts'
import { followToken } from '../mailed-links/follow-link.ts'
import { servingLink } from '../mailed-links/mailed-links.ts'
import { pathOfLink } from '../mailed-links/purposes.ts'
import { longTermChoice } from '../orders/agreement.ts'
import type { OrderServices } from '../orders/order-services.ts'
import { quoteOf, type StoredQuote } from '../orders/stored-quotes.ts'
import { noteOpened, type StoredVersion, versionOfLink, versionsOfCase } from '../quotes/stored-versions.ts'
import { differencesOnWire } from '../quotes/version-on-wire.ts'
import { staffById } from '../staff/stored-staff.ts'
import { tellDesk } from '../work-list/signal.ts'
import { mailMaker } from './mail-maker.ts'

/* The version of a quote that a mailed link is about. */

export type QuoteLinkServices = OrderServices & {
  readonly documents: DocumentServices
  readonly addresses: FileAddresses
  readonly linkKey: Uint8Array
}

/** A version, the case of its quote, and how it stands by the database's clock. */
export type AskedVersion = {
  readonly version: StoredVersion
  readonly found: Case
  readonly standing: QuoteStanding
}

/** The version that a token is about; null where the link does not serve. */
export async function askedVersion(database: Queryable, token: string): Promise<AskedVersion | null> {
  const link = await servingLink(database, token, ['quote'])
  const version = link && (await versionOfLink(database, link.id))
  const found = version && (await caseById(database, version.caseId))
  return found ? { version, found, standing: await standingOf(database, version) } : null
}

/** The same once nobody else can answer, withdraw or replace it before the transaction ends. */
export async function heldVersion(tx: Transaction, token: string): Promise<AskedVersion | null> {
  const first = await askedVersion(tx, token)
  const found = first && (await holdCase(tx, first.found.number))
  return found && askedVersion(tx, token)
}

async function standingOf(database: Queryable, version: StoredVersion): Promise<QuoteStanding> {
  const { rows } = await database.execute<{ ms: number }>(
    sql`select extract(epoch from now())::float8 * 1000 as ms`,
  )
  return quoteStanding(version, new Date(rows[0]?.ms ?? Date.now()))
}

/** What an event says of a version. */
export const versionFacts = ({ id, number }: StoredVersion) => ({ quote: id, number })

/**
 * A version as the customer reads it; null where the link does not serve.
 * @param byCustomer false where it is a colleague who looks, which is not noted
 */
export async function quoteToAnswer(
  services: QuoteLinkServices,
  token: string,
  byCustomer: boolean,
): Promise<QuoteToAnswer | null> {
  const { database, addresses } = services
  const asked = await askedVersion(database, token)
  const quote = asked && (await quoteOf(database, asked.found))
  if (!quote) return null
  if (byCustomer) await noteFirstLook(services, asked)
  const { version, found, standing } = asked
  const [maker, versions] = await Promise.all([
    staffById(database, version.madeBy),
    versionsOfCase(database, found.id),
  ])
  const before = versions.find(({ number }) => number === version.number - 1)
  return {
    number: formatOrderNumber(found.number),
    version: version.number,
    productType: quote.productType,
    standing,
    refusal: whyNotAnswered[standing],
    companyName: quote.companyName,
    contactName: quote.fullName,
    madeBy: maker?.name ?? '',
    sentAt: version.sentAt.toISOString(),
    validUntil: version.validUntil.toISOString(),
    words: version.words,
    deliveredAt: addressLine(quote.installationAddress),
    products: productsToWire(version.cart),
    differences: differencesOnWire(before?.cart ?? null, version.cart),
    documentPath: addresses.addressOf(found.number, String(version.number), new Date()),
    longTermText: longTermChoice(version.cart)?.text ?? null,
    known: knownOf(quote),
    order: await becameOrder(services, version),
  }
}

/** The customer saw it: said once, to who made it as well, and not of what he can decide about no more. */
async function noteFirstLook(services: QuoteLinkServices, { version, found }: AskedVersion): Promise<void> {
  if (version.openedAt !== null || version.state !== 'sent') return
  const isFirst = await transaction(services.database, async tx => {
    if (!(await noteOpened(tx, version.id))) return false
    const eventId = await appendEvent(tx, {
      type: 'quote-opened',
      actor: ownerOf(found),
      caseId: found.id,
      customerId: found.customerId,
      data: versionFacts(version),
    })
    await mailMaker(tx, services, version, { kind: 'quote-opened-notice', eventId })
    return true
  })
  if (!isFirst) return
  services.onMailQueued()
  await tellDesk(services.database)
}

/** What is known of who would order; the address is where it is delivered. */
function knownOf({ companyName, fullName, email, phoneNumber, installationAddress }: StoredQuote) {
  const [firstName = '', ...names] = fullName.trim().split(/\s+/)
  const { zipCode, city, streetName, houseNumber, houseNumberSuffix } = installationAddress
  return {
    companyName,
    firstName,
    lastName: names.join(' '),
    email,
    phoneNumber: formatPhone(phoneNumber),
    postCode: zipCode,
    city,
    street: streetName,
    streetNumber: houseNumber,
    streetNumberAddition: houseNumberSuffix,
  }
}

/** The order that a version became; null where it became none, or the order is forgotten. */
export async function becameOrder(
  { database, linkKey }: Pick<QuoteLinkServices, 'database' | 'linkKey'>,
  { orderCaseId }: Pick<StoredVersion, 'orderCaseId'>,
): Promise<QuoteAccepted | null> {
  const order = orderCaseId === null ? null : await caseById(database, orderCaseId)
  if (!order) return null
  const token = await followToken(database, order.id, linkKey)
  return { number: formatOrderNumber(order.number), followPath: pathOfLink('follow', token) }
}
