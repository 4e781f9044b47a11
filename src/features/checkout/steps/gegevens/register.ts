import { callFailure } from '../../../../api/call-failure.ts'
import type { Failure } from '../../../../common/contract/failure.ts'
import { type Outcome, outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { GuestDetails } from '../../../details/details-schema.ts'

export type Registered = {
  readonly kind: 'registered'
  /** null: a mail goes; else none does, and one can be asked for in so many seconds. */
  readonly secondsUntilMail: number | null
}

/** Outcome of the form of a new customer. */
type Taken =
  | Registered
  /** The details are valid: the visitor may order without an account. */
  | { readonly kind: 'accepted' }

/** Registers a new customer (order-flow §7). */
export async function register(details: GuestDetails, resellerId: string | null): Promise<Outcome<Taken>> {
  const registrationDto = { ...details, resellerId }
  const result = await submit('POST /api/register-account', { registrationDto }, { captcha: 'registration' })
  if (result.ok) {
    const { secondsUntilMail = null } = result.data ?? {}
    return { kind: 'taken', data: { kind: 'registered', secondsUntilMail } }
  }
  if (result.kind === 'refused') return refusalOf(result.failure)
  const { title, message } = callFailure(result)
  return { kind: 'failed', title: title ?? formFailures.notRegistered.title, message }
}

/** At the fields where there are any to blame, otherwise of the form as a whole (order-flow §8); whatever it lacks. */
export function refusalOf({
  message,
  errors = {},
  title = formFailures.notRegistered.title,
}: Failure): Outcome<Taken> {
  return Object.keys(errors).some(field => field in GuestDetails.shape)
    ? { kind: 'refused', errors, title, message }
    : { kind: 'failed', title, message }
}

/** Whether the server takes the details of who orders without an account (order-flow §7). */
export async function verifyGuest(details: GuestDetails): Promise<Outcome<Taken>> {
  const outcome = outcomeOf(await submit('POST /api/verify-account-data', details))
  return outcome.kind === 'taken' ? { kind: 'taken', data: { kind: 'accepted' } } : outcome
}
