import { z } from 'zod'
import type { Database } from '../database/pool.ts'
import type { Log } from '../operations/log.ts'
import type { AskOutside } from './calls.ts'
import { type Captcha, type CaptchaVerdict, refusedBecause } from './captcha.ts'
import { consumeToken } from './used-captcha-tokens.ts'

type GoogleOptions = {
  readonly siteKey: string
  readonly secret: string
  /** Google's siteverify, or a stand-in for it. */
  readonly verifyUrl: string
  /** Tokens made on another site are refused. */
  readonly hostname: string
  readonly ask: AskOutside
  readonly log: Log
}

/** Google says from 0.0, a program, to 1.0, a person. */
const lowestScore = 0.5
const lifetimeMs = 2 * 60 * 1000
const maxTokenLength = 8_000

const Answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

/** With these Google judges our secret, not the visitor. */
const ourMistakes = ['missing-input-secret', 'invalid-input-secret']

/** The server's half of Google reCAPTCHA v3: asks siteverify what a token is worth. */
export function createGoogleCaptcha(database: Database, options: GoogleOptions): Captcha {
  return {
    provider: 'recaptcha',
    siteKey: options.siteKey,
    async verify(token, action, remoteIp) {
      if (token.length > maxTokenLength) return refusedBecause('malformed')
      const verdict = await verdictOfGoogle(options, token, action, remoteIp)
      if (!verdict.ok) return verdict
      const isFirstUse = await consumeToken(database, token, new Date(Date.now() + lifetimeMs))
      return isFirstUse ? verdict : refusedBecause('used')
    },
  }
}

async function verdictOfGoogle(
  { verifyUrl, secret, hostname, ask, log }: GoogleOptions,
  token: string,
  action: string,
  remoteip: string,
): Promise<CaptchaVerdict> {
  const answer = await ask({
    url: new URL(verifyUrl),
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip }),
    answer: Answer,
  })
  if (answer.kind === 'unavailable') return refusedBecause('unavailable')
  if (answer.kind === 'refused') return refusedBecause('refused')
  const codes = answer.data['error-codes'] ?? []
  if (!answer.data.success && codes.some(code => ourMistakes.includes(code))) {
    log.error({ codes }, 'Google does not know RECAPTCHA_SECRET')
    return refusedBecause('unavailable')
  }
  return judge(answer.data, action, hostname)
}

function judge(answer: z.output<typeof Answer>, action: string, hostname: string): CaptchaVerdict {
  if (!answer.success) return refusedBecause('refused')
  if (answer.hostname !== hostname) return refusedBecause('wrong-hostname')
  if (answer.action !== action) return refusedBecause('wrong-action')
  if ((answer.score ?? 0) < lowestScore) return refusedBecause('low-score')
  return { ok: true }
}
