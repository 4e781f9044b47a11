import { call } from '../../../api/client.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import { customerStore } from './customer-store.ts'
import { forgetFilledIn } from './forget-filled-in.ts'
import { tellLogOut } from './on-log-out.ts'

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
