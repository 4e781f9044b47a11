import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solveCaptcha } from '../../app/server/testing-captcha.ts'
import { type Config, readConfig } from '../config/config.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { createLog } from '../operations/log.ts'
import { createMetrics, type Metrics } from '../operations/metrics.ts'
import { secretsFrom } from '../secrets/secrets.ts'
import type { SelfHostedCaptcha } from './captcha-altcha.ts'
import { createCaptcha } from './create-captcha.ts'
import { faults, type LocalService, startLocalService } from './testing-service.ts'

const visitor = '203.0.113.7'
const secrets = secretsFrom('one secret of the captcha tests, long enough')
const good = { success: true, score: 0.9, action: 'submit_form', hostname: 'shop.example' }

let db: TestDatabase
let google: LocalService
let says: unknown
let metrics: Metrics
let logged: PassThrough
let captcha: SelfHostedCaptcha
let tokens = 0

beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

beforeEach(async () => {
  google = await startLocalService(() => ({ json: says }))
  says = good
  captcha = await captchaAt(google.url)
})
afterEach(() => google.stop())

/** The captcha as it is configured for Google, with siteverify at another address. */
async function captchaAt(url: string): Promise<SelfHostedCaptcha> {
  const config: Config = await readConfig({
    PUBLIC_URL: 'https://shop.example',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'google-secret',
    RECAPTCHA_VERIFY_URL: `${url}/siteverify`,
  })
  metrics = createMetrics()
  logged = new PassThrough()
  const log = createLog({ level: 'info', destination: logged })
  return createCaptcha({ config, secrets, database: db.database, log, metrics })
}

const verify = (token = `token-${++tokens}`) => captcha.verify(token, 'submit_form', visitor)

const counted = async () =>
  (await metrics.outsideCalls.get()).values
    .filter(({ metricName, value }) => metricName === 'shop_outside_call_seconds_count' && value > 0)
    .map(({ labels, value }) => [labels.service, labels.outcome, value])

test('what Google vouches for is accepted once', async () => {
  expect(await verify('a-token')).toEqual({ ok: true })
  expect(google.asked[0]).toMatchObject({ method: 'POST', url: { pathname: '/siteverify' } })
  expect(Object.fromEntries(new URLSearchParams(google.asked[0]?.body))).toEqual({
    secret: 'google-secret',
    response: 'a-token',
    remoteip: visitor,
  })
  expect(await verify('a-token')).toEqual({ ok: false, reason: 'used' })
  expect(await counted()).toEqual([['recaptcha', 'answered', 2]])
})

describe('refused is', () => {
  test.each([
    ['what Google refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'refused'],
    ['a low score', { ...good, score: 0.4 }, 'low-score'],
    ['no score', { ...good, score: undefined }, 'low-score'],
    ['another action', { ...good, action: 'login' }, 'wrong-action'],
    ['another site', { ...good, hostname: 'evil.example' }, 'wrong-hostname'],
  ])('%s', async (_case, answer, reason) => {
    says = answer
    expect(await verify()).toEqual({ ok: false, reason })
  })

  test('a score of exactly a half is not', async () => {
    says = { ...good, score: 0.5 }
    expect(await verify()).toEqual({ ok: true })
  })

  test('what Google does not even want to look at', async () => {
    await google.stop()
    google = await startLocalService(() => ({ status: 400, json: {} }))
    captcha = await captchaAt(google.url)
    expect(await verify()).toEqual({ ok: false, reason: 'refused' })
  })

  test('a text that is too long for a token, without asking Google', async () => {
    expect(await verify('x'.repeat(8_001))).toEqual({ ok: false, reason: 'malformed' })
    expect(google.asked).toEqual([])
  })
})

describe('nothing is known of a token', () => {
  test.each(faults)('when siteverify has the fault %s, a hanging one included', async fault => {
    google.fault = fault
    expect(await verify()).toEqual({ ok: false, reason: 'unavailable' })
  })

  test('when siteverify shows a certificate of another, or is not there', async () => {
    const stranger = await startLocalService(() => ({ json: good }), { tls: true })
    captcha = await captchaAt(stranger.url)
    expect(await verify()).toEqual({ ok: false, reason: 'unavailable' })
    expect(stranger.asked).toEqual([])
    await stranger.stop()
    expect(await verify()).toEqual({ ok: false, reason: 'unavailable' })
  })

  test('when Google does not know our secret, and the log says so', async () => {
    says = { success: false, 'error-codes': ['invalid-input-secret'] }
    expect(await verify()).toEqual({ ok: false, reason: 'unavailable' })
    logged.end()
    const lines = await text(logged)
    expect(lines).toContain('Google does not know RECAPTCHA_SECRET')
    expect(lines).not.toContain('google-secret')
  })

  test('and after five failures in a row visitors do not wait for it any more', async () => {
    google.fault = 'server-error'
    for (let call = 0; call < 5; call++) await verify()
    expect(await verify()).toEqual({ ok: false, reason: 'unavailable' })
    expect(google.asked).toHaveLength(5)
    expect(await counted()).toContainEqual(['recaptcha', 'circuit-open', 1])
  })
})

test('a token of our own captcha is taken too, once, from a browser that cannot load Google’s script', async () => {
  const token = await solveCaptcha(await captcha.challenge('login'))
  expect(await captcha.verify(token, 'registration', '127.0.0.1')).toEqual({
    ok: false,
    reason: 'wrong-action',
  })
  expect(await captcha.verify(token, 'login', '127.0.0.1')).toEqual({ ok: true })
  expect(await captcha.verify(token, 'login', '127.0.0.1')).toEqual({ ok: false, reason: 'used' })
  expect(google.asked).toEqual([])
})
