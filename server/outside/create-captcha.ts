import type pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Secrets } from '../secrets.ts'
import { outsideCalls } from './calls.ts'
import type { Captcha } from './captcha.ts'
import { createSelfHostedCaptcha } from './captcha-altcha.ts'
import { createGoogleCaptcha } from './captcha-google.ts'

type CaptchaParts = {
  readonly config: Config
  readonly secrets: Secrets
  readonly pool: pg.Pool
  readonly log: Log
  readonly metrics: Metrics
}

/** The captcha that the configuration asks for. */
export function createCaptcha({ config, secrets, pool, log, metrics }: CaptchaParts): Captcha {
  if (config.captcha.provider === 'altcha') return createSelfHostedCaptcha(pool, secrets)
  const { siteKey, secret, verifyUrl } = config.captcha
  const { hostname } = new URL(config.publicUrl)
  const ask = outsideCalls('recaptcha', { log, metrics })
  return createGoogleCaptcha(pool, { siteKey, secret, verifyUrl, hostname, ask, log })
}
