import { isSameOffering } from './attributes.ts'
import type { Offering } from './offering.ts'
import type { TariffList, TariffListId } from './tariffs.ts'

/**
 * Revisions of the catalogue: changes that go live together, at a moment. What is sold at a moment is, for each item, the
 * state that the latest launched revision gave it.
 */

/** In the words of TM Forum's life cycle of a catalogue. */
export const revisionStates = ['in-design', 'in-test', 'active', 'launched', 'retired', 'obsolete'] as const
export type RevisionState = (typeof revisionStates)[number]

/** How a revision came to be. */
export const revisionOrigins = ['desk', 'file', 'undo', 'installation', 'api'] as const
export type RevisionOrigin = (typeof revisionOrigins)[number]

/** The stored part of a state; the others follow from the clock and from what came after. */
export type StoredStatus = 'in-design' | 'in-test' | 'active' | 'obsolete'

export type RevisionMoment = {
  readonly status: StoredStatus
  /** null while it is to go live as soon as it is planned. */
  readonly startsAt: Date | null
  /** Whether a later launched revision changed each of its items again, or it has none. */
  readonly isReplaced: boolean
}

/** @param now by the clock of the database */
export function stateOf({ status, startsAt, isReplaced }: RevisionMoment, now: Date): RevisionState {
  if (status !== 'active') return status
  if (startsAt && startsAt > now) return 'active'
  return isReplaced ? 'retired' : 'launched'
}

/** Items change while nobody looks at a preview and nothing is planned. */
export const mayEdit = (state: RevisionState): boolean => state === 'in-design'

export const mayPlan = (state: RevisionState): boolean => state === 'in-design' || state === 'in-test'

/** A planned one is taken back before its moment; a launched one by a revision that puts back what it changed. */
export const mayUndo = (state: RevisionState): boolean => state === 'active' || state === 'launched'

/** How a request to undo a revision ended. */
export const undoOutcomes = ['confirmed', 'refused', 'withdrawn'] as const
export type UndoOutcome = (typeof undoOutcomes)[number]

/** A change of one item in a revision; `before` is what its author saw, null of what was not sold, or ends. */
export type ItemChange =
  | {
      readonly kind: 'offering'
      readonly id: string
      readonly before: Offering | null
      readonly after: Offering | null
    }
  | {
      readonly kind: 'tariffs'
      readonly id: TariffListId
      readonly before: TariffList | null
      readonly after: TariffList
    }

export type ItemKind = ItemChange['kind']

/** Everything that holds at a moment. */
export type CatalogueState = {
  readonly offerings: ReadonlyMap<number, Offering>
  readonly tariffs: Readonly<Partial<Record<TariffListId, TariffList>>>
}

/** The state after these changes. */
export function applyChanges(
  { offerings, tariffs }: CatalogueState,
  changes: readonly ItemChange[],
): CatalogueState {
  const sold = new Map(offerings)
  const lists = { ...tariffs }
  for (const change of changes) {
    if (change.kind === 'tariffs') lists[change.id] = change.after
    else if (change.after) sold.set(Number(change.id), change.after)
    else sold.delete(Number(change.id))
  }
  return { offerings: sold, tariffs: lists }
}

/** The item of this change as it is in a state; null where it is not there. */
export const itemIn = (
  { offerings, tariffs }: CatalogueState,
  { kind, id }: Pick<ItemChange, 'kind' | 'id'>,
): Offering | TariffList | null =>
  kind === 'offering' ? (offerings.get(Number(id)) ?? null) : (tariffs[id as TariffListId] ?? null)

/** Compares what the schemas gave out, whose keys stand in one order. */
export const isSameItem = (
  kind: ItemKind,
  a: Offering | TariffList | null,
  b: Offering | TariffList | null,
): boolean =>
  kind === 'offering'
    ? isSameOffering(a as Offering | null, b as Offering | null)
    : JSON.stringify(a) === JSON.stringify(b)

/** Whether nothing would change. */
export const isIdle = (change: ItemChange): boolean => isSameItem(change.kind, change.before, change.after)

/** Why a change cannot go live as it is: the item is not as its author saw it, or will be changed again by a planned revision. */
export type ChangeConflict = {
  readonly kind: ItemKind
  readonly id: string
  /** The name of the offering; null of a tariff list. */
  readonly name: string | null
  readonly reason: 'changed-meanwhile' | 'planned-elsewhere'
  /** The revision that is in the way; null where it is not known. */
  readonly revision: { readonly id: number; readonly name: string } | null
}

/** An item that another planned or launched revision changes, from its moment. */
export type PlannedItem = {
  readonly kind: ItemKind
  readonly id: string
  readonly startsAt: Date
  /** `ends`: the promotion of which it is the end, whose changes are made anew of what holds then; null of any other. */
  readonly revision: { readonly id: number; readonly name: string; readonly ends: number | null }
}

/**
 * Conflicts of changes that begin on a state.
 * @param holds everything that holds just before they begin
 * @param later what revisions that begin at that moment or after it change
 * @param latest the last revision that changed each item before that moment, by `keyOf`
 */
export function conflictsOf(
  changes: readonly ItemChange[],
  holds: CatalogueState,
  later: readonly PlannedItem[],
  latest: ReadonlyMap<string, { readonly id: number; readonly name: string }>,
): readonly ChangeConflict[] {
  return changes.flatMap((change): readonly ChangeConflict[] => {
    const { kind, id, before } = change
    const name = change.kind === 'offering' ? ((change.after ?? change.before)?.name ?? null) : null
    const planned = later.find(item => item.kind === kind && item.id === id)
    if (planned) return [{ kind, id, name, reason: 'planned-elsewhere', revision: planned.revision }]
    if (isSameItem(kind, before, itemIn(holds, change))) return []
    return [{ kind, id, name, reason: 'changed-meanwhile', revision: latest.get(keyOf(change)) ?? null }]
  })
}

export const keyOf = ({ kind, id }: Pick<ItemChange, 'kind' | 'id'>): string => `${kind} ${id}`

/** The changes that put back what a revision changed; `changes-since` where something of it was changed again. */
export function undoOf(
  changes: readonly ItemChange[],
  holds: CatalogueState,
):
  | { readonly kind: 'undone'; readonly changes: readonly ItemChange[] }
  | { readonly kind: 'changed-since'; readonly items: readonly ItemChange[] } {
  const changedSince = changes.filter(change => !isSameItem(change.kind, change.after, itemIn(holds, change)))
  if (changedSince.length > 0) return { kind: 'changed-since', items: changedSince }
  return {
    kind: 'undone',
    changes: changes.flatMap((change): readonly ItemChange[] => {
      if (change.kind === 'offering') return [{ ...change, before: change.after, after: change.before }]
      return change.before ? [{ ...change, before: change.after, after: change.before }] : []
    }),
  }
}

/** The changes that lead from one set of offerings to another. */
export function changesTo(
  holds: ReadonlyMap<number, Offering>,
  wanted: readonly Offering[],
): readonly ItemChange[] {
  const given = new Map(wanted.map(offering => [offering.id, offering]))
  const ids = new Set([...given.keys(), ...holds.keys()])
  return [...ids].flatMap((id): readonly ItemChange[] => {
    const change = {
      kind: 'offering' as const,
      id: String(id),
      before: holds.get(id) ?? null,
      after: given.get(id) ?? null,
    }
    return isIdle(change) ? [] : [change]
  })
}
