import { RegistrationAccepted, RegistrationRefused, registerAccount } from '../../../contract/account.ts'
import type { GuestDetails } from '../../../contract/details.ts'
import { captchaField } from '../../../contract/failure.ts'
import { call } from '../../api-client.ts'
import { captchaTokenOrAlert } from '../../captcha.ts'
import { newCustomerFields } from '../../details/new-customer-fields.tsx'
import type { ServerChecks } from '../../details/server-checks.ts'
import type { Verification } from './verify-guest.ts'

/** A registration may also be refused as a whole, for a reason that stands at no field. */
export type Registering =
  | Exclude<Verification, { readonly kind: 'accepted' }>
  /** null: a mail goes; else none does, and one can be asked for in so many seconds. */
  | { readonly kind: 'registered'; readonly secondsUntilMail: number | null }
  | { readonly kind: 'rejected'; readonly title: string; readonly message: string }

/** Registers a new customer, once KVK number and IBAN both pass (order-flow §5 and §7). */
export async function register(
  details: GuestDetails,
  resellerId: string | null,
  checks: ServerChecks,
): Promise<Registering> {
  const errors = await checks.refusals(details)
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const captcha = await captchaTokenOrAlert('registration')
  if (!captcha.ok) return failed(captcha.message)
  const body = { [captchaField]: captcha.token, registrationDto: { ...details, resellerId } }
  const result = await call(registerAccount, { body, answer: RegistrationAccepted })
  if (result.ok) return { kind: 'registered', ...result.data }
  if (result.kind === 'unavailable') return failed(result.message)
  const refused = RegistrationRefused.safeParse(result.body)
  return refused.success ? refusalOf(refused.data) : failed(result.failure.message)
}

const failed = (message: string): Registering => ({
  kind: 'failed',
  title: 'Je bent nog niet geregistreerd',
  message,
})

/** At the fields where there are any to blame, otherwise in place of the form (order-flow §8). */
export function refusalOf({ title, error: { message }, errors }: RegistrationRefused): Registering {
  return newCustomerFields.some(field => errors[field])
    ? { kind: 'refused', errors, title, message }
    : { kind: 'rejected', title, message }
}
