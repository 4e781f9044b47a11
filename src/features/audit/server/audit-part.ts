import type { SQL } from 'drizzle-orm'
import type { EventKind, EventKinds, FactOf, NameOf } from '../../../common/event-kind.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { StoredEvent } from '../../events/server/find-events.ts'

/** A case as the log names it. */
export type AuditCase = {
  readonly number: string
  readonly kind: string
  /** The name of the form that it came in with, or of its kind. */
  readonly name: string
}

/** Names of everything that a set of events mentions by id. */
export type AuditNames = {
  readonly cases: ReadonlyMap<number, AuditCase>
  readonly customers: ReadonlyMap<string, string>
  readonly staff: ReadonlyMap<string, string>
  readonly resellers: ReadonlyMap<string, string>
  /** Clients of the API. */
  readonly clients: ReadonlyMap<string, string>
  readonly prospects: ReadonlyMap<string, string>
}

/** How the value of a fact is told; null where there is nothing to tell. */
export type Tell = (value: unknown, known: AuditNames, event: StoredEvent) => string | null

/** A field by the name that the event has for it, from what to what in words. */
export type Change = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** Changes that follow from an event's facts. */
export type TellChanges = (event: StoredEvent, known: AuditNames) => readonly Change[]

/** A feature's part of the log: how events of these kinds are told. Facts that are already told as a change are left out. */
export type AuditPart<Kinds extends EventKinds> = {
  readonly facts?: Readonly<Partial<Record<FactOf<Kinds>, Tell>>>
  /** Facts of one kind of event that are told otherwise than elsewhere. */
  readonly factsOf?: Readonly<Partial<Record<NameOf<Kinds>, Readonly<Partial<Record<FactOf<Kinds>, Tell>>>>>>
  readonly changes?: Readonly<Partial<Record<NameOf<Kinds>, TellChanges>>>
}

/** A fact with its name in the log; null of what only programs need. */
export type NamedFact = { readonly fact: string; readonly name: string | null; readonly tell: Tell }

/** Parts of the features above the log; `src/app/server/audit.ts` collects them. */
export type AuditSources = {
  readonly kindName: (kind: EventKind) => string
  /** All facts in the order in which they are told, as events of a kind tell them. */
  readonly facts: (kind: EventKind) => readonly NamedFact[]
  readonly changes: (kind: EventKind) => TellChanges | null
  readonly nameCases: (database: Queryable, ids: readonly number[]) => Promise<ReadonlyMap<number, AuditCase>>
  /** Customers and registrations, by id. */
  readonly nameHolders: (database: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly nameProspects: (
    database: Queryable,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  /** The id of the case with these nine digits, or null. */
  readonly caseIdOf: (database: Queryable, number: string) => Promise<number | null>
  /** A query of the ids of the cases of a kind, or of those that came in with a form. */
  readonly casesOf: (form: string) => SQL<number>
  /** By which form or kind cases can be looked for, with its name. */
  readonly caseForms: Readonly<Record<string, string>>
}
