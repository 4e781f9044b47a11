import type { CallResult } from '../client.ts'

/** Tells the page that its captcha can be used, whichever that is (marketing-site §7). */
export const tellCaptchaLoaded = () => document.body?.dispatchEvent(new Event('RecaptchaLoaded'))

/** The page names the site key, and in `data-script` where Google's script is; otherwise the server is asked, once. */
export const captchaKeyMeta = 'recaptcha_v3_site_key'

/** The server did not answer, which says nothing about the visitor. */
export class CaptchaUnreachable extends Error {
  constructor() {
    super('The server did not answer for the captcha')
  }
}

/** No network or no answer in time, as against a server that says that it cannot. */
export const withoutAnswer = (result: CallResult<unknown>): boolean =>
  !result.ok && result.kind === 'unavailable' && result.status === undefined
