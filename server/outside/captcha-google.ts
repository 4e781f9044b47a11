import type pg from 'pg'
import { z } from 'zod'
import { type Captcha, type CaptchaVerdict, refusedBecause } from './captcha.ts'
import { spendToken } from './used-captcha-tokens.ts'

type GoogleOptions = {
  readonly siteKey: string
  readonly secret: string
  /** Google's siteverify, or a stand-in for it. */
  readonly verifyUrl: string
  /** Tokens made on another site are refused. */
  readonly hostname: string
  readonly log: (problem: string) => void
}

/** Google says from 0.0, a program, to 1.0, a person. */
const lowestScore = 0.5
const timeoutMs = 2_500
const lifetimeMs = 2 * 60 * 1000
const maxTokenLength = 8_000

const Answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
})

/** The server's half of Google reCAPTCHA v3: asks siteverify what a token is worth. */
export function createGoogleCaptcha(pool: pg.Pool, options: GoogleOptions): Captcha {
  return {
    provider: 'recaptcha',
    siteKey: options.siteKey,
    async verify(token, action, remoteIp) {
      if (token.length > maxTokenLength) return refusedBecause('malformed')
      const answer = await askGoogle(options, token, remoteIp)
      if (answer === null) return refusedBecause('unavailable')
      const verdict = judge(answer, action, options.hostname)
      if (!verdict.ok) return verdict
      const isFirstUse = await spendToken(pool, token, new Date(Date.now() + lifetimeMs))
      return isFirstUse ? verdict : refusedBecause('used')
    },
  }
}

function judge(answer: z.output<typeof Answer>, action: string, hostname: string): CaptchaVerdict {
  if (!answer.success) return refusedBecause('refused')
  if (answer.hostname !== hostname) return refusedBecause('wrong-hostname')
  if (answer.action !== action) return refusedBecause('wrong-action')
  if ((answer.score ?? 0) < lowestScore) return refusedBecause('low-score')
  return { ok: true }
}

/** null when Google gave no answer that can be used, in time. */
async function askGoogle({ verifyUrl, secret, log }: GoogleOptions, response: string, remoteip: string) {
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`it answered ${reply.status}`)
    return Answer.parse(await reply.json())
  } catch (error) {
    log(`reCAPTCHA could not be asked: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
