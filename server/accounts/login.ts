import type { LoginForm } from '../../contract/account.ts'
import { type Database, transaction } from '../database/pool.ts'
import { storeSession } from '../sessions/sessions.ts'
import { judgePassword } from './judge-password.ts'
import type { LoginThrottle, Throttled } from './login-throttle.ts'
import { customerByEmail, holdPassword, type StoredCustomer } from './stored-customers.ts'

type Services = { readonly database: Database; readonly throttle: LoginThrottle }

/** The form, where it came from, and how to know the browser again once the account is known. */
export type Login = LoginForm & {
  /** The address that it came from. */
  readonly ip: string
  readonly deviceIdFor: (customer: StoredCustomer) => string | null
}

/**
 * Why nobody was logged in is for the log; the visitor hears the same whichever it is, but for who gave the right password of a
 * blocked account: he knows that there is one.
 */
export type LoginOutcome =
  | { readonly kind: 'logged-in'; readonly customer: StoredCustomer }
  | {
      readonly kind: 'refused'
      readonly reason: 'no-account' | 'not-activated' | 'wrong-password' | 'blocked'
      readonly customerId: string | null
    }
  | ({ readonly kind: 'throttled'; readonly customerId: string | null } & Throttled)

/**
 * Says whose account a login name and a password open; `beginSession` then opens it. It takes the same time whether or not
 * somebody has the address; after too many wrong passwords none is looked at.
 */
export async function logIn({ database, throttle }: Services, login: Login): Promise<LoginOutcome> {
  const customer = await customerByEmail(database, login.username)
  const deviceId = customer && login.deviceIdFor(customer)
  const attempt = { email: login.username, ip: login.ip, deviceId }
  const judgement = await judgePassword(throttle, attempt, login.password, customer?.passwordHash ?? null)
  const customerId = customer?.id ?? null
  if (judgement.kind === 'throttled') return { ...judgement, customerId }
  if (!customer || judgement.kind === 'wrong')
    return { kind: 'refused', reason: reasonFor(customer), customerId }
  if (customer.blockedAt !== null) return { kind: 'refused', reason: 'blocked', customerId }
  return { kind: 'logged-in', customer }
}

const reasonFor = (customer: StoredCustomer | null) => {
  if (!customer) return 'no-account'
  return customer.passwordHash === null ? 'not-activated' : 'wrong-password'
}

/**
 * Stores a new session of a customer. A password that is replaced at this moment ends either the session or the login: who
 * replaces it ends all sessions while he holds the customer's row, for which this waits.
 * @param userAgent the browser as it names itself
 * @returns the id that opens it; null where the password is no longer the one that was given
 */
export const beginSession = (
  database: Database,
  customer: StoredCustomer,
  userAgent: string,
): Promise<string | null> =>
  transaction(database, async tx =>
    (await holdPassword(tx, customer)) ? storeSession(tx, customer.id, userAgent) : null,
  )
