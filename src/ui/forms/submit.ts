import { captchaTokenOrAlert } from '../../api/captcha/captcha.ts'
import { type CallArguments, type CallResult, call, type ResultOf } from '../../api/client.ts'
import type { ApiKey, BodyKindOf, BodyOf, CaptchaOf, ParamsOf } from '../../api/types.ts'
import type { PathParameters } from '../../common/contract/call.ts'
import { type CaptchaAction, captchaField } from '../../common/contract/captcha.ts'
import type { FieldErrors } from '../../common/contract/failure.ts'

type AnyOptions = {
  /** Sends the call, if more than `call` is needed. */
  readonly through?: typeof call
  /** Gives the call up: nobody waits for its answer any more. */
  readonly signal?: AbortSignal
}

/** Parts of a call that its entry in the contract requires besides the values. */
type Facts<Key extends ApiKey> = ([CaptchaOf<Key>] extends [never]
  ? { readonly captcha?: undefined }
  : { readonly captcha: CaptchaOf<Key> }) &
  ([BodyKindOf<Key>] extends ['form'] ? { readonly sentAs: 'form' } : { readonly sentAs?: undefined }) &
  ([PathParameters<Key>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: ParamsOf<Key> })

type Rest<Key extends ApiKey> =
  Record<never, never> extends Facts<Key>
    ? [options?: AnyOptions & Facts<Key>]
    : [options: AnyOptions & Facts<Key>]

type LooseOptions = AnyOptions & {
  readonly captcha?: CaptchaAction
  readonly sentAs?: 'form'
  readonly params?: Readonly<Record<string, string | number>>
}

/** Sends values as the call takes them, with a captcha's token where it wants one; the CSRF token is `call`'s. Never throws. */
export async function submit<Key extends ApiKey>(
  key: Key,
  values: BodyOf<Key>,
  ...[options]: Rest<Key>
): Promise<ResultOf<Key>> {
  const { captcha: action, sentAs, params, through = call, signal } = (options ?? {}) as LooseOptions
  const captcha = action ? await captchaTokenOrAlert(action) : null
  if (captcha && !captcha.ok)
    return { ok: false, kind: 'unavailable', message: captcha.message, retryAfterSeconds: null }
  const body = captcha ? { ...(values as object), [captchaField]: captcha.token } : values
  const sent = {
    ...(params && { params }),
    ...(sentAs === 'form' ? { form: body } : { body }),
    ...(signal && { signal }),
  }
  return through(key, ...([sent] as unknown as CallArguments<Key>))
}

/** Outcome of sending a form. */
export type Outcome<T> =
  | { readonly kind: 'taken'; readonly data: T }
  | FailedOutcome
  /** Somebody else stored another version meanwhile; whoever sent it shows both. */
  | { readonly kind: 'met' }

/** Why a form was not taken. */
export type FailedOutcome =
  /** `errors` by the path of the field; title and message are about the form as a whole. */
  | {
      readonly kind: 'refused'
      readonly errors: FieldErrors
      readonly title?: string | undefined
      readonly message?: string | undefined
    }
  /** For a reason that no field can mend. */
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly title?: string | undefined
      /** The answer got lost: it may have been taken. */
      readonly mayBeDone?: boolean | undefined
    }

export const outcomeOf = <T>(result: CallResult<T>): Outcome<T> =>
  result.ok ? { kind: 'taken', data: result.data } : failedOutcome(result)

export function failedOutcome(result: Extract<CallResult<unknown>, { readonly ok: false }>): FailedOutcome {
  if (result.kind === 'unavailable')
    return { kind: 'failed', message: result.message, mayBeDone: result.mayBeDone }
  const { errors, message, title } = result.failure
  return errors ? { kind: 'refused', errors, title, message } : { kind: 'failed', message, title }
}
