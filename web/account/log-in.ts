import { loginTexts } from '../../content/account-texts.ts'
import { callMessages } from '../../content/call-texts.ts'
import { type LoginForm, login, logout } from '../../contract/account.ts'
import { type CallResult, call } from '../api-client.ts'
import { type Outcome, outcomeOf, submit } from '../forms/submit.ts'
import { safeStorage } from '../safe-storage.ts'
import { customerStore } from './customer-store.ts'
import { forgetFilledIn } from './forget-filled-in.ts'
import { tellLogOut } from './on-log-out.ts'

const storage = safeStorage(() => window.localStorage)

/** Logs in and gets to know the customer; what was typed and chosen in the order flow stays. */
export async function logIn(form: LoginForm): Promise<Outcome<null>> {
  const result = await submit(login, form)
  if (!result.ok) return failedLogin(result)
  const customer = await customerStore.refresh()
  if (customer.kind === 'known') return { kind: 'taken', data: null }
  return {
    kind: 'failed',
    message: customer.kind === 'unavailable' ? customer.message : callMessages.refused,
  }
}

/** The server's sentence where it gave one (order-flow §8). */
const failedLogin = (result: CallResult<null> & { ok: false }): Outcome<null> =>
  result.kind === 'unavailable' && result.message === callMessages.unavailable
    ? { kind: 'failed', message: `${callMessages.refused} ${loginTexts.tryLater}` }
    : outcomeOf(result)

/**
 * What the customer filled in goes with him, whoever shares the browser.
 * @returns whether the session has ended; false where the server could not be reached
 */
export async function logOut(): Promise<boolean> {
  const result = await call(logout)
  if (result.ok) {
    forgetFilledIn(storage)
    tellLogOut()
  }
  await customerStore.refresh()
  return result.ok
}
