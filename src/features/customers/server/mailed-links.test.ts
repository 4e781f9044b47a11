import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { waitInWords } from '../../../common/waiting.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { guest, rowsOf } from '../../orders/server/testing.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { mailedLink } from './account-links.ts'
import {
  addCustomer,
  mailsTo,
  passCooldowns,
  register,
  requestReset,
  resend,
  tokensTo,
  tokenTo,
} from './testing.ts'

const { checkAccountLink, requestPasswordReset, sendActivationLink } = accountLinkCalls

const shop = await startTestShop()
const visitor = shop.visitor()
afterAll(() => shop.stop())

const password = 'vier-rozen-op-tafel'
const standing = (token: unknown) => visitor.post(checkAccountLink.path, { body: { token } })

describe('who asks for an activation link', () => {
  test('gets one while the account is not active', async () => {
    const email = 'nieuw@korenmolen.example'
    await addCustomer(shop, { email })
    const response = await resend(visitor, email.toUpperCase())
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: {} })
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
  })

  test('hears that the account works where it does', async () => {
    const email = 'actief@korenmolen.example'
    await addCustomer(shop, { email, password })
    expect((await resend(visitor, email)).status).toBe(200)
    expect(await mailsTo(shop, email)).toEqual(['account-active-already'])
  })
})

describe('who forgot the password', () => {
  test('gets a link to choose another', async () => {
    const email = 'vergeten@korenmolen.example'
    await addCustomer(shop, { email, password })
    const response = await requestReset(visitor, email)
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: {} })
    expect(await mailsTo(shop, email)).toEqual(['password-reset'])
  })

  test('and never had one, gets the link to activate the account', async () => {
    const email = 'nooit@korenmolen.example'
    await addCustomer(shop, { email })
    expect((await requestReset(visitor, email)).status).toBe(200)
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
  })

  test('needs a captcha', async () => {
    const body = new URLSearchParams({ email: 'vergeten@korenmolen.example' })
    const response = await visitor.post(requestPasswordReset.path, { body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Verificatie mislukt. Probeer opnieuw.' })
  })
})

test.each([sendActivationLink.path, requestPasswordReset.path])(
  '%s refuses what is no address',
  async path => {
    for (const body of [new URLSearchParams({ email: 'geen adres' }), new URLSearchParams(), undefined]) {
      const response = await visitor.post(path, { body })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { email: { message: expect.any(String) } } })
    }
  },
)

test('an address that nobody has gets no mail', async () => {
  await resend(visitor, 'niemand@korenmolen.example')
  await requestReset(visitor, 'niemand@korenmolen.example')
  expect(await mailsTo(shop, 'niemand@korenmolen.example')).toEqual([])
})

describe.each([
  ['an activation link', resend],
  ['a new password', requestReset],
])('a second request for %s within 30 seconds (reliability 22)', (_, ask) => {
  test.each([
    ['somebody', 'cooldown@korenmolen.example'],
    ['nobody', 'niemand-anders@korenmolen.example'],
  ])('is refused with the time to wait, also at the address that %s has', async (who, email) => {
    if (who === 'somebody' && ask === resend) await addCustomer(shop, { email, password })
    expect((await ask(visitor, email)).status).toBe(200)
    const tooSoon = await ask(visitor, email)
    expect(tooSoon.status).toBe(429)
    const seconds = Number(tooSoon.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(30)
    expect((await tooSoon.json()).message).toContain(waitInWords(seconds))
    await passCooldowns(shop, 30)
    expect((await ask(visitor, email)).status).toBe(200)
  })

  test('is refused for the rest of the day after ten, whoever has the address', async () => {
    const email = `veel-${ask.name}@korenmolen.example`
    if (ask === resend) await addCustomer(shop, { email, password })
    for (let links = 0; links < 10; links++) {
      expect((await ask(visitor, email)).status).toBe(200)
      await passCooldowns(shop)
    }
    const tooMany = await ask(visitor, email)
    expect(tooMany.status).toBe(429)
    expect(await tooMany.json()).toEqual({
      message: 'Je hebt net al een e-mail aangevraagd. Over 24 uur kan het opnieuw.',
    })
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
    expect(await mailsTo(shop, email)).toHaveLength(ask === resend ? 10 : 0)
    await passCooldowns(shop, 24 * 60 * 60 - 5 * 60)
    expect((await ask(visitor, email)).status).toBe(200)
  })

  test('is refused from another tab at the same moment, and after a restart', async () => {
    const email = `tabs-${ask.name}@korenmolen.example`
    await addCustomer(shop, { email })
    const responses = await Promise.all([ask(shop.visitor(), email), ask(shop.visitor(), email)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])

    const { database } = shop.testDatabase
    const restarted = await startTestShop({ database })
    try {
      expect((await ask(restarted.visitor(), email)).status).toBe(429)
    } finally {
      await restarted.stop()
    }
  })
})

describe('the token of a link (reliability 22)', () => {
  test('has 256 bits, and the database holds only its hash', async () => {
    const email = 'token@korenmolen.example'
    await addCustomer(shop, { email })
    await resend(visitor, email)
    const token = await tokenTo(shop, email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const tables = ['mailed_links', 'deliveries', 'account_link_requests']
    for (const table of tables)
      expect(JSON.stringify(await rowsOf(shop, `select * from ${table}`))).not.toContain(token)
    const [link] = await rowsOf<{ token_hash: Buffer }>(shop, 'select token_hash from mailed_links')
    expect(link?.token_hash).toHaveLength(32)
  })

  test('cannot be made without the secret of the shop', async () => {
    const email = 'geheim@korenmolen.example'
    await addCustomer(shop, { email })
    await resend(visitor, email)
    const [link] = await rowsOf<{ id: string }>(
      shop,
      'select id from mailed_links order by created_at desc limit 1',
    )
    const otherKey = secretsFrom('another secret, also long enough to be one').deriveKey('account-link')
    await expect(mailedLink(shop.testDatabase.database, link?.id ?? '', otherKey)).rejects.toThrow(
      'under another APP_SECRET',
    )
  })

  test('says what it is for and whose it is, as often as it is asked', async () => {
    const email = 'stand@korenmolen.example'
    await addCustomer(shop, { email })
    await resend(visitor, email)
    const token = await tokenTo(shop, email)
    for (const _ of [1, 2, 3]) {
      const response = await standing(token)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        purpose: 'activation',
        email,
        companyName: 'Bakkerij De Korenmolen B.V.',
        registered: {
          kvkNumber: guest.kvkNumber,
          firstName: guest.firstName,
          lastName: guest.lastName,
          address: {
            streetName: guest.street,
            houseNumber: String(guest.streetNumber),
            houseNumberSuffix: guest.streetNumberAddition,
            zipCode: guest.postCode,
            city: guest.city,
          },
          ibanEnding: guest.iban.slice(-4),
        },
      })
    }
  })

  test('that replaces a password says nothing of what was registered', async () => {
    const email = 'kort@korenmolen.example'
    await addCustomer(shop, { email, password })
    await requestReset(visitor, email)
    expect(await (await standing(await tokenTo(shop, email))).json()).toEqual({
      purpose: 'password-reset',
      email,
      companyName: 'Bakkerij De Korenmolen B.V.',
    })
  })

  test('shows to who registers at his address after somebody else did what each link would activate', async () => {
    const email = 'gekaapt@korenmolen.example'
    await register(visitor, { email, lastName: 'Kaper', iban: 'BE68 5390 0754 7034' })
    await passCooldowns(shop)
    await register(visitor, { email })
    const [others, own] = await tokensTo(shop, email)
    expect(await (await standing(others)).json()).toMatchObject({
      registered: { lastName: 'Kaper', ibanEnding: '7034' },
    })
    expect(await (await standing(own)).json()).toMatchObject({
      registered: { lastName: guest.lastName, ibanEnding: '4300' },
    })
  })

  test('serves no more once a newer one was mailed', async () => {
    const email = 'nieuwere@korenmolen.example'
    await addCustomer(shop, { email })
    await resend(visitor, email)
    await passCooldowns(shop)
    await resend(visitor, email)
    const [older, newer] = await tokensTo(shop, email)
    expect((await standing(older)).status).toBe(404)
    expect((await standing(newer)).status).toBe(200)
  })

  test('serves 24 hours', async () => {
    const email = 'verlopen@korenmolen.example'
    const id = await addCustomer(shop, { email })
    await resend(visitor, email)
    const token = await tokenTo(shop, email)
    const age = (interval: string) =>
      rowsOf(
        shop,
        `update mailed_links set expires_at = expires_at - interval '${interval}' where registration_id = $1`,
        [id],
      )
    await age('23 hours 59 minutes')
    expect((await standing(token)).status).toBe(200)
    await age('1 minute')
    const response = await standing(token)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Deze link werkt niet meer. Vraag een nieuwe aan.' })
  })

  test.each([undefined, '', 'x'.repeat(43), 'x'.repeat(44), 7, ['x']])('is nobody’s: %j', async token => {
    expect((await standing(token)).status).toBe(404)
  })
})
