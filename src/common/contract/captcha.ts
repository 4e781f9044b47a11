import * as z from 'zod/mini'

/** The site key of the self-hosted captcha; any other key is one of Google's. */
export const selfHostedCaptchaKey = 'altcha'

/** Purposes of a captcha token; a token for one purpose is rejected for another (order-flow §7). */
export const captchaActions = [
  'registration',
  'submit',
  'submit_zipcode_check',
  'submit_form',
  'login',
  'zipcode_check',
] as const

export type CaptchaAction = (typeof captchaActions)[number]

/** The field that carries the captcha's token (order-flow §7). */
export const captchaField = 'g-recaptcha-response'

/** Characters of a token: Google's have up to 4,000, those of the self-hosted captcha 1,000. */
export const mostTokenCharacters = 10_000

/** A token as it is sent, which says nothing before its captcha is asked. */
export const CaptchaToken = z.string().check(z.maxLength(mostTokenCharacters))
