import type { EventKind } from '../../common/event-kind.ts'
import type { TimelineEntry } from './contract-timeline.ts'

/* Events of a case in words, as each feature has them for its own. */

export type EntryData = TimelineEntry['data']

/** Each kind by its name. */
export type TimelineWords<Name extends string> = Readonly<Record<Name, EntryInWords>>

/** @param received the mail that came in with it */
export type EntryInWords = (data: EntryData, received: TimelineEntry['received']) => string

/** The words of every feature; null for a kind of another release. */
export type WordsOfKinds = (kind: EventKind) => EntryInWords | null

/** The text at a name; empty where none stands there. */
export const textAt = (data: EntryData, name: string): string =>
  typeof data[name] === 'string' ? data[name] : ''
