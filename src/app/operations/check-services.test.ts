import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { startMailServer, type TestMailServer } from '../../platform/mail/testing-smtp.ts'
import { startClamd, type TestClamd } from '../../platform/outside/testing-clamd.ts'
import { startMailbox, type TestMailbox } from '../../platform/outside/testing-imap.ts'
import { kvkAnswers, testApiKey } from '../../platform/outside/testing-kvk.ts'
import { localAddresses, pdokAnswers } from '../../platform/outside/testing-pdok.ts'
import {
  type LocalAnswer,
  type LocalService,
  startLocalService,
} from '../../platform/outside/testing-service.ts'
import { runProgram } from '../programs/testing-program.ts'
import { checkServices } from './check-services.ts'

const secret = 'google-secret'

let services: Record<'kvk' | 'pdok' | 'vies' | 'google' | 'scripts', LocalService>
let viesSays: LocalAnswer
let mail: TestMailServer
let clamd: TestClamd
let database: TestDatabase
let mailbox: TestMailbox
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  mail = await startMailServer()
  clamd = await startClamd()
  mailbox = await startMailbox()
  services = {
    kvk: await startLocalService(request =>
      request.url.pathname.startsWith('/api/') ? kvkAnswers({})(request) : { status: 404, json: 'nginx' },
    ),
    pdok: await startLocalService(pdokAnswers(localAddresses)),
    vies: await startLocalService(() => viesSays),
    google: await startLocalService(({ body }) => ({
      json: {
        success: false,
        'error-codes': [body.includes(secret) ? 'invalid-input-response' : 'invalid-input-secret'],
      },
    })),
    scripts: await startLocalService(({ url }) => ({
      status: url.pathname === '/a.js' ? 200 : 404,
      json: '',
    })),
  }
})
afterAll(async () => {
  await Promise.all(Object.values(services).map(service => service.stop()))
  await mail.stop()
  await clamd.stop()
  await mailbox.stop()
  await database.drop()
})

beforeEach(() => {
  for (const service of Object.values(services)) service.fault = null
  clamd.fault = null
  viesSays = { json: { valid: true } }
  env = {
    DATABASE_URL: database.connectionString,
    SMTP_URL: mail.url,
    CASE_EMAIL: 'zaak@shop.example',
    IMAP_URL: mailbox.url,
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_VERIFY_URL: services.google.url,
    KVK_API_KEY: testApiKey,
    KVK_API_URL: `${services.kvk.url}/api`,
    ADDRESS_PROVIDER: 'pdok',
    PDOK_URL: services.pdok.url,
    VAT_PROVIDER: 'vies',
    VIES_URL: services.vies.url,
    CLAMAV_URL: clamd.url,
    CHAT_SCRIPT_URL: `${services.scripts.url}/a.js`,
    ANALYTICS_SCRIPT_URL: `${services.scripts.url}/a.js`,
  }
})

const checks = async () => checkServices(await readConfig(env))
const problems = async () =>
  (await checks()).filter(({ works }) => !works).map(({ name, says }) => [name, says])

/** Output and exit code of the command. */
const command = () => runProgram(['check-services'], env)

test('on a fresh machine everything is built in, nobody is called, and that is fine', async () => {
  env = {}
  const all = await checks()
  expect(all).toHaveLength(10)
  expect(all.every(({ kind, works }) => kind === 'stand-in' && works)).toBe(true)
})

test('every configured service works: a line each, without addresses or keys', async () => {
  expect(await checks()).toEqual(
    (await checks()).map(({ name }) => ({ name, kind: 'configured', works: true, says: 'werkt' })),
  )
  const { code, stdout } = await command()
  expect(code).toBe(0)
  expect(stdout.trim().split('\n')).toHaveLength(11)
  expect(stdout).toMatch(/^KVK +ingesteld +goed +werkt$/m)
  expect(stdout).not.toMatch(new RegExp(`http|postgres:|${secret}|${testApiKey}`))
})

test('one that does not work is told in words, with exit code 1', async () => {
  services.vies.fault = 'server-error'
  const { code, stdout } = await command()
  expect(code).toBe(1)
  expect(stdout).toMatch(/^BTW nummers +ingesteld +FOUT +antwoordt met een fout van zichzelf$/m)
})

describe('the operator hears that', () => {
  test.each([
    ['the key of KVK is wrong', { KVK_API_KEY: 'other' }, 'KVK', 'weigert onze sleutel'],
    [
      'something else is at its address',
      { KVK_API_URL: 'KVK/elsewhere' },
      'KVK',
      'is op KVK_API_URL niet te vinden',
    ],
    [
      'the mailbox refuses the password',
      { IMAP_URL: 'MAILBOX' },
      'Mailbox voor antwoorden',
      'weigert de gebruiker of het wachtwoord',
    ],
    [
      'the mailbox is away',
      { IMAP_URL: 'imap://shop:geheim@127.0.0.1:9/INBOX' },
      'Mailbox voor antwoorden',
      'is niet bereikbaar, of toont een verkeerd certificaat (ECONNREFUSED)',
    ],
    ['PDOK is somewhere else', { PDOK_URL: 'KVK' }, 'Adressen', 'is op PDOK_URL niet te vinden'],
    [
      'Google does not know the secret',
      { RECAPTCHA_SECRET: 'other' },
      'Captcha',
      'kent RECAPTCHA_SECRET niet',
    ],
    ['a script is not there', { CHAT_SCRIPT_URL: 'SCRIPTS/b.js' }, 'Chat', 'het script geeft status 404'],
    [
      'nobody listens',
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      'E-mail',
      'is niet bereikbaar, of toont een verkeerd certificaat',
    ],
    [
      'the database is not there',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z' },
      'Database',
      'is niet bereikbaar (ECONNREFUSED)',
    ],
  ])('%s', async (_what, changes: Record<string, string>, name, says) => {
    for (const [variable, value] of Object.entries(changes))
      env[variable] = value
        .replace('KVK', services.kvk.url)
        .replace('SCRIPTS', services.scripts.url)
        .replace('MAILBOX', mailbox.url.replace('geheim', 'anders'))
    expect(await problems()).toEqual([[name, says]])
  })

  test('the mail server wants a password that is not ours', async () => {
    const strict = await startMailServer({ password: 'right' })
    env.SMTP_URL = strict.url.replace('right', 'wrong')
    const [problem] = await problems()
    expect(problem?.[0]).toBe('E-mail')
    expect(problem?.[1]).toMatch(/versleuteling|wachtwoord/)
    await strict.stop()
  })

  test('the virus scanner answers something else', async () => {
    clamd.fault = 'malformed'
    expect(await problems()).toEqual([['Virusscanner', 'geeft geen goed antwoord']])
  })

  test('PDOK and VIES hang, or have nothing to say', async () => {
    services.pdok.fault = 'hangs'
    services.vies.fault = 'hangs'
    expect(await problems()).toEqual([
      ['Adressen', 'geeft niet op tijd antwoord'],
      ['BTW nummers', 'geeft niet op tijd antwoord'],
    ])
    services.pdok.fault = null
    services.vies.fault = null
    viesSays = { json: { valid: false, userError: 'MS_UNAVAILABLE' } }
    expect(await problems()).toEqual([
      ['BTW nummers', 'kan het nu niet aan Nederland vragen, of is op VIES_URL niet te vinden'],
    ])
  })
})
