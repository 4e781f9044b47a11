import type { EmailDelivery } from '../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../platform/mail/email.ts'
import { caseById } from '../../cases/server/case.ts'
import { type DeliveryPlan, deliveryPlanOf } from '../../cases/server/work/delivery-plan.ts'
import { type CaseMessage, messageById } from '../../cases/server/work/notes-and-messages.ts'
import { requestTextOf } from '../../cases/server/work/open-requests.ts'
import { type Reschedulings, reschedulingsOf } from '../../cases/server/work/reschedulings.ts'
import { type StateReason, stateReason } from '../../cases/server/work/state-reason.ts'
import { type MailedLink, mailedLink } from '../../customers/server/account-links.ts'
import { customerById, type StoredCustomer } from '../../customers/server/stored-customers.ts'
import { valuesOfCase } from '../../events/server/case-events.ts'
import { eventById, eventsOfCase } from '../../events/server/events.ts'
import { type EnquiryAnswers, enquiryFrom } from '../../forms/server/enquiry-answers.ts'
import { type StoredSubmission, submissionOf } from '../../forms/server/submissions.ts'
import { changeToken } from '../../line-changes/server/change-link.ts'
import { changeById, type StoredLineChange } from '../../line-changes/server/stored-changes.ts'
import { linkWithToken } from '../../mailed-links/server/mailed-links.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { type PortIn, portInsOf } from '../../orders/server/port-ins.ts'
import { orderOf, type StoredOrder } from '../../orders/server/stored-orders.ts'
import { quoteOf, type StoredQuote } from '../../orders/server/stored-quotes.ts'
import { decisionPathOf, versionToken } from '../../quotes/server/quote-path.ts'
import { type StoredVersion, versionById, versionsOfCase } from '../../quotes/server/stored-versions.ts'
import type { SavedCart } from '../../saved-carts/contract.ts'
import { savedCartById } from '../../saved-carts/server/saved-carts.ts'
import { type StoredStaff, staffById } from '../../staff/server/stored-staff.ts'
import { type DeadLetterReport, deadLetterReport } from './dead-letters.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

const caseOf = async ({ caseId }: EmailDelivery, { database }: EmailSources) =>
  caseId === null ? null : caseById(database, caseId)

export async function loadOrder(delivery: EmailDelivery, sources: EmailSources): Promise<StoredOrder | null> {
  const opened = await caseOf(delivery, sources)
  return opened && orderOf(sources.database, opened)
}

/** An order, with the token of the page that says where it stands. */
export type LinkedOrder = StoredOrder & { readonly followToken: string }

export async function loadLinkedOrder(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<LinkedOrder | null> {
  const order = await loadOrder(delivery, sources)
  return order && withFollowToken(order, sources)
}

const withFollowToken = async <Followed extends { readonly caseId: number }>(
  followed: Followed,
  { database, linkKey }: EmailSources,
): Promise<Followed & { readonly followToken: string }> => ({
  ...followed,
  followToken: await progressToken(database, followed.caseId, linkKey),
})

/** An order, and how far it is. */
export type OrderProgress = {
  readonly order: LinkedOrder
  /** null while no day is planned. */
  readonly plan: DeliveryPlan | null
  readonly portIns: readonly PortIn[]
  readonly moves: Reschedulings
  /** Why it is in its state. */
  readonly why: StateReason
}

export async function loadProgress(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<OrderProgress | null> {
  const order = await loadLinkedOrder(delivery, sources)
  if (!order) return null
  const [plan, portIns, moves, why] = await Promise.all([
    deliveryPlanOf(sources.database, order.caseId),
    portInsOf(sources.database, order.caseId),
    reschedulingsOf(sources.database, order.caseId),
    whyOf(sources, order.caseId),
  ])
  return { order, plan, portIns, moves, why }
}

const whyOf = async ({ database }: EmailSources, caseId: number): Promise<StateReason> =>
  stateReason(await eventsOfCase(database, caseId), await valuesOfCase(database, caseId))

/** A quote, and why it is in its state. */
export type QuoteProgress = { readonly quote: LinkedQuote; readonly why: StateReason }

export async function loadQuoteProgress(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<QuoteProgress | null> {
  const quote = await loadLinkedQuote(delivery, sources)
  return quote && { quote, why: await whyOf(sources, quote.caseId) }
}

/** A message of staff, with the number of its case. */
export type SentMessage = {
  readonly message: CaseMessage
  readonly number: string
  /** Page for deciding about its quote; null if none is open. */
  readonly quotePath: string | null
  /** Token of the progress page; null for forms, which have none. */
  readonly followToken: string | null
}

export async function loadMessage(
  { eventId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<SentMessage | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.message
  const [opened, message] = await Promise.all([
    event?.caseId ? caseById(database, event.caseId) : null,
    typeof id === 'string' ? messageById(database, id) : null,
  ])
  if (!opened || !message) return null
  const isFollowed = opened.kind === 'order' || opened.kind === 'quote'
  return {
    message,
    number: opened.number,
    quotePath: opened.kind === 'quote' ? await decisionPathOf(database, opened.id, linkKey) : null,
    followToken: isFollowed ? await progressToken(database, opened.id, linkKey) : null,
  }
}

/** A change of an order's lines, and what it is answered by. */
export type OrderChange = {
  readonly order: LinkedOrder
  readonly change: StoredLineChange
  /** null where the customer is not asked. */
  readonly token: string | null
}

export async function loadLineChange(
  { eventId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<OrderChange | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.change
  const change = typeof id === 'string' ? await changeById(database, id) : null
  const opened = change && (await caseById(database, change.caseId))
  const stored = opened && (await orderOf(database, opened))
  if (!stored) return null
  const order = await withFollowToken(stored, { database, linkKey })
  return { order, change, token: await changeToken(database, change, linkKey) }
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

/** A version of a quote, and what it is decided by. */
export type MailedVersion = {
  readonly quote: StoredQuote
  readonly version: StoredVersion
  /** The version before; null of the first. */
  readonly before: Pick<StoredVersion, 'lines' | 'words'> | null
  /** null where the link is gone. */
  readonly token: string | null
  readonly madeBy: string
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
  return {
    quote,
    version,
    before: versions.find(({ number }) => number === version.number - 1) ?? null,
    token,
    madeBy: maker?.name ?? '',
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
  return mailed && { ...mailed, why: await whyOf(sources, mailed.version.caseId) }
}

export async function loadSubmission(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<StoredSubmission | null> {
  const opened = await caseOf(delivery, sources)
  return opened && submissionOf(sources.database, opened)
}

export type StoredEnquiry = { readonly enquiry: EnquiryAnswers; readonly createdAt: Date }

export async function loadEnquiry(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<StoredEnquiry | null> {
  const submission = await loadSubmission(delivery, sources)
  return submission && { enquiry: enquiryFrom(submission), createdAt: submission.createdAt }
}

/** A cart that was kept for later, and the token that leads to it. */
export type MailedCart = { readonly cart: SavedCart; readonly token: string }

export async function loadSavedCart(
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedCart | null> {
  const found = mailedLinkId === null ? null : await linkWithToken(database, mailedLinkId, linkKey)
  const cart = found?.link.savedCartId ? await savedCartById(database, found.link.savedCartId) : null
  return found && cart && { cart, token: found.token }
}

export const loadLink = async (
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedLink | null> => (mailedLinkId === null ? null : mailedLink(database, mailedLinkId, linkKey))

export const loadCustomer = async (
  { customerId }: EmailDelivery,
  { database }: EmailSources,
): Promise<StoredCustomer | null> => (customerId === null ? null : customerById(database, customerId))

/** A change of a customer account, and when. */
export type CustomerChange = {
  readonly customer: StoredCustomer
  readonly changedFields: readonly string[]
  readonly changedAt: Date
}

export async function loadChange(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<CustomerChange | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const customer = event?.customerId ? await customerById(database, event.customerId) : null
  return event && customer && { customer, changedFields: event.changedFields, changedAt: event.occurredAt }
}

/** A link that was mailed to a colleague. */
export type StaffLink = {
  readonly token: string
  readonly expiresAt: Date
  readonly colleague: Pick<StoredStaff, 'name' | 'role'>
}

export async function loadStaffLink(
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<StaffLink | null> {
  const found = mailedLinkId === null ? null : await linkWithToken(database, mailedLinkId, linkKey)
  const colleague = found?.link.staffId ? await staffById(database, found.link.staffId) : null
  return found && colleague && { token: found.token, expiresAt: found.link.expiresAt, colleague }
}

/** A change of a desk account, and when. */
export type StaffChange = {
  readonly colleague: Pick<StoredStaff, 'name'>
  readonly changedFields: readonly string[]
  readonly changedAt: Date
}

export async function loadStaffChange(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<StaffChange | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const colleague = event?.staffId ? await staffById(database, event.staffId) : null
  return event && colleague && { colleague, changedFields: event.changedFields, changedAt: event.occurredAt }
}

/** When what a mail tells about happened. */
export async function loadSentAt(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<Date | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  return event?.occurredAt ?? null
}

export const loadReport = async (
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<DeadLetterReport | null> => (eventId === null ? null : deadLetterReport(database, eventId))
