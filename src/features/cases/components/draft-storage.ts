import { parseJson } from '../../../common/parse-json.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'

/** This browser's own: a session that ends, a page that is loaded again and a network that goes take nothing of it. */
const storage = safeStorage(() => window.localStorage)

/** Unsaved texts of a colleague about a case, by its number. Who signs in on this browser later sees none of them. */
export function draftStorage(staffId: string, number: string, what: 'note' | 'answer') {
  const key = `zaak-${what}-${number}-${staffId}`
  return {
    /** The unsaved text; null if there is none. */
    read: (): Readonly<Record<string, string>> | null => {
      const stored: unknown = parseJson(storage.getItem(key))
      if (typeof stored !== 'object' || stored === null) return null
      return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    },
    save: (words: Readonly<Record<string, string>>) => storage.setItem(key, JSON.stringify(words)),
    drop: () => storage.removeItem(key),
  }
}
