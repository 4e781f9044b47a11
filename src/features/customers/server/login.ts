import { type Database, transaction } from '../../../platform/database/pool.ts'
import { storeSession } from '../../../platform/sessions/sessions.ts'
import type { LoginForm } from '../../authentication/contract.ts'
import { checkPassword } from '../../authentication/server/check-password.ts'
import type { LoginThrottle, Throttled } from '../../authentication/server/login-throttle.ts'
import { customerByEmail, lockPassword, type StoredCustomer } from './stored-customers.ts'

type Services = { readonly database: Database; readonly throttle: LoginThrottle }

/** The form, where it came from, and how to know the browser again once the account is known. */
export type Login = LoginForm & {
  /** The address that it came from. */
  readonly ip: string
  readonly deviceIdFor: (customer: StoredCustomer) => string | null
}

/**
 * The reason for a failure is for the log only. The visitor always gets the same answer, except that the right
 * password of a blocked account says so: its owner knows that the account exists.
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
  const judgement = await checkPassword(throttle, attempt, login.password, customer?.passwordHash ?? null)
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
 * Stores a new session of a customer. When the password is replaced at the same moment, either the session or the
 * login ends: the replacement ends all sessions while it locks the customer's row, and this waits for the lock.
 * @param userAgent the browser's own name
 * @returns the session id; null if the password is no longer the one that was given
 */
export const beginSession = (
  database: Database,
  customer: StoredCustomer,
  userAgent: string,
): Promise<string | null> =>
  transaction(database, async tx =>
    (await lockPassword(tx, customer)) ? storeSession(tx, customer.id, userAgent) : null,
  )
