import {
  createHmac,
  createSecretKey,
  type KeyObject,
  pbkdf2,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Challenge } from 'altcha-lib'
import { z } from 'zod'
import { type CaptchaAction, selfHostedCaptchaKey } from '../../common/contract/captcha.ts'
import type { Database } from '../database/pool.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { captchaWork as work } from '../secrets/work-factors.ts'
import { type Captcha, refusedBecause } from './captcha.ts'
import { consumeToken } from './used-captcha-tokens.ts'

/** The self-hosted captcha (ALTCHA): the browser finds a number that takes some hashing, we check it with one hash. */
export interface SelfHostedCaptcha extends Captcha {
  /** A challenge that only counts for this action, for five minutes. */
  challenge(action: CaptchaAction): Promise<Challenge>
}

const lifetimeMs = 5 * 60 * 1000
const maxTokenLength = 4_000
const keyLength = 32

/** Signed parameters, in the alphabetical order of signing. */
const Parameters = z.object({
  algorithm: z.literal(work.algorithm),
  cost: z.number(),
  data: z.object({ action: z.string() }),
  /** Seconds. */
  expiresAt: z.number(),
  keyLength: z.number(),
  /** How the key that is looked for begins, in hexadecimal digits. */
  keyPrefix: z.string(),
  /** Signature of the whole key, so that a solution is checked without deriving it again. */
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
})

const Token = z.object({
  challenge: z.object({ parameters: Parameters, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Challenges as ALTCHA's own library makes and checks them (its version 2, a counter in 32 bits), by Node's cryptography:
 * the library goes through Web Crypto, which costs as much per challenge as the derivation of the key.
 */
export function createSelfHostedCaptcha(
  database: Database,
  secrets: Secrets,
  now = Date.now,
): SelfHostedCaptcha {
  const challengeKey = keyFor(secrets, 'captcha')
  const solutionKey = keyFor(secrets, 'captcha-solution')

  return {
    provider: 'altcha',
    siteKey: selfHostedCaptchaKey,
    async challenge(action) {
      const [nonce, salt] = [randomBytes(16), randomBytes(16)]
      const counter = Buffer.alloc(4)
      counter.writeUInt32BE(randomInt(work.fewestKeys, work.mostKeys + 1))
      const key = await derive(Buffer.concat([nonce, counter]), salt, work.cost, keyLength, 'sha256')
      const parameters: z.output<typeof Parameters> = {
        algorithm: work.algorithm,
        cost: work.cost,
        data: { action },
        expiresAt: Math.floor((now() + lifetimeMs) / 1000),
        keyLength,
        keyPrefix: key.toString('hex', 0, keyLength / 2),
        keySignature: sign(solutionKey, key),
        nonce: nonce.toString('hex'),
        salt: salt.toString('hex'),
      }
      return { parameters, signature: sign(challengeKey, JSON.stringify(parameters)) }
    },

    async verify(text, action) {
      const token = readToken(text)
      if (token === null) return refusedBecause('malformed')
      const { challenge, solution } = token
      const { parameters, signature } = challenge
      if (parameters.expiresAt < now() / 1000) return refusedBecause('expired')
      if (!isSigned(challengeKey, JSON.stringify(parameters), signature)) return refusedBecause('refused')
      if (!isSigned(solutionKey, Buffer.from(solution.derivedKey, 'hex'), parameters.keySignature))
        return refusedBecause('refused')
      if (parameters.data.action !== action) return refusedBecause('wrong-action')
      // The signature names the challenge; the text around it can be written in many ways.
      const isFirstUse = await consumeToken(database, signature, new Date(now() + lifetimeMs))
      return isFirstUse ? { ok: true } : refusedBecause('used')
    },
  }
}

const derive = promisify(pbkdf2)

/** As the library uses a secret: the characters that it is written in. */
const keyFor = (secrets: Secrets, purpose: 'captcha' | 'captcha-solution'): KeyObject =>
  createSecretKey(Buffer.from(secrets.deriveKey(purpose).toString('hex')))

const sign = (key: KeyObject, signed: string | Buffer): string =>
  createHmac('sha256', key).update(signed).digest('hex')

function isSigned(key: KeyObject, signed: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(key, signed))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function readToken(text: string): z.output<typeof Token> | null {
  if (text.length > maxTokenLength) return null
  try {
    return Token.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
