import { safeStorage, type TextStorage } from '../../../ui/state/safe-storage.ts'
import { detailsActions } from '../store/details-actions.ts'
import { createOrderStore } from '../store/order-store.ts'

/** A browser's storage for tests, with what a visitor left in it. */
export function storageWith(
  texts: Record<string, string> = {},
): TextStorage & { texts: Map<string, string> } {
  const map = new Map(Object.entries(texts))
  return {
    texts: map,
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
  }
}

export const today = Date.UTC(2026, 0, 5)

/** A store over that storage, at a moment that a test may move. */
export function storeOver(storage: TextStorage, now = today) {
  const clock = { now }
  let tell = () => {}
  const store = createOrderStore({
    storage: safeStorage(() => storage),
    now: () => clock.now,
    randomId: () => 'a'.repeat(32),
    watch(listener) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
  })
  return {
    store,
    /** The store with the actions of gegevens. */
    details: store.withActions(detailsActions),
    clock,
    state: () => store.getSnapshot(),
    /** Another tab wrote, or the page is looked at again: the browser tells who listens. */
    tell: () => tell(),
  }
}
