import { useBrowserState } from './hydrated.ts'
import type { ReadableStore } from './store.ts'

/** @param onServer what the server renders, and the browser until React has taken the page over; always the same object */
export const useStore = <State>(store: ReadableStore<State>, onServer: State): State =>
  usePart(store, onServer, state => state)

/**
 * The part of a state that a component shows: a change of anything else does not draw it anew.
 * @param partOf a value that stands in the state, or a plain one that is told from it
 */
export const usePart = <State, Part>(
  store: ReadableStore<State>,
  onServer: State,
  partOf: (state: State) => Part,
): Part => useBrowserState(store.subscribe, () => partOf(store.getSnapshot()), partOf(onServer))
