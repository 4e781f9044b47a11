import type { CaptchaAction } from '../../common/contract/captcha.ts'

/** Why a token was not accepted. `unavailable`: whoever checks tokens did not answer, so nothing is known. */
export type CaptchaRefusal =
  | 'missing'
  | 'malformed'
  | 'expired'
  | 'wrong-action'
  | 'wrong-hostname'
  | 'low-score'
  | 'refused'
  | 'used'
  | 'unavailable'

export type CaptchaVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: CaptchaRefusal }

/** Tells people from programs. Implemented by a proof of work of our own and by Google. */
export interface Captcha {
  readonly provider: 'altcha' | 'recaptcha'
  /** Public key with which the browser obtains tokens. */
  readonly siteKey: string
  /**
   * Accepts a token once, for the action that it was made for.
   * @throws only while the database is unavailable
   */
  verify(token: string, action: CaptchaAction, remoteIp: string): Promise<CaptchaVerdict>
}

export const refusedBecause = (reason: CaptchaRefusal): CaptchaVerdict => ({ ok: false, reason })
