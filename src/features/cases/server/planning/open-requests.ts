import type { EventValue, StoredEvent } from '../../../events/server/case-events.ts'
import type { EventType } from '../../../events/server/events.ts'
import type { CaseKind } from '../../case-kinds.ts'
import { isOver } from '../../case-states.ts'
import { type CustomerRequest, type RequestKind, requestKinds } from '../../customer-requests.ts'
import { askedByKind } from '../../mail-kinds.ts'
import type { CustomerReply } from '../../next-steps.ts'

/* Requests and answers of customers, and which of them still wait for staff (docs/decisions/desk.md#requests-are-settled-one-by-one). */

export const eventTypeOfRequest = {
  cancel: 'cancel-asked',
  change: 'change-asked',
} as const satisfies Record<CustomerRequest, EventType>

const wordsOfEvents = {
  'cancel-asked': 'cancel',
  'change-asked': 'change',
  'quote-asked': 'question',
  'mail-received': 'mail',
  'lines-declined': 'declined',
  'lines-changed': 'agreed',
} as const satisfies Partial<Record<EventType, CustomerReply>>

/** Events that open or settle something that a customer said. */
export const requestEventTypes = [
  ...(Object.keys(wordsOfEvents) as (keyof typeof wordsOfEvents)[]),
  'request-settled',
  'mail-reclassified',
  'call-done',
  'message-sent',
  'message-withdrawn',
  'lines-proposed',
  'quote-sent',
  'state-changed',
] as const satisfies readonly EventType[]

type Event = Pick<StoredEvent, 'id' | 'type' | 'actorKind' | 'data' | 'occurredAt'>

/** Something that a customer said and nobody took up yet. */
export type OpenReply = { readonly id: number; readonly words: CustomerReply; readonly at: Date }

/** Events of a case without those of answers that were taken back, and of taking them back. */
export function withoutWithdrawn<Each extends Pick<StoredEvent, 'type' | 'data'>>(
  events: readonly Each[],
): readonly Each[] {
  const acts = new Set(
    events.flatMap(({ type, data }) => (type === 'message-withdrawn' ? [data.message, data.act] : [])),
  )
  return acts.size === 0 ? events : events.filter(({ data }) => !acts.has(data.act))
}

const wordsIn = ({ type, actorKind, data }: Event): CustomerReply | null =>
  actorKind === 'staff' || !hasWords(type) || asksNothing(type, data) ? null : wordsOfEvents[type]

/** Nobody waits for an answer to a mail that asks nothing. */
const asksNothing = (type: string, { nature, asks }: Event['data']): boolean =>
  type === 'mail-received' && !(typeof asks === 'boolean' ? asks : askedByKind(nature))

const hasWords = (type: string): type is keyof typeof wordsOfEvents => Object.hasOwn(wordsOfEvents, type)

const isRequest = (words: CustomerReply): words is RequestKind => requestKinds.some(kind => kind === words)

/**
 * Everything that the customer said and nobody took up yet, oldest first: nothing hides another.
 * @param events of one case, oldest first
 */
export function openReplies(kind: CaseKind, events: readonly Event[]): readonly OpenReply[] {
  let open: readonly OpenReply[] = []
  for (const event of withoutWithdrawn(events)) {
    const words = wordsIn(event)
    if (event.type === 'mail-reclassified') open = reclassified(open, event, events)
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

/** Whether an event handles the customer's request. `isAlone`: the customer has no other open request. */
function settles(kind: CaseKind, event: Event, { id, words }: OpenReply, isAlone: boolean): boolean {
  if (event.type === 'request-settled') return event.data.settled === id
  if (event.type === 'state-changed' && isOver(kind, String(event.data.to)))
    // A question stays open when the customer accepts or declines the quote.
    return event.actorKind === 'staff' || words !== 'question'
  if (!isAnswer(event)) return false
  // Which of several it answers is for staff to say, but for what answers a change by what it is.
  return isAlone || !isRequest(words) || (words === 'change' && isNewOffer(event))
}

const isNewOffer = ({ type }: Event) =>
  type === 'lines-proposed' || type === 'lines-changed' || type === 'quote-sent'

/**
 * Staff spoke to the customer, wrote, changed the lines, sent a quote, or moved the case on. An unanswered call does
 * not count.
 */
const isAnswer = (event: Event): boolean =>
  event.type === 'call-done'
    ? event.data.outcome === 'reached'
    : event.type === 'state-changed' ||
      (event.actorKind === 'staff' && (event.type === 'message-sent' || isNewOffer(event)))

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
