import { parseJson } from '../../../common/parse-json.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'

/** This browser's own: a session that ends and a page that is loaded again take nothing of it. */
const storage = safeStorage(() => window.localStorage)

export type StoredDraft<Typed> = {
  /** The version of the item that it was typed over. */
  readonly version: number
  readonly typed: Typed
}

/** The text typed over an item of a revision that the server does not have yet. */
export function storedDraft<Typed>(revisionId: number, item: string) {
  const key = `herziening-${revisionId}-${item}`
  return {
    read(): StoredDraft<Typed> | null {
      const stored: unknown = parseJson(storage.getItem(key))
      if (typeof stored !== 'object' || stored === null || !('typed' in stored) || !('version' in stored))
        return null
      return typeof stored.version === 'number' && typeof stored.typed === 'object' && stored.typed !== null
        ? (stored as StoredDraft<Typed>)
        : null
    },
    save: (draft: StoredDraft<Typed>) => storage.setItem(key, JSON.stringify(draft)),
    drop: () => storage.removeItem(key),
  }
}
