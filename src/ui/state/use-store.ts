import { useBrowserState } from './hydrated.ts'
import type { ReadableStore } from './store.ts'

/** @param onServer what the server renders, and the browser until React has taken the page over; always the same object */
export const useStore = <State>(store: ReadableStore<State>, onServer: State): State =>
  useBrowserState(store.subscribe, store.getSnapshot, onServer)
