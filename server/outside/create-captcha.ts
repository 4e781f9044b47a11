import type pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { Captcha } from './captcha.ts'
import { createSelfHostedCaptcha } from './captcha-altcha.ts'
import { createGoogleCaptcha } from './captcha-google.ts'

/** The captcha that the configuration asks for. */
export function createCaptcha(config: Config, secrets: Secrets, pool: pg.Pool, log: Log): Captcha {
  if (config.captcha.provider === 'altcha') return createSelfHostedCaptcha(pool, secrets)
  const { siteKey, secret, verifyUrl } = config.captcha
  const { hostname } = new URL(config.publicUrl)
  return createGoogleCaptcha(pool, { siteKey, secret, verifyUrl, hostname, log: line => log.warn(line) })
}
