import type { FieldErrors } from '../../contract/failure.ts'
import { captchaField } from '../../contract/request-names.ts'
import type { CaptchaAction } from '../../contract/session.ts'
import { type Answer, type CallResult, call, type Endpoint } from '../api-client.ts'
import { captchaTokenOrAlert } from '../captcha.ts'

/** A call that takes a form, as the contract names it. */
export type FormEndpoint = Endpoint & {
  /** What the captcha's token is for; absent where the call wants none. */
  readonly captcha?: CaptchaAction
  /** `form`: multipart/form-data; otherwise JSON. */
  readonly encoding?: 'form'
}

type Options<T> = {
  readonly answer?: Answer<T>
  /** What sends it, where that does more than `call`. */
  readonly through?: typeof call
  /** Gives the call up: nobody waits for its answer any more. */
  readonly signal?: AbortSignal
}

/** Sends values as the call takes them, with a captcha's token where it wants one; the CSRF token is `call`'s. Never throws. */
export async function submit<T = null>(
  endpoint: FormEndpoint,
  values: Readonly<Record<string, unknown>>,
  { answer, through = call, signal }: Options<T> = {},
): Promise<CallResult<T>> {
  const captcha = endpoint.captcha ? await captchaTokenOrAlert(endpoint.captcha) : null
  if (captcha && !captcha.ok)
    return { ok: false, kind: 'unavailable', message: captcha.message, retryAfterSeconds: null }
  const body = captcha ? { ...values, [captchaField]: captcha.token } : values
  return through<T>(endpoint, {
    ...(endpoint.encoding === 'form' ? { form: formData(body) } : { body }),
    ...(answer && { answer }),
    ...(signal && { signal }),
  })
}

function formData(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
}

/** What became of a form that was sent. */
export type Outcome<T> =
  | { readonly kind: 'taken'; readonly data: T }
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

export function outcomeOf<T>(result: CallResult<T>): Outcome<T> {
  if (result.ok) return { kind: 'taken', data: result.data }
  if (result.kind === 'unavailable')
    return { kind: 'failed', message: result.message, mayBeDone: result.mayBeDone }
  const { errors, message, title } = result.failure
  return errors ? { kind: 'refused', errors, title, message } : { kind: 'failed', message, title }
}
