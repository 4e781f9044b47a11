import { type LinkPurpose, requestPasswordReset, sendActivationLink } from '../../contract/account.ts'
import { captchaField } from '../../contract/failure.ts'
import { type CallResult, call } from '../api-client.ts'
import { captchaTokenOrAlert } from '../captcha.ts'

/** Asks for a mail with a link; the answer is the same for a known and an unknown address. */
export async function requestLink(purpose: LinkPurpose, email: string): Promise<CallResult<null>> {
  const form = new FormData()
  form.set('email', email)
  if (purpose === 'activation') return call(sendActivationLink, { form })
  const captcha = await captchaTokenOrAlert('login')
  if (!captcha.ok)
    return { ok: false, kind: 'unavailable', message: captcha.message, retryAfterSeconds: null }
  form.set(captchaField, captcha.token)
  return call(requestPasswordReset, { form })
}
