import { type LoginForm, login, logout } from '../../contract/account.ts'
import { captchaField } from '../../contract/failure.ts'
import { type CallResult, call, callMessages } from '../api-client.ts'
import { captchaTokenOrAlert } from '../captcha.ts'
import { safeStorage } from '../safe-storage.ts'
import { customerStore } from './customer-store.ts'
import { forgetFilledIn } from './forget-filled-in.ts'

const storage = safeStorage(() => window.localStorage)

export type LoginOutcome =
  | { readonly kind: 'logged-in' }
  /** The sentence to show (order-flow §8). */
  | { readonly kind: 'failed'; readonly message: string }

/** Logs in and gets to know the customer; what was typed and chosen in the order flow stays. */
export async function logIn({ username, password }: LoginForm): Promise<LoginOutcome> {
  const captcha = await captchaTokenOrAlert('login')
  if (!captcha.ok) return { kind: 'failed', message: captcha.message }
  const form = new FormData()
  form.set('username', username)
  form.set('password', password)
  form.set(captchaField, captcha.token)
  const result = await call(login, { form })
  if (!result.ok) return { kind: 'failed', message: messageOf(result) }
  const customer = await customerStore.refresh()
  if (customer.kind === 'known') return { kind: 'logged-in' }
  return {
    kind: 'failed',
    message: customer.kind === 'unavailable' ? customer.message : callMessages.refused,
  }
}

/** The server's sentence where it gave one. */
function messageOf(result: Exclude<CallResult<null>, { ok: true }>): string {
  if (result.kind === 'refused') return result.failure.message
  if (result.message !== callMessages.unavailable) return result.message
  return `${callMessages.refused} Probeer het over een minuut opnieuw.`
}

const forgetting = new Set<() => void>()

/** Runs at every logout, once the session has ended and before any screen learns of it. */
export const onLogOut = (forget: () => void): void => void forgetting.add(forget)

/**
 * What the customer filled in goes with him, whoever shares the browser.
 * @returns whether the session has ended; false where the server could not be reached
 */
export async function logOut(): Promise<boolean> {
  const result = await call(logout)
  if (result.ok) {
    forgetFilledIn(storage)
    for (const forget of forgetting) forget()
  }
  await customerStore.refresh()
  return result.ok
}
