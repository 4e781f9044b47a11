import type { AskedRequest, LocalAnswer } from '../../src/platform/outside/testing-service.ts'

export const googleScript = 'https://www.google.com/recaptcha/api.js'

const siteKey = 'site-key-of-google'

/** Google's script as far as pages use it: a token names the action that it is for. */
export const tokensOfGoogle = `
  let tokens = 0
  Object.assign((window.grecaptcha ??= {}), {
    render({ sitekey }) {
      if (sitekey !== '${siteKey}') throw new Error('Invalid site key')
      return 0
    },
    execute: async (widget, { action }) => [action, Date.now(), ++tokens].join('/'),
  })
`

/** Google's verdict on a visitor. */
export type GoogleVerdict = { readonly success: boolean; readonly score: number }

/** Answers as siteverify does, for tokens of the script above. */
export const siteverifyAnswers =
  (judge: GoogleVerdict) =>
  ({ body }: AskedRequest): LocalAnswer => {
    const [action] = new URLSearchParams(body).get('response')?.split('/') ?? []
    return { json: { ...judge, action, hostname: 'localhost' } }
  }

/** Settings of a shop that asks the Google at `url`. */
export const shopWithGoogle = (url: string) => ({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: 'secret-of-google',
  RECAPTCHA_VERIFY_URL: `${url}/siteverify`,
})
