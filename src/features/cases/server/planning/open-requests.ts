import type { EventKind } from '../../../../common/event-kind.ts'
import type { EventValue, StoredEvent } from '../../../events/server/case-events.ts'
import type { CaseKind } from '../../case-kinds.ts'
import { isOver } from '../../case-states.ts'
import { type CustomerRequest, type RequestKind, requestKinds } from '../../customer-requests.ts'
import { caseEvents } from '../../events.ts'
import { askedByKind } from '../../mail-kinds.ts'
import type { CustomerReply } from '../../next-steps.ts'

/* Requests and answers of customers, and which of them still wait for staff (docs/decisions/desk.md#requests-are-settled-one-by-one). */

export const eventTypeOfRequest = {
  cancel: caseEvents.cancelAsked,
  change: caseEvents.changeAsked,
} as const satisfies Record<CustomerRequest, EventKind>

const wordsOfEvents: ReadonlyMap<EventKind, CustomerReply> = new Map<EventKind, CustomerReply>([
  [caseEvents.cancelAsked, 'cancel'],
  [caseEvents.changeAsked, 'change'],
  [caseEvents.quoteAsked, 'question'],
  [caseEvents.mailReceived, 'mail'],
  [caseEvents.noticeWithdrawn, 'notice-withdrawn'],
  [caseEvents.transferDeclined, 'transfer-declined'],
  [caseEvents.linesDeclined, 'declined'],
  [caseEvents.linesChanged, 'agreed'],
])

/** Events that open or settle something that a customer said. */
export const requestEventTypes: readonly EventKind[] = [
  ...wordsOfEvents.keys(),
  caseEvents.noticeGiven,
  caseEvents.requestSettled,
  caseEvents.mailReclassified,
  caseEvents.callDone,
  caseEvents.messageSent,
  caseEvents.messageWithdrawn,
  caseEvents.linesProposed,
  caseEvents.quoteSent,
  caseEvents.stateChanged,
]

type Event = Pick<StoredEvent, 'id' | 'type' | 'actorKind' | 'data' | 'occurredAt'>

/** Something that a customer said and nobody took up yet. */
export type OpenReply = { readonly id: number; readonly words: CustomerReply; readonly at: Date }

/** Events of a case without those of answers that were taken back, and of taking them back. */
export function withoutWithdrawn<Each extends Pick<StoredEvent, 'type' | 'data'>>(
  events: readonly Each[],
): readonly Each[] {
  const acts = new Set(
    events.flatMap(({ type, data }) =>
      type === caseEvents.messageWithdrawn ? [data.message, data.act] : [],
    ),
  )
  return acts.size === 0 ? events : events.filter(({ data }) => !acts.has(data.act))
}

const wordsIn = ({ type, actorKind, data }: Event): CustomerReply | null =>
  actorKind === 'staff' || asksNothing(type, data) ? null : (wordsOfEvents.get(type) ?? null)

/** Nobody waits for an answer to a mail that asks nothing, nor where a notice was withdrawn before anything was done for it. */
function asksNothing(type: EventKind, { nature, asks }: Event['data']): boolean {
  if (type === caseEvents.noticeWithdrawn) return asks !== true
  return type === caseEvents.mailReceived && !(typeof asks === 'boolean' ? asks : askedByKind(nature))
}

const isRequest = (words: CustomerReply): words is RequestKind => requestKinds.some(kind => kind === words)

/**
 * Everything that the customer said and nobody took up yet, oldest first: nothing hides another.
 * @param events of one case, oldest first
 */
export function openReplies(kind: CaseKind, events: readonly Event[]): readonly OpenReply[] {
  let open: readonly OpenReply[] = []
  for (const event of withoutWithdrawn(events)) {
    const words = wordsIn(event)
    if (event.type === caseEvents.mailReclassified) open = reclassified(open, event, events)
    else if (words === null) {
      const isAlone = open.filter(each => isRequest(each.words)).length === 1
      open = open.filter(each => !settles(kind, event, each, isAlone))
    } else open = [...open, { id: event.id, words, at: event.occurredAt }]
  }
  return open
}

/** The replies that wait once a colleague said that a mail asks something after all, or nothing. */
function reclassified(open: readonly OpenReply[], { data }: Event, events: readonly Event[]): OpenReply[] {
  const others = open.filter(({ id }) => id !== data.classified)
  const mail = events.find(({ id }) => id === data.classified)
  if (data.asks !== true || !mail) return others
  return [...others, { id: mail.id, words: 'mail' as const, at: mail.occurredAt }].toSorted(
    (one, other) => one.id - other.id,
  )
}

/** Whether something that a customer said was taken up, had they said nothing else. @param events of the case, oldest first */
export const isHandled = (kind: CaseKind, events: readonly Event[], id: number): boolean =>
  withoutWithdrawn(events).some(
    event => event.id > id && settles(kind, event, { id, words: 'mail', at: event.occurredAt }, true),
  )

/** Whether an event handles the customer's request. `isAlone`: the customer has no other open request. */
function settles(kind: CaseKind, event: Event, { id, words }: OpenReply, isAlone: boolean): boolean {
  if (event.type === caseEvents.requestSettled) return event.data.settled === id
  if (event.type === caseEvents.stateChanged && isOver(kind, String(event.data.to)))
    // A question stays open when the customer accepts or declines the quote.
    return event.actorKind === 'staff' || words !== 'question'
  if (!isAnswer(event)) return false
  // Which of several it answers is for staff to say, but for what answers a change by what it is.
  return isAlone || !isRequest(words) || (words === 'change' && isNewOffer(event))
}

const isNewOffer = ({ type }: Event) =>
  type === caseEvents.linesProposed || type === caseEvents.linesChanged || type === caseEvents.quoteSent

/**
 * Staff spoke to the customer, wrote, changed the lines, sent a quote, or moved the case on. An unanswered call does
 * not count.
 */
const isAnswer = (event: Event): boolean =>
  event.type === caseEvents.callDone
    ? event.data.outcome === 'reached'
    : event.type === caseEvents.stateChanged ||
      (event.actorKind === 'staff' && (event.type === caseEvents.messageSent || isNewOffer(event)))

/** A request that waits for staff, in the customer's own words. */
export type OpenRequest = {
  readonly id: number
  readonly kind: RequestKind
  readonly words: string
  readonly at: Date
}

/** Open requests of the customer, oldest first. */
export const openRequests = (
  kind: CaseKind,
  events: readonly Event[],
  values: readonly EventValue[],
): readonly OpenRequest[] =>
  openReplies(kind, events).flatMap(({ id, words, at }) =>
    isRequest(words) ? [{ id, kind: words, words: requestTextOf(id, values), at }] : [],
  )

/** The same as it is answered. */
export const toRequestDto = ({ at, ...request }: OpenRequest) => ({ ...request, at: at.toISOString() })

/** Text of the customer's request; empty if it was erased. */
export const requestTextOf = (eventId: number, values: readonly EventValue[]): string =>
  values.find(value => value.eventId === eventId && value.field === requestTextField)?.after ?? ''

/** Under which the words are kept with their event. */
export const requestTextField = 'words'
