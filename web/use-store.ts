import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/** @param onServer what the server renders, and the browser until it has hydrated */
export const useStore = <State>(store: ReadableStore<State>, onServer: State): State =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, () => onServer)
