import { type GuestDetails, verifyAccountData } from '../../../contract/details.ts'
import type { FieldErrors } from '../../../contract/failure.ts'
import { call } from '../../api-client.ts'
import type { ServerChecks } from '../../details/server-checks.ts'

export type Verification =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused'
      readonly errors: FieldErrors
      /** What the server says of the form as a whole. */
      readonly title?: string
      readonly message?: string
    }
  /** The details could not be checked, for a reason that no field can mend. */
  | { readonly kind: 'failed'; readonly title: string; readonly message: string }

const notChecked = 'Je gegevens zijn nog niet gecontroleerd'

/** Whether the server takes these details: KVK number and IBAN first, then everything (order-flow §5 and §7). */
export async function verifyGuest(details: GuestDetails, checks: ServerChecks): Promise<Verification> {
  const errors = await checks.refusals(details)
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const result = await call(verifyAccountData, { body: details })
  if (result.ok) return { kind: 'accepted' }
  if (result.kind === 'unavailable') return { kind: 'failed', title: notChecked, message: result.message }
  return result.failure.errors
    ? { kind: 'refused', errors: result.failure.errors }
    : { kind: 'failed', title: notChecked, message: result.failure.message }
}
