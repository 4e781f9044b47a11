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
