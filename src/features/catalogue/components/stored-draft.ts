import { parseJson } from '../../../common/parse-json.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'

/** This browser's own: a session that ends and a page that is loaded again take nothing of it. */
const storage = safeStorage(() => window.localStorage)

export type StoredDraft<Typed, Item> = {
  /** The version of the item that it was typed over. */
  readonly version: number
  /** The item as it was then. */
  readonly over: Item
  readonly typed: Typed
}

/**
 * The text that a colleague typed over an item of a revision and that the server does not have yet. Who signs in on this
 * browser later sees none of it.
 */
export function storedDraft<Typed, Item>(staffId: string, revisionId: number, item: string) {
  const key = `herziening-${revisionId}-${item}-${staffId}`
  return {
    read(): StoredDraft<Typed, Item> | null {
      const stored: unknown = parseJson(storage.getItem(key))
      return isDraft(stored) ? (stored as StoredDraft<Typed, Item>) : null
    },
    save: (draft: StoredDraft<Typed, Item>) => storage.setItem(key, JSON.stringify(draft)),
    drop: () => storage.removeItem(key),
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isDraft = (stored: unknown): boolean =>
  isObject(stored) && typeof stored.version === 'number' && isObject(stored.typed) && isObject(stored.over)
