import { type EventKind, isView } from '../../common/event-kind.ts'
import type { CaseMail, TimelineEntry } from '../cases/contract-timeline.ts'
import { caseEvents } from '../cases/events.ts'
import { caseDeskEvents, mailEntryKinds } from './events.ts'

/* The stream of a case: which entries each filter shows. */

export const streamFilters = ['alles', 'gesprek', 'mails', 'notities', 'gebeurtenissen'] as const
export type StreamFilter = (typeof streamFilters)[number]

/** The name of the filter in the address of the page. */
export const streamParam = 'toon'

/** An entry with the mails that belong to it. */
export type StreamEntry = TimelineEntry & { readonly mails: readonly CaseMail[] }

export const streamFilterOf = (asked: string | null): StreamFilter =>
  streamFilters.find(filter => filter === asked) ?? 'alles'

/** Said or written between the customer and us, beside mails. */
const spoken: ReadonlySet<EventKind> = new Set<EventKind>([
  caseEvents.callPlanned,
  caseEvents.callDone,
  caseEvents.cancelAsked,
  caseEvents.changeAsked,
  caseEvents.quoteAsked,
  caseEvents.quoteAccepted,
  caseEvents.quoteDeclined,
  caseEvents.linesDeclined,
])

/** Mails to our own mailboxes are no conversation. */
export const isToCustomer = ({ kind }: Pick<CaseMail, 'kind'>): boolean => !kind.endsWith('-notice')

/** Entries that are a mail themselves. */
const mailed: ReadonlySet<EventKind> = new Set<EventKind>([
  caseEvents.messageSent,
  caseEvents.mailReceived,
  mailEntryKinds.queued,
])

const isMail = ({ type, mails }: StreamEntry): boolean =>
  type === caseEvents.mailReceived || type === caseEvents.messageSent || mails.some(isToCustomer)

const isNote = ({ type }: StreamEntry): boolean => type === caseDeskEvents.noteWritten

/** That a colleague looked is only shown to who asks for events. */
const isOfView = ({ type }: StreamEntry): boolean => isView(type)

const shows: Readonly<Record<StreamFilter, (entry: StreamEntry) => boolean>> = {
  alles: entry => !isOfView(entry),
  gesprek: entry => isMail(entry) || spoken.has(entry.type),
  mails: isMail,
  notities: isNote,
  gebeurtenissen: entry => !isNote(entry) && !mailed.has(entry.type),
}

/** The entries that a filter shows, in the order of the timeline, each with its mails. */
export function streamOf(
  { timeline, mails }: { readonly timeline: readonly TimelineEntry[]; readonly mails: readonly CaseMail[] },
  filter: StreamFilter,
): readonly StreamEntry[] {
  const byEntry = Map.groupBy(mails, ({ entry }) => entry)
  return timeline.map(entry => ({ ...entry, mails: byEntry.get(entry.id) ?? [] })).filter(shows[filter])
}

/** The newest mail to the customer; null where none went. */
export const lastMailToCustomer = (mails: readonly CaseMail[]): CaseMail | null =>
  mails
    .filter(isToCustomer)
    .reduce<CaseMail | null>((last, mail) => (last && last.id > mail.id ? last : mail), null)
