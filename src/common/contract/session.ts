import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { captchaActions } from './captcha.ts'
import { Failure } from './failure.ts'
import { contractTexts } from './field-texts.ts'

export const CsrfToken = z.object({ data: z.string() })

/** As the client of ALTCHA takes it. */
export const CaptchaChallenge = z.looseObject({
  parameters: z.looseObject({ keyPrefix: z.string() }),
  signature: z.string(),
})
export const CaptchaKey = z.object({ key: z.string() })

export const ResellerCompanyName = z.string()

/**
 * The header of an answer that names the release which gave it. A page names its own in `data-release` of `html`: where they
 * differ, it was loaded from a server of another release.
 */
export const releaseHeader = 'x-release'

/** The header that carries the CSRF token on every POST, PUT and DELETE (order-flow §7). */
export const csrfHeader = 'x-csrf-token'

/** The hidden field that carries it where a form submits normally. */
export const csrfField = '_csrf'

/** Calls for everyone, for looking around and ordering. */
export const sessionCalls = {
  csrfToken: defineCall({
    method: 'GET',
    path: '/api/csrf-token',
    group: 'Visit',
    summary: 'The token that every POST, PUT and DELETE carries; whoever asks is known from then on.',
    access: 'visitor',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The token', body: CsrfToken } },
  }),
  captchaKey: defineCall({
    method: 'GET',
    path: '/api/captcha/key',
    group: 'Visit',
    summary: 'The site key of the captcha; `altcha` is the self-hosted one.',
    access: 'anyone',
    answers: { 200: { description: 'The key', body: CaptchaKey } },
  }),
  captchaChallenge: defineCall({
    method: 'GET',
    path: '/api/captcha/challenge',
    group: 'Visit',
    summary: 'A proof-of-work challenge of the self-hosted captcha; absent with Google reCAPTCHA.',
    access: 'anyone',
    limit: { max: 300, per: 'minute' },
    query: { action: z.enum(captchaActions) },
    malformed: () => ({ status: 400, body: { message: contractTexts.noSuchAction } }),
    answers: {
      200: { description: 'The challenge, to be solved by the ALTCHA client', body: CaptchaChallenge },
      400: { description: 'The action does not exist', body: Failure },
    },
  }),
}
