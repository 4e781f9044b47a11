/** State outside React that screens follow. */
export type ReadableStore<State> = {
  getSnapshot(): State
  /** @returns ends it */
  subscribe(listener: () => void): () => void
}

export type Store<State> = ReadableStore<State> & {
  /** The same state again tells nobody anything. */
  set(next: State): void
}

type Options = {
  /** Begins with the first who follows, and ends with the last: one set of listeners, however many screens there are. */
  readonly whileFollowed?: () => () => void
}

/** @param first reads the state, when it is first asked for */
export function createStore<State>(first: () => State, { whileFollowed }: Options = {}): Store<State> {
  const listeners = new Set<() => void>()
  let current: { readonly state: State } | null = null
  let stop: (() => void) | undefined

  const getSnapshot = () => {
    current ??= { state: first() }
    return current.state
  }
  return {
    getSnapshot,
    set(next) {
      if (Object.is(next, getSnapshot())) return
      current = { state: next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) stop = whileFollowed?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
  }
}
