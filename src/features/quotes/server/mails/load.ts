import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { caseEvents } from '../../../cases/events.ts'
import { caseById } from '../../../cases/server/case.ts'
import { caseOf, reportedOf, whyOf, withFollowToken } from '../../../cases/server/mails/load.ts'
import { hasMovedOn } from '../../../cases/server/moved-on.ts'
import { requestTextOf } from '../../../cases/server/planning/open-requests.ts'
import type { StateReason } from '../../../cases/server/planning/state-reason.ts'
import { valuesOfCase } from '../../../events/server/case-events.ts'
import { eventById } from '../../../events/server/events.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { quoteOf, type StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { staffById } from '../../../staff/server/stored-staff.ts'
import { versionToken } from '../quote-path.ts'
import { hasOrders, openParts, type StoredVersion, versionById, versionsOfCase } from '../stored-versions.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

/** A quote, and why it is in its state. */
export type QuoteProgress = {
  readonly quote: LinkedQuote
  readonly why: StateReason
  /** Whether parts of it are orders, which go on. */
  readonly hasOrders: boolean
}

export async function loadQuoteProgress(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<QuoteProgress | null> {
  const quote = await loadLinkedQuote(delivery, sources)
  return (
    quote && {
      quote,
      why: await whyOf(sources, await reportedOf(delivery, sources)),
      hasOrders: hasOrders(await versionsOfCase(sources.database, quote.caseId)),
    }
  )
}

export async function loadQuote(delivery: EmailDelivery, sources: EmailSources): Promise<StoredQuote | null> {
  const opened = await caseOf(delivery, sources)
  return opened && quoteOf(sources.database, opened)
}

/** A quote request, with the token of the page that says where it stands. */
export type LinkedQuote = StoredQuote & { readonly followToken: string }

export async function loadLinkedQuote(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<LinkedQuote | null> {
  const quote = await loadQuote(delivery, sources)
  return quote && withFollowToken(quote, sources)
}

/** A quote request that is confirmed. */
export type RequestedQuote = LinkedQuote & {
  /** Whether the promise of the request is settled or gone since. */
  readonly hasMovedOn?: boolean
  /** Its lines are those of an offer by now, which its own mail tells. */
  readonly isOffered?: boolean
}

export async function loadRequestedQuote(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<RequestedQuote | null> {
  const quote = await loadLinkedQuote(delivery, sources)
  if (!quote) return null
  const { later } = await reportedOf(delivery, sources)
  return {
    ...quote,
    hasMovedOn: await hasMovedOn(sources.database, quote.caseId),
    isOffered: later.some(({ type }) => type === caseEvents.quoteSent),
  }
}

/** A version of a quote, and what it is decided by. */
export type MailedVersion = {
  readonly quote: StoredQuote
  readonly version: StoredVersion
  /** The version before, with the parts of it that were not accepted; null of the first. */
  readonly before: Pick<StoredVersion, 'parts' | 'words'> | null
  /** null where the link is gone. */
  readonly token: string | null
  readonly madeBy: string
  /** Whether parts of the quote, in this version or an earlier one, are orders. */
  readonly hasOrders: boolean
  /** How many parts the event left open where it accepted some. */
  readonly leftOpen: number
  /** Text of the customer that belongs to the event; empty if there is none or it was erased. */
  readonly words: string
}

/** The version that the event of a delivery is about. */
export async function loadQuoteVersion(
  { eventId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedVersion | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.quote
  const version = typeof id === 'string' ? await versionById(database, id) : null
  const opened = version && (await caseById(database, version.caseId))
  const quote = opened && (await quoteOf(database, opened))
  if (!event || !quote) return null
  const [versions, maker, token, values] = await Promise.all([
    versionsOfCase(database, version.caseId),
    staffById(database, version.madeBy),
    versionToken(database, version, linkKey),
    valuesOfCase(database, version.caseId),
  ])
  const before = versions.find(({ number }) => number === version.number - 1)
  return {
    quote,
    version,
    before: before ? { ...before, parts: openParts(before) } : null,
    token,
    madeBy: maker?.name ?? '',
    hasOrders: hasOrders(versions),
    leftOpen: typeof event.data.open === 'number' ? event.data.open : 0,
    words: requestTextOf(event.id, values),
  }
}

/** The same for its customer, with the token of the page that says where the quote stands. */
export type LinkedVersion = MailedVersion & { readonly followToken: string }

export async function loadLinkedVersion(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<LinkedVersion | null> {
  const mailed = await loadQuoteVersion(delivery, sources)
  return (
    mailed && {
      ...mailed,
      followToken: await progressToken(sources.database, mailed.version.caseId, sources.linkKey),
    }
  )
}

/** A version that was withdrawn, and why. */
export type WithdrawnVersion = LinkedVersion & { readonly why: StateReason }

export async function loadWithdrawnVersion(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<WithdrawnVersion | null> {
  const mailed = await loadLinkedVersion(delivery, sources)
  return mailed && { ...mailed, why: await whyOf(sources, await reportedOf(delivery, sources)) }
}
