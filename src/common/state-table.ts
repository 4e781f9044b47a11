import { stateTexts } from './texts.ts'

/** States and transitions as data: what stands in a table is all that there is. */

/** One state of a table. `S` are the names of its table's states. */
export type StateRow<S extends string> = {
  /** For staff, to follow "is": `in behandeling`. */
  readonly label: string
  /** The states that may follow; none where it is over. */
  readonly next: readonly S[]
  /** Dutch sentence for an attempt to enter any other state. */
  readonly refusal: string
}

export type StateTable<S extends string> = {
  /** The state in which it begins. */
  readonly first: S
  readonly states: Readonly<Record<S, StateRow<S>>>
}

/** Holds a table together: every state that may follow is one of its own. */
export const stateTable = <S extends string>(
  first: NoInfer<S>,
  states: Readonly<Record<S, StateRow<NoInfer<S>>>>,
): StateTable<S> => ({ first, states })

/** The names of a table's states. */
export const statesOf = <S extends string>({ states }: StateTable<S>): readonly S[] =>
  Object.keys(states).filter((name): name is S => Object.hasOwn(states, name))

/**
 * A stored name as a state of its table.
 * @throws where the table has no such state
 */
export function stateIn<S extends string>(table: StateTable<S>, name: string): S {
  const state = statesOf(table).find(each => each === name)
  if (state === undefined) throw new Error(`There is no state ${name}`)
  return state
}

/** Whether nothing follows: what is in this state is over. */
export const isFinal = <S extends string>({ states }: StateTable<S>, state: S): boolean =>
  states[state].next.length === 0

/** Why something in the state `from` cannot come into the state `to`, as one Dutch sentence; null where it can. */
export function transitionError<S extends string>(
  { states }: StateTable<S>,
  from: S,
  to: string,
): string | null {
  const { label, next, refusal } = states[from]
  if (to === from) return stateTexts.isAlready(label)
  if (!Object.hasOwn(states, to)) return stateTexts.noSuchState
  return next.some(name => name === to) ? null : refusal
}
