import { inTable } from './in-table.ts'

declare const declared: unique symbol

/**
 * A kind of event: the word that is stored, typed so that no string is one and none can be compared with one. A feature declares its own
 * (its `events.ts`), and whoever writes or asks for one takes it from there. Without parameters: any, also of another release.
 */
export interface EventKind<Name extends string = string, Fact extends string = string> {
  readonly [declared]: { readonly name: Name; readonly fact: Fact }
}

/** Kinds that a feature declares, by the name that its code has for them. */
export type EventKinds = Readonly<Record<string, EventKind>>

/** The words of declared kinds, for tables that have one entry for each. */
export type NameOf<Kinds extends EventKinds> = Kinds extends EventKinds
  ? Kinds[keyof Kinds][typeof declared]['name']
  : never

/** The facts that events of declared kinds may tell. */
export type FactOf<Kinds extends EventKinds> = Kinds extends EventKinds
  ? Kinds[keyof Kinds][typeof declared]['fact']
  : never

/** Facts that any event may tell: the press that it came of (server/earlier-command.ts), and the version that its case has since. */
export type CommonFact = 'act' | 'version'

/** Facts that name no person: states, reasons, counts. */
export type EventFacts<Fact extends string = string> = { readonly [Name in Fact | CommonFact]?: unknown }

/**
 * Declares a kind of event.
 * @param name as it is stored
 * @param _facts names of what it tells beside who did it and what it is about
 */
export const declareEvent = <const Name extends string, const Fact extends string = never>(
  name: Name,
  ..._facts: readonly Fact[]
): EventKind<Name, Fact> => kindOf(name) as EventKind<Name, Fact>

declare const isDaily: unique symbol

/** A kind of which there is one a day at most; the index events_daily lists them too. */
export interface DailyEventKind<Name extends string = string> extends EventKind<Name, never> {
  readonly [isDaily]: true
}

export const declareDailyEvent = <const Name extends string>(name: Name): DailyEventKind<Name> =>
  kindOf(name) as DailyEventKind<Name>

/** The kind behind a word that was stored or sent, whichever release it is of. */
export const kindOf = (name: string): EventKind => name as unknown as EventKind

/** The word of a kind. */
export const nameOf = (kind: EventKind): string => String(kind)

/** Whether it tells that somebody looked, which changes nothing. */
export const isView = (kind: EventKind): boolean => nameOf(kind).endsWith('-viewed')

/** Looks up what a table has for a kind; null of one of another release. */
export function byKind<Name extends string, Value>(
  table: Readonly<Record<Name, Value>>,
): (kind: EventKind) => Value | null {
  const find = inTable(table)
  return kind => find(nameOf(kind))
}
