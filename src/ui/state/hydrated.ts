import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether what only the browser knows may show, on a page that React takes over. Nothing provides it around an island of
 * the website, which is small enough to show it at once.
 */
export const Hydrated = createContext(true)

/**
 * For the root of a page: false on the server and while hydrating. What the browser knows follows as a transition, in
 * slices that let presses through: told by the stores themselves, React would draw the whole page anew in one go.
 */
export function useRootHydrated(): boolean {
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => startTransition(() => setTakenOver(true)), [])
  return isTakenOver
}

/**
 * State that the browser has and the server does not.
 * @param onServer what the server renders, and the browser until React has taken the page over; always the same object
 */
export function useBrowserState<State>(
  subscribe: (listener: () => void) => () => void,
  read: () => State,
  onServer: State,
): State {
  const isHydrated = use(Hydrated)
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated ? read() : onServer),
    () => onServer,
  )
}

/** Whether React has taken over what the server rendered: before that a press on a control would be lost. */
export const useHydrated = (): boolean => useBrowserState(nothing, () => true, false)

const nothing = () => () => undefined
