import { parseJson } from '../../../../common/parse-json.ts'
import { safeStorage } from '../../../../ui/state/safe-storage.ts'
import { onLogOut } from '../log-out.ts'

/** The tab's own: another tab and another visit know nothing of it. */
const storage = safeStorage(() => window.sessionStorage)

/**
 * Unsaved input of a customer. It survives the end of a session, a reload and other pages. It is deleted when saved or
 * discarded, when its owner logs out or somebody else logs in, and with the tab
 * (docs/decisions/accounts.md#drafts-live-as-long-as-their-tab).
 */
export function createDraft<Values extends object>(form: string) {
  const key = `draft-${form}`
  const drop = () => storage.removeItem(key)
  onLogOut(drop)
  return {
    /** Stored input; a later release of the form may have more fields. */
    of(customerId: string): Partial<Values> | null {
      const stored = Object(parseJson(storage.getItem(key)))
      if (stored.customerId === customerId) return stored.values ?? null
      drop()
      return null
    },
    save: (customerId: string, values: Values) =>
      storage.setItem(key, JSON.stringify({ customerId, values })),
    drop,
  }
}

export type Draft = Pick<ReturnType<typeof createDraft>, 'of' | 'drop'>
