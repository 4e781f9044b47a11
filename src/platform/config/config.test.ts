import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartupProblem } from '../operations/startup-problem.ts'
import { openSecrets, secretsFrom } from '../secrets/secrets.ts'
import { readConfig } from './config.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-config-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('without any variable', () => {
  test('the shop runs on its own: port 3000, ./data, an embedded database, kept mails, its own captcha', async () => {
    expect(await readConfig({})).toMatchObject({
      mode: 'production',
      host: null,
      port: 3000,
      dataDir: path.resolve('data'),
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded', binDir: null },
      mail: {
        smtpUrl: null,
        from: 'Lijnhaven <hallo@lijnhaven.example>',
        staffEmail: 'hallo@lijnhaven.example',
      },
      captcha: { provider: 'altcha' },
      kvk: { provider: 'stand-in' },
      addresses: { provider: 'sample' },
      vat: { provider: 'format' },
      metricsToken: null,
      outsideScripts: { analytics: null, chat: null },
      supportTools: { remoteWindows: null, remoteMac: null, routerTool: null },
      appSecret: null,
      trustProxy: false,
      rateLimitFactor: 1,
      sepaScheme: 'CORE',
    })
  })

  test('an empty variable is as good as none', async () => {
    expect(await readConfig({ PORT: '', DATABASE_URL: '', BRAND_NAME: '' })).toEqual(await readConfig({}))
  })
})

describe('a variable', () => {
  test('FORM_MAILBOXES says who reads which forms; the rest is for STAFF_EMAIL', async () => {
    const { mail } = await readConfig({
      STAFF_EMAIL: 'staff@shop.example',
      FORM_MAILBOXES: 'service=service@shop.example, personeel=hr@shop.example',
    })
    expect(mail.mailboxes).toEqual({
      verkoop: 'staff@shop.example',
      service: 'service@shop.example',
      personeel: 'hr@shop.example',
    })
  })

  test('WEBINAR_WEBHOOK_URL is who hears of registrations; without it nobody does', async () => {
    expect((await readConfig({})).webhooks).toEqual({})
    const url = 'https://webinars.example/hook'
    expect((await readConfig({ WEBINAR_WEBHOOK_URL: url })).webhooks).toEqual({ webinar: url })
  })

  test('WEBHOOKS_TO_LOCALHOST is for a shop that is tried out: a live one refuses it', async () => {
    expect((await readConfig({})).webhooksToLocalhost).toBe(false)
    expect((await readConfig({ WEBHOOKS_TO_LOCALHOST: 'on' })).webhooksToLocalhost).toBe(true)
    const live = { WEBHOOKS_TO_LOCALHOST: 'on', PUBLIC_URL: 'https://shop.example' }
    await expect(readConfig(live)).rejects.toThrow(/^WEBHOOKS_TO_LOCALHOST is on and PUBLIC_URL is on https/)
  })

  test('PUBLIC_URL loses its slash, and on https a proxy on this machine is believed', async () => {
    const config = await readConfig({ PUBLIC_URL: 'https://shop.example/' })
    expect(config.publicUrl).toBe('https://shop.example')
    expect(config.trustProxy).toEqual(['loopback'])
    expect((await readConfig({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'false' })).trustProxy).toBe(
      false,
    )
  })

  test('PORT is where visitors find a shop without PUBLIC_URL', async () => {
    expect((await readConfig({ PORT: '8080' })).publicUrl).toBe('http://localhost:8080')
  })

  test.each([
    ['PORT', ['http', '0', '65536', '3000.5', '-1', ' ']],
    [
      'PUBLIC_URL',
      ['shop.example', 'ftp://shop.example', 'https://shop.example/winkel', 'https://me@shop.example', 'x'],
    ],
    ['DATABASE_URL', ['mysql://host/shop', 'host']],
    ['SMTP_URL', ['http://mail', 'mail.example']],
    ['MAIL_FROM', ['shop', 'Shop <shop@x>\r\nBcc: x@y.nl']],
    ['STAFF_EMAIL', ['staff', 'a@b.nl, c@d.nl']],
    ['DKIM_DOMAIN', ['shop example', 'a/b']],
    ['DKIM_SELECTOR', ['een sleutel']],
    ['DKIM_PRIVATE_KEY', ['geheim', '-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----']],
    ['RECAPTCHA_VERIFY_URL', ['google']],
    ['RECAPTCHA_SCRIPT_URL', ['google', 'https://www.google.com/recaptcha/api.js?render=explicit']],
    ['KVK_API_KEY', ['two words', 'key\r\nx-other: 1', 'sleutel–']],
    ['KVK_API_URL', ['api.kvk.nl', 'https://api.kvk.nl/api?apikey=1']],
    ['ADDRESS_PROVIDER', ['bag']],
    ['PDOK_URL', ['pdok', 'ftp://pdok.example']],
    ['VAT_PROVIDER', ['VIES']],
    ['VIES_URL', ['vies']],
    ['METRICS_TOKEN', ['too short', 'sixteen characters']],
    ['CHAT_SCRIPT_URL', ['chat', 'javascript:alert(1)']],
    ['CHAT_ORIGINS', ['chat.example', 'https://a.example/pad', "https://a.example 'unsafe-inline'", 'x,,y']],
    ['ANALYTICS_SCRIPT_URL', ['//stats.example/a.js']],
    ['ANALYTICS_ORIGINS', ["'unsafe-eval'", 'https://a.example; script-src *']],
    ['APP_SECRET', ['too short']],
    ['TRUST_PROXY', ['yes', '10.0.0.0/33', '10.0.0', 'loopback,home']],
    ['LOG_LEVEL', ['loud']],
    ['RATE_LIMIT_FACTOR', ['0', '-1', 'off']],
    ['FORM_MAILBOXES', ['service', 'service=nobody', 'anyone=a@shop.example']],
    ['WEBINAR_WEBHOOK_URL', ['webinars.example', 'ftp://webinars.example']],
    ['SEPA_SCHEME', ['core2']],
    ['CLOSING_DAYS', ['kerst', '2026-12-24;2026-12-31', '2026-02-30']],
    ['BRAND_PHONE', ['12']],
    ['BRAND_LOGO', ['http://elsewhere/logo.png', '//elsewhere/logo.png']],
    ['BRAND_KVK_NUMBER', ['1234567']],
    ['BRAND_CREDITOR_ID', ['NL06']],
    ['PANEL_URL', ['javascript:alert(1)']],
    ['BRAND_FILE', ['/does/not/exist.json']],
  ])('%s that is wrong stops the start with one sentence that says what to set', async (name, values) => {
    for (const value of values) {
      const problem = await readConfig({ [name]: value }).catch((error: unknown) => error)
      expect(problem, value).toBeInstanceOf(StartupProblem)
      expect(String((problem as Error).message)).toMatch(
        new RegExp(`^The variable ${name} is wrong: set it to .+\\.$`),
      )
    }
  })

  test('a key for DKIM that is too short, or signs no mails, stops the start', async () => {
    const withKey = ({ privateKey }: { privateKey: KeyObject }) =>
      readConfig({
        DKIM_DOMAIN: 'shop.example',
        DKIM_SELECTOR: 'shop2026',
        DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      })
    for (const unsafe of [
      generateKeyPairSync('rsa', { modulusLength: 1024 }),
      generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    ])
      await expect(withKey(unsafe)).rejects.toThrow('DKIM_PRIVATE_KEY')
    const safe = await withKey(generateKeyPairSync('rsa', { modulusLength: 2048 }))
    expect(safe.mail.dkim).toMatchObject({ selector: 'shop2026' })
  })

  test('a part of DKIM stops the start, the whole signs mails', async () => {
    const { privateKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const whole = {
      DKIM_DOMAIN: 'shop.example',
      DKIM_SELECTOR: 'shop2026',
      DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    }
    expect((await readConfig(whole)).mail.dkim).toEqual({
      domain: 'shop.example',
      selector: 'shop2026',
      privateKey,
    })
    for (const lacking of Object.keys(whole)) {
      await expect(readConfig({ ...whole, [lacking]: '' })).rejects.toThrow(
        /set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY, or none of them/,
      )
    }
    expect((await readConfig({})).mail.dkim).toBe(null)
  })

  test('of the mailbox for answers comes with its address', async () => {
    const imap = { IMAP_URL: 'imaps://zaak%40shop.example:geheim@mail.shop.example/INBOX' }
    for (const half of [imap, { CASE_EMAIL: 'zaak@shop.example' }])
      await expect(readConfig(half)).rejects.toThrow(/^Only half of the mailbox for answers is configured/)
    expect((await readConfig({ ...imap, CASE_EMAIL: 'zaak@shop.example' })).mail.inbox).toEqual({
      address: 'zaak@shop.example',
      imapUrl: imap.IMAP_URL,
      webhookSecret: null,
      authservId: null,
    })
    const named = { ...imap, CASE_EMAIL: 'zaak@shop.example', MAIL_AUTHSERV_ID: 'mx.shop.example' }
    expect((await readConfig(named)).mail.inbox?.authservId).toBe('mx.shop.example')
    await expect(readConfig({ ...named, MAIL_AUTHSERV_ID: 'mx; dmarc' })).rejects.toThrow('MAIL_AUTHSERV_ID')
    expect((await readConfig({})).mail.inbox).toBe(null)
    await expect(readConfig({ CASE_EMAIL: 'zaak+1@shop.example' })).rejects.toThrow(/CASE_EMAIL is wrong/)
    await expect(readConfig({ IMAP_URL: 'imaps://mail.shop.example' })).rejects.toThrow(/IMAP_URL is wrong/)
  })

  test('of Google comes with the other one', async () => {
    for (const half of [{ RECAPTCHA_SITE_KEY: 'k' }, { RECAPTCHA_SECRET: 's' }]) {
      await expect(readConfig(half)).rejects.toThrow(
        /set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither/,
      )
    }
    expect((await readConfig({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' })).captcha).toEqual({
      provider: 'recaptcha',
      siteKey: 'k',
      secret: 's',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      scriptUrl: 'https://www.google.com/recaptcha/api.js',
    })
  })

  test('of a register switches the real one on, at its public address unless another is set', async () => {
    const real = { KVK_API_KEY: 'key', ADDRESS_PROVIDER: 'pdok', VAT_PROVIDER: 'vies' }
    expect(await readConfig(real)).toMatchObject({
      kvk: { provider: 'kvk', apiKey: 'key', url: 'https://api.kvk.nl/api' },
      addresses: { provider: 'pdok', url: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1' },
      vat: { provider: 'vies', url: 'https://ec.europa.eu/taxation_customs/vies/rest-api' },
    })
    const test = { KVK_API_URL: 'https://api.kvk.nl/test/api', PDOK_URL: 'http://p', VIES_URL: 'http://v' }
    expect(await readConfig({ ...real, ...test })).toMatchObject({
      kvk: { url: 'https://api.kvk.nl/test/api' },
      addresses: { url: 'http://p' },
      vat: { url: 'http://v' },
    })
  })

  test('of chat or analytics needs a script, which gets the id in its address', async () => {
    const { outsideScripts } = await readConfig({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/a.js?v=2',
      ANALYTICS_ID: 'G 1',
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      CHAT_ORIGINS: 'https://cdn.chat.example, wss://live.chat.example',
    })
    expect(outsideScripts).toEqual({
      analytics: { url: 'https://stats.example/a.js?v=2&id=G+1', origins: [] },
      chat: {
        url: 'https://chat.example/widget.js',
        origins: ['https://cdn.chat.example', 'wss://live.chat.example'],
      },
    })
    await expect(readConfig({ CHAT_ID: 'x' })).rejects.toThrow('set CHAT_SCRIPT_URL')
  })
})

describe('the brand', () => {
  test('comes from variables, else from a file, else it is the fictional one', async () => {
    const file = path.join(folder, 'brand.json')
    await writeFile(file, JSON.stringify({ name: 'Uit bestand', phone: '020 123 45 67', unknown: 1 }))
    const { brand } = await readConfig({
      BRAND_FILE: file,
      BRAND_NAME: 'Uit variabele',
      PANEL_URL: 'https://p.example',
    })
    expect(brand).toMatchObject({
      name: 'Uit variabele',
      phone: { display: '020 123 45 67', tel: '+31201234567' },
      email: 'hallo@lijnhaven.example',
      panelUrl: 'https://p.example',
    })
  })

  test('with a wrong value in its file says which', async () => {
    const file = path.join(folder, 'wrong.json')
    await writeFile(file, JSON.stringify({ kvkNumber: 12345678 }))
    await expect(readConfig({ BRAND_FILE: file })).rejects.toThrow(
      'The value kvkNumber in BRAND_FILE is wrong',
    )
  })
})

describe('the secrets', () => {
  const secretsIn = async (dataDir: string) => openSecrets(await readConfig({ DATA_DIR: dataDir }))

  test('are made once, readable by this user only, and the same at the next start', async () => {
    const first = await secretsIn(folder)
    const second = await secretsIn(folder)
    expect(first.deriveKey('iban')).toEqual(second.deriveKey('iban'))
    expect((await stat(path.join(folder, 'app-secret'))).mode & 0o777).toBe(0o600)
  })

  test('are the same for two servers that start at once', async () => {
    const together = await mkdtemp(path.join(folder, 'together-'))
    const all = await Promise.all(Array.from({ length: 32 }, () => secretsIn(together)))
    expect(new Set(all.map(secrets => secrets.deriveKey('session').toString('hex'))).size).toBe(1)
    expect(await readdir(together)).toEqual(['app-secret'])
  })

  test('differ per purpose and per APP_SECRET', () => {
    const secrets = secretsFrom('one secret of these tests, long enough')
    const other = secretsFrom('another secret of these tests, long enough')
    expect(secrets.deriveKey('iban')).toHaveLength(32)
    expect(secrets.deriveKey('iban')).not.toEqual(secrets.deriveKey('session'))
    expect(secrets.deriveKey('iban')).not.toEqual(other.deriveKey('iban'))
  })

  test('of a database that copies share must be theirs too, so none is made', async () => {
    const unshared = await mkdtemp(path.join(folder, 'unshared-'))
    const env = { DATA_DIR: unshared, DATABASE_URL: 'postgresql://database.example/shop' }
    await expect(openSecrets(await readConfig(env))).rejects.toThrow(
      /^DATABASE_URL is set and APP_SECRET is not: set APP_SECRET to .+ openssl rand -base64 48$/,
    )
    expect(await readdir(unshared)).toEqual([])
    const shared = await openSecrets(await readConfig({ ...env, APP_SECRET: 's'.repeat(32) }))
    expect(shared.deriveKey('iban')).toEqual(secretsFrom('s'.repeat(32)).deriveKey('iban'))
  })

  test('that were damaged are never replaced: stored IBANs would be lost', async () => {
    const damaged = await mkdtemp(path.join(folder, 'damaged-'))
    await writeFile(path.join(damaged, 'app-secret'), '')
    await expect(secretsIn(damaged)).rejects.toThrow(/is damaged: restore the file/)
  })
})
