/** GET /api/csrf-token → `{"data":"<token>"}`; who asks for the first time is known from then on. */
export const csrfToken = { method: 'GET', path: '/api/csrf-token' } as const

/** GET /api/captcha/key → `{"key":"<site key>"}`. */
export const captchaKey = { method: 'GET', path: '/api/captcha/key' } as const

/** The site key of the self-hosted captcha; any other key is one of Google's. */
export const selfHostedCaptchaKey = 'altcha'

/** GET /api/captcha/challenge?action=… → a proof-of-work challenge of the self-hosted captcha, bound to the action. */
export const captchaChallenge = { method: 'GET', path: '/api/captcha/challenge' } as const

/** What a captcha token is for; a token for one action is refused for another (order-flow §7). */
export const captchaActions = [
  'registration',
  'submit',
  'submit_zipcode_check',
  'submit_form',
  'login',
  'zipcode_check',
] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** GET /api/reseller-company-name/{id} → a JSON string, 404 when there is no such reseller. */
export const resellerCompanyName = (resellerId: string) =>
  ({ method: 'GET', path: `/api/reseller-company-name/${encodeURIComponent(resellerId)}` }) as const
