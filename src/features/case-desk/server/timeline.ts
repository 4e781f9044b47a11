import type { EventKind } from '../../../common/event-kind.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import type { CaseFile } from '../../cases/case-file.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import { stateLabelOf } from '../../cases/case-states.ts'
import type { ReceivedMailDto, TimelineEntry } from '../../cases/contract-timeline.ts'
import { caseEvents } from '../../cases/events.ts'
import type { OrderPurpose } from '../../cases/order-purpose.ts'
import type { CaseMessage, CaseNote } from '../../cases/server/planning/notes-and-messages.ts'
import {
  requestTextOf as customersWords,
  requestTextField,
} from '../../cases/server/planning/open-requests.ts'
import { reasonLabel } from '../../cases/state-reasons.ts'
import type { EventValue } from '../../events/server/case-events.ts'
import type { eventsOfCase } from '../../events/server/events.ts'
import type { PortIn } from '../../orders/server/port-ins.ts'
import { caseDeskEvents, mailEntryKinds } from '../events.ts'

/** Timeline of a case (src/features/case-desk/contract.ts). */

type StoredEvent = Awaited<ReturnType<typeof eventsOfCase>>[number]

type Told = {
  readonly kind: CaseKind
  readonly purpose: OrderPurpose
  /** The names of colleagues and API clients by their id. */
  readonly names: ReadonlyMap<string, string>
  readonly notes: readonly CaseNote[]
  readonly messages: readonly CaseMessage[]
  /** Mails that came in. */
  readonly received: readonly ReceivedMailDto[]
  readonly values: readonly EventValue[]
  /** Files of messages and events. */
  readonly files: readonly ShownFile[]
  /** The numbers that come along, by position. */
  readonly portIns: readonly Pick<PortIn, 'position' | 'number'>[]
  /** Products that the customer has from the order, by position. */
  readonly heldProducts: readonly { readonly position: number; readonly name: string }[]
}

/** A file with what it came with. */
export type ShownFile = {
  readonly file: CaseFile
  readonly messageId: string | null
  readonly eventId: number | null
}

export const timelineOf = (events: readonly StoredEvent[], told: Told): TimelineEntry[] =>
  events.map(event => entryOf(event, told))

function entryOf({ id, occurredAt, actorKind, actorId, type, data }: StoredEvent, told: Told): TimelineEntry {
  return {
    id,
    at: occurredAt.toISOString(),
    by: {
      kind: actorKind,
      name:
        (actorKind === 'staff' || actorKind === 'client') && actorId !== null
          ? (told.names.get(actorId) ?? null)
          : null,
    },
    type,
    data: {
      ...data,
      ...namesIn(data, told.names),
      ...(type === caseEvents.stateChanged && labelsIn(data, told)),
      ...(type === caseEvents.numberChanged
        ? phoneIn(data, told.portIns)
        : productIn(data, told.heldProducts)),
    },
    words: aboutSent.has(type) ? null : (wordsOf(data, told) ?? writtenWith(id, told.values)),
    received: receivedOf(data, told),
    files: told.files
      .filter(file => file.eventId === id || (file.messageId !== null && file.messageId === data.message))
      .map(({ file }) => file)
      .filter(({ state }) => type !== caseEvents.fileInfected || state === 'infected'),
    values: told.values
      .filter(value => value.eventId === id && value.field !== requestTextField)
      .map(({ field, before, after }) => ({ field, before, after })),
  }
}

/** The mail that came in with an event; null of other events. */
function receivedOf({ mail: mailId }: StoredEvent['data'], { received }: Told): TimelineEntry['received'] {
  return received.find(({ id }) => id === mailId) ?? null
}

/** Name of the colleague that a case was assigned to. */
const namesIn = ({ to }: StoredEvent['data'], names: Told['names']) => {
  const name = typeof to === 'string' ? names.get(to) : undefined
  return name === undefined ? {} : { toName: name }
}

const phoneIn = ({ position }: StoredEvent['data'], portIns: Told['portIns']) => {
  const phone = portIns.find(each => each.position === position)?.number
  return phone === undefined ? {} : { phone }
}

/** The event counts lines from one. */
const productIn = ({ position }: StoredEvent['data'], held: Told['heldProducts']) => {
  const product = held.find(each => each.position + 1 === position)?.name
  return product === undefined ? {} : { product }
}

/** Events about a mail whose words stand at the event that sent it. */
const aboutSent: ReadonlySet<EventKind> = new Set([caseEvents.fileInfected, caseEvents.mailSentAgain])

/** Events that may come at the moment of a mail without being what it tells. */
const besides: ReadonlySet<EventKind> = new Set<EventKind>([
  caseEvents.viewed,
  caseEvents.assigned,
  caseEvents.callDone,
  caseDeskEvents.noteWritten,
  caseEvents.requestSettled,
])

/**
 * The entry that a mail belongs to: its event, or what happened in the same transaction, which has the same moment. A mail
 * that came by itself, as a reminder does, has an entry of its own.
 */
export function entryOfMail(
  { id, eventId, createdAt }: Pick<StoredDelivery, 'id' | 'eventId' | 'createdAt'>,
  events: readonly Pick<StoredEvent, 'id' | 'type' | 'occurredAt'>[],
): number {
  if (eventId !== null && events.some(event => event.id === eventId)) return eventId
  const together = events.filter(({ occurredAt }) => occurredAt.getTime() === createdAt.getTime())
  // Apart from the ids of events.
  return together.findLast(({ type }) => !besides.has(type))?.id ?? -id
}

/** The mails that no event owns, as entries of their own. */
export const mailEntries = (
  mails: readonly StoredDelivery[],
  events: readonly StoredEvent[],
): TimelineEntry[] =>
  mails
    .filter(mail => entryOfMail(mail, events) < 0)
    .map(({ id, kind, createdAt }) => ({
      id: -id,
      at: createdAt.toISOString(),
      by: { kind: 'system', name: null },
      type: mailEntryKinds.queued,
      data: { kind },
      words: null,
      received: null,
      files: [],
      values: [],
    }))

/** States and the reason between them as people read them. */
function labelsIn({ from, to, reason, takenBack }: StoredEvent['data'], told: Told) {
  const label = (state: unknown) => (typeof state === 'string' ? stateLabelOf(told, state) : '')
  const why =
    typeof reason === 'string' && typeof to === 'string'
      ? reasonLabel(told.kind, { state: to, reason, isTakenBack: takenBack === true })
      : null
  return {
    fromLabel: label(from),
    toLabel: label(to),
    ...(why !== null && { reasonLabel: why.toLowerCase() }),
  }
}

/** The customer's text of a request or a refusal. */
function writtenWith(id: number, values: Told['values']): TimelineEntry['words'] {
  const text = customersWords(id, values)
  return text === '' ? null : { subject: null, text }
}

function wordsOf(data: StoredEvent['data'], { notes, messages }: Told): TimelineEntry['words'] {
  const note = notes.find(({ id }) => id === data.note)
  if (note) return { subject: null, text: note.text }
  const message = messages.find(({ id }) => id === data.message)
  return message ? { subject: message.subject, text: message.text } : null
}
