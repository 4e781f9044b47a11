import type { Config } from '../config/config.ts'
import type { Database } from '../database/pool.ts'
import type { Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { outsideCalls } from './calls.ts'
import type { Captcha } from './captcha.ts'
import { createSelfHostedCaptcha, type SelfHostedCaptcha } from './captcha-altcha.ts'
import { createGoogleCaptcha } from './captcha-google.ts'

type CaptchaParts = {
  readonly config: Config
  readonly secrets: Secrets
  readonly database: Database
  readonly log: Log
  readonly metrics: Metrics
}

/** An address check asks Google and then PDOK, and both fit in 3 seconds. */
const googleTimeLimitMs = 1_500

/** The captcha that the configuration asks for. */
export function createCaptcha({ config, secrets, database, log, metrics }: CaptchaParts): SelfHostedCaptcha {
  const own = createSelfHostedCaptcha(database, secrets)
  if (config.captcha.provider === 'altcha') return own
  const { siteKey, secret, verifyUrl } = config.captcha
  const { hostname } = new URL(config.publicUrl)
  const ask = outsideCalls('recaptcha', { log, metrics, timeLimitMs: googleTimeLimitMs })
  return withOwnInPlace(
    createGoogleCaptcha(database, { siteKey, secret, verifyUrl, hostname, ask, log }),
    own,
  )
}

/** Takes tokens of our own captcha too: a browser that cannot load Google's script makes those. */
const withOwnInPlace = (google: Captcha, own: SelfHostedCaptcha): SelfHostedCaptcha => ({
  provider: google.provider,
  siteKey: google.siteKey,
  challenge: action => own.challenge(action),
  async verify(token, action, remoteIp) {
    const verdict = await own.verify(token, action, remoteIp)
    const isOwn = verdict.ok || verdict.reason !== 'malformed'
    return isOwn ? verdict : google.verify(token, action, remoteIp)
  },
})
