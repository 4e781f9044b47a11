import { safeStorage } from '../../safe-storage.ts'

/** Keeps the token of a mailed link in this tab, so that a reload works while no address bar shows it. */
const storage = safeStorage(() => window.sessionStorage)
const storageKey = 'accountLink'

export const keptToken = {
  read: (): string | null => storage.getItem(storageKey),
  save: (token: string) => storage.setItem(storageKey, token),
  forget: () => storage.removeItem(storageKey),
}
