import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type pg from 'pg'
import { z } from 'zod'
import { type CaptchaAction, selfHostedCaptchaKey } from '../../contract/session.ts'
import type { Secrets } from '../secrets.ts'
import { type Captcha, refusedBecause } from './captcha.ts'
import { spendToken } from './used-captcha-tokens.ts'

/** The self-hosted captcha (ALTCHA): the browser finds a number that takes some hashing, we check it with one hash. */
export interface SelfHostedCaptcha extends Captcha {
  /** A challenge that only counts for this action, for five minutes. */
  challenge(action: CaptchaAction): Promise<Challenge>
}

/**
 * The work: between 20 and 60 keys of 2,000 rounds each, some 15 ms on a laptop and well under half a second on a slow
 * phone (docs/decisions/0009-captcha.md).
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, fewestKeys: 20, mostKeys: 60 } as const

const lifetimeMs = 5 * 60 * 1000
const maxTokenLength = 4_000

const Token = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      data: z.object({ action: z.string() }),
      expiresAt: z.number(),
      algorithm: z.literal(work.algorithm),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export function createSelfHostedCaptcha(pool: pg.Pool, secrets: Secrets, now = Date.now): SelfHostedCaptcha {
  const keys = {
    hmacSignatureSecret: secrets.deriveKey('captcha').toString('hex'),
    hmacKeySignatureSecret: secrets.deriveKey('captcha-solution').toString('hex'),
  }

  return {
    provider: 'altcha',
    siteKey: selfHostedCaptchaKey,
    challenge: action =>
      createChallenge({
        ...keys,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.mostKeys, work.fewestKeys),
        data: { action },
        deriveKey,
        expiresAt: new Date(now() + lifetimeMs),
      }),

    async verify(text, action) {
      const token = readToken(text)
      if (token === null) return refusedBecause('malformed')
      const { challenge, solution } = token
      const parameters = challenge.parameters as unknown as Challenge['parameters']
      const verdict = await verifySolution({
        ...keys,
        challenge: { ...challenge, parameters },
        solution,
        deriveKey,
      })
      if (verdict.expired) return refusedBecause('expired')
      if (!verdict.verified) return refusedBecause('refused')
      if (challenge.parameters.data.action !== action) return refusedBecause('wrong-action')
      // The signature names the challenge; the text around it can be written in many ways.
      const isFirstUse = await spendToken(pool, challenge.signature, new Date(now() + lifetimeMs))
      return isFirstUse ? { ok: true } : refusedBecause('used')
    },
  }
}

function readToken(text: string): z.output<typeof Token> | null {
  if (text.length > maxTokenLength) return null
  try {
    return Token.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
