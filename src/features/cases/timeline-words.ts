import type { TimelineEntry } from './contract-timeline.ts'

/* Events of a case in words, as each feature has them for its own. */

export type EntryData = TimelineEntry['data']

/** Each event by its type. */
export type TimelineWords<Type extends string = string> = Readonly<Record<Type, (data: EntryData) => string>>

/** The text at a name; empty where none stands there. */
export const textAt = (data: EntryData, name: string): string =>
  typeof data[name] === 'string' ? data[name] : ''
