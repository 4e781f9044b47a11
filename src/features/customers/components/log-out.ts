import { call } from '../../../api/client.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import { customerStore } from './customer-store.ts'
import { forgetFilledIn } from './forget-filled-in.ts'

const forgetting = new Set<() => void>()

/** Runs at every logout, once the session has ended and before any screen learns of it. */
export const onLogOut = (forget: () => void): void => void forgetting.add(forget)

/** For what logs out (log-out.ts). Apart from it, because those who want to know need not be able to log out. */
export function tellLogOut(): void {
  for (const forget of forgetting) forget()
}

const storage = safeStorage(() => window.localStorage)

/**
 * Removes the customer's input as well, since others may share the browser.
 * @returns whether the session has ended; false if the server could not be reached
 */
export async function logOut(): Promise<boolean> {
  const result = await call('POST /api/logout')
  if (result.ok) {
    forgetFilledIn(storage)
    tellLogOut()
  }
  await customerStore.refresh()
  return result.ok
}
