import { parseJson } from '../../../../common/parse-json.ts'
import { safeStorage } from '../../../../ui/state/safe-storage.ts'

/** A quote of 200 parts, as it was and as it is typed, has 1.4 million characters. */
const longest = 2_000_000

/** This browser's own: a session that ends and a page that is loaded again take nothing of it. */
const storage = safeStorage(() => window.localStorage, longest)

export type StoredDraft = {
  /** The version of the item that it was typed over. */
  readonly version: number
  /** The item as it was then. */
  readonly over: unknown
  readonly typed: unknown
}

/**
 * The text that a colleague typed over something at the desk and that the server does not have yet. Who signs in on this
 * browser later sees none of it.
 * @param name of the item among all at the desk
 */
export function storedDraft(staffId: string, name: string) {
  const key = `${name}-${staffId}`
  return {
    read(): StoredDraft | null {
      const stored: unknown = parseJson(storage.getItem(key))
      return isDraft(stored) ? stored : null
    },
    save: (draft: StoredDraft) => storage.setItem(key, JSON.stringify(draft)),
    drop: () => storage.removeItem(key),
  }
}

const isDraft = (stored: unknown): stored is StoredDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  typeof stored.version === 'number' &&
  'over' in stored &&
  'typed' in stored
