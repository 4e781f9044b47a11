/** The names that go with a request, apart from the schemas so that a page sends one without loading them. */

/** The header that carries the CSRF token on every POST, PUT and DELETE (order-flow §7). */
export const csrfHeader = 'x-csrf-token'

/** The hidden field that carries it where a form submits normally. */
export const csrfField = '_csrf'

/** The field that carries the captcha's token (order-flow §7). */
export const captchaField = 'g-recaptcha-response'
