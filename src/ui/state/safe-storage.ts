/** Storage functions that the order flow uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage that knows whether it keeps what it holds. */
export type SafeStorage = TextStorage & {
  /** False while something could only be kept in memory, which is gone when the tab is. */
  lasts(): boolean
}

/** More than any real value of the order flow. */
const longestInOrderFlow = 200_000

/**
 * A storage that never throws: what a blocked or full storage refuses is kept in memory, so that ordering works in
 * this tab. `open` may throw itself, as `window.localStorage` does where storage is blocked.
 * @param longest value in characters: longer ones are damage and only take up the quota
 */
export function safeStorage(open: () => TextStorage, longest = longestInOrderFlow): SafeStorage {
  const inMemory = new Map<string, string>()

  const attempt = <Result>(action: (storage: TextStorage) => Result): Result | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }

  const storage: SafeStorage = {
    getItem(key) {
      const value = inMemory.get(key) ?? attempt(stored => stored.getItem(key)) ?? null
      if (value === null || value.length <= longest) return value
      storage.removeItem(key)
      return null
    },
    setItem(key, value) {
      const isStored = attempt(stored => {
        stored.setItem(key, value)
        return true
      })
      if (isStored) {
        inMemory.delete(key)
        return
      }
      // An older value must not come back after a reload.
      attempt(stored => stored.removeItem(key))
      inMemory.set(key, value)
    },
    removeItem(key) {
      inMemory.delete(key)
      attempt(stored => stored.removeItem(key))
    },
    lasts: () => inMemory.size === 0,
  }
  return storage
}
