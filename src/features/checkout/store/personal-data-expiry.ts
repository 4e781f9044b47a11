import type { TextStorage } from '../../../ui/state/safe-storage.ts'
import { noPersonalData } from './stored-order.ts'

/** Personal data stays in the browser this long after it was last changed. */
export const personalDataLifetimeInMs = 7 * 24 * 60 * 60 * 1000

/** Holds the moment at which personal data is to be dropped, in milliseconds since 1970. */
const expiryKey = 'personalDataExpiresAt'

export const restartExpiry = (storage: TextStorage, now: number) =>
  storage.setItem(expiryKey, String(now + personalDataLifetimeInMs))

export const stopExpiry = (storage: TextStorage) => storage.removeItem(expiryKey)

/**
 * Removes personal data whose time is up. Where the moment is missing, damaged or too far away, the time starts
 * anew: data never stays for ever and is never lost by accident.
 */
export function dropExpired(storage: TextStorage, now: number) {
  const keys = Object.keys(noPersonalData)
  if (keys.every(key => storage.getItem(key) === null)) return
  const expiresAt = Number(storage.getItem(expiryKey) ?? Number.NaN)
  if (!(expiresAt > 0) || expiresAt > now + personalDataLifetimeInMs) restartExpiry(storage, now)
  else if (expiresAt <= now) {
    for (const key of keys) storage.removeItem(key)
    stopExpiry(storage)
  }
}
