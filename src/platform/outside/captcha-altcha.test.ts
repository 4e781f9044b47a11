import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solveCaptcha } from '../../app/server/testing-captcha.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { secretsFrom } from '../secrets/secrets.ts'
import { createSelfHostedCaptcha } from './captcha-altcha.ts'
import { forgetExpiredCaptchaTokens } from './used-captcha-tokens.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const visitor = '203.0.113.7'
const secrets = secretsFrom('one secret of the captcha tests, long enough')

describe('the captcha that we host ourselves', () => {
  const newToken = async (captcha = createSelfHostedCaptcha(db.database, secrets)) =>
    solveCaptcha(await captcha.challenge('submit_form'))
  const verify = (token: string, action: 'submit_form' | 'login' = 'submit_form') =>
    createSelfHostedCaptcha(db.database, secrets).verify(token, action, visitor)

  test('accepts a token once, on whichever server', async () => {
    const token = await newToken()
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => verify(token)))
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await verify(token)).toEqual({ ok: false, reason: 'used' })
  })

  test('knows a used token again however it is written', async () => {
    const token = await newToken()
    await verify(token)
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString())
    const rewritten = JSON.stringify({ solution: { ...solution, time: 99 }, challenge }, null, 2)
    expect(await verify(Buffer.from(rewritten).toString('base64'))).toEqual({ ok: false, reason: 'used' })
  })

  test('refuses a token for another action and leaves it unused', async () => {
    const token = await newToken()
    expect(await verify(token, 'login')).toEqual({ ok: false, reason: 'wrong-action' })
    expect(await verify(token)).toEqual({ ok: true })
  })

  test('knows a used token again while any copy takes it, although their clocks differ by two minutes', async () => {
    let passedMs = 0
    const copyBy = (skewMs: number) =>
      createSelfHostedCaptcha(db.database, secrets, () => Date.now() + skewMs + passedMs)
    const [ahead, behind] = [copyBy(60_000), copyBy(-60_000)]
    const token = await newToken(ahead)
    expect(await behind.verify(token, 'submit_form', visitor)).toEqual({ ok: true })
    passedMs = 6 * 60_000
    await db.pool.query("update used_captcha_tokens set expires_at = expires_at - interval '6 minutes'")
    await forgetExpiredCaptchaTokens(db.database)
    expect(await behind.verify(token, 'submit_form', visitor)).toEqual({ ok: false, reason: 'used' })
    expect(await ahead.verify(token, 'submit_form', visitor)).toEqual({ ok: false, reason: 'expired' })
  })

  test('refuses an expired token', async () => {
    const sixMinutesAgo = () => Date.now() - 6 * 60_000
    const token = await newToken(createSelfHostedCaptcha(db.database, secrets, sixMinutesAgo))
    expect(await verify(token)).toEqual({ ok: false, reason: 'expired' })
  })

  test('refuses a token that was tampered with, or made with another secret', async () => {
    const { challenge, solution } = JSON.parse(Buffer.from(await newToken(), 'base64').toString())
    const tampered = [
      {
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
      { challenge, solution: { ...solution, derivedKey: 'aa'.repeat(32) } },
    ]
    const others = secretsFrom('another secret of the captcha tests, long enough')
    const tokens = tampered.map(token => Buffer.from(JSON.stringify(token)).toString('base64'))
    tokens.push(await newToken(createSelfHostedCaptcha(db.database, others)))
    for (const token of tokens) expect(await verify(token)).toEqual({ ok: false, reason: 'refused' })
  })

  test.each(['x', '{}', 'null', Buffer.from('{"challenge":{}}').toString('base64'), 'A'.repeat(100_000)])(
    'refuses garbage',
    async token => {
      expect(await verify(token)).toEqual({ ok: false, reason: 'malformed' })
    },
  )

  test('is the one that the library of ALTCHA makes and checks', async () => {
    const keys = {
      hmacSignatureSecret: secrets.deriveKey('captcha').toString('hex'),
      hmacKeySignatureSecret: secrets.deriveKey('captcha-solution').toString('hex'),
    }
    const { challenge, solution } = JSON.parse(Buffer.from(await newToken(), 'base64').toString())
    expect(await verifySolution({ ...keys, challenge, solution, deriveKey })).toMatchObject({
      verified: true,
    })

    const { parameters } = challenge
    const theirs = await createChallenge({
      ...keys,
      algorithm: parameters.algorithm,
      cost: parameters.cost,
      counter: 3,
      data: { action: 'submit_form' },
      deriveKey,
      expiresAt: new Date(Date.now() + 60_000),
    })
    expect(Object.keys(theirs.parameters)).toEqual(Object.keys(parameters))
    expect(await verify(await solveCaptcha(theirs))).toEqual({ ok: true })
  })

  test('forgets used tokens when they have expired', async () => {
    await verify(await newToken())
    await db.pool.query("update used_captcha_tokens set expires_at = now() - interval '61 minutes'")
    await forgetExpiredCaptchaTokens(db.database)
    expect((await db.pool.query('select from used_captcha_tokens')).rowCount).toBe(0)
  })
})
