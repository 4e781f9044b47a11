import { afterEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../app/server/testing-shop.ts'
import type { Captcha, CaptchaVerdict } from '../outside/captcha.ts'

let shop: TestShop
afterEach(() => shop.stop())

const captchaThatSays = (verdict: CaptchaVerdict): Captcha => ({
  provider: 'recaptcha',
  siteKey: 'site-key-of-google',
  verify: async () => verdict,
})

const address = { zipCode: '1017XN', housenumber: '42', 'g-recaptcha-response': 'token' }
const enquiry = {
  bandwidth: '1Gbps/1Gbps',
  zipCode: '1017 XN',
  houseNumber: '42',
  voornaam: 'Jan',
  bedrijf: 'Jansen B.V.',
  telefoonnummers: '020 123 45 67',
  email: 'jan@jansen.example',
  'g-recaptcha-response': 'token',
}

describe('the captcha in front of a form', () => {
  test('names its site key', async () => {
    shop = await startTestShop()
    expect(await (await shop.visitor().get('/api/captcha/key')).json()).toEqual({ key: 'altcha' })
    await shop.stop()
    shop = await startTestShop({ captcha: captchaThatSays({ ok: true }) })
    const visitor = shop.visitor()
    expect(await (await visitor.get('/api/captcha/key')).json()).toEqual({ key: 'site-key-of-google' })
    expect((await visitor.get('/api/captcha/challenge?action=submit_form')).status).toBe(404)
  })

  test('gives challenges for the actions that exist', async () => {
    shop = await startTestShop()
    const visitor = shop.visitor()
    expect((await visitor.get('/api/captcha/challenge')).status).toBe(400)
    expect((await visitor.get('/api/captcha/challenge?action=steal')).status).toBe(400)
    const response = await visitor.get('/api/captcha/challenge?action=submit_zipcode_check')
    expect(await response.json()).toMatchObject({ parameters: { data: { action: 'submit_zipcode_check' } } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('lets a visitor check an address with a token for that, once', async () => {
    shop = await startTestShop()
    const visitor = shop.visitor()
    const body = { ...address, 'g-recaptcha-response': await visitor.captchaToken('submit_zipcode_check') }
    expect((await visitor.post('/api/bestellen-zipcode', { body })).status).toBe(200)
    expect((await visitor.post('/api/bestellen-zipcode', { body })).status).toBe(400)
    const wrong = { ...address, 'g-recaptcha-response': await visitor.captchaToken('login') }
    expect((await visitor.post('/api/bestellen-zipcode', { body: wrong })).status).toBe(400)
    const missing = { ...address, 'g-recaptcha-response': '' }
    const response = await visitor.post('/api/bestellen-zipcode', { body: missing })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Verificatie mislukt. Probeer opnieuw.' })
  })

  test('that nobody can judge lets an address check through and makes what sends mail wait', async () => {
    shop = await startTestShop({ captcha: captchaThatSays({ ok: false, reason: 'unavailable' }) })
    const visitor = shop.visitor()
    expect((await visitor.post('/api/bestellen-zipcode', { body: address })).status).toBe(200)
    const response = await visitor.post('/contact-form-fiber', { body: enquiry })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      success: false,
      reason: 'De verificatie is even niet bereikbaar. Probeer het over een minuut opnieuw.',
    })
    expect((await shop.testDatabase.pool.query('select from cases')).rowCount).toBe(0)
  })

  test.each(['refused', 'low-score', 'wrong-hostname'] as const)('%s stores nothing', async reason => {
    shop = await startTestShop({ captcha: captchaThatSays({ ok: false, reason }) })
    const visitor = shop.visitor()
    expect((await visitor.post('/api/bestellen-zipcode', { body: address })).status).toBe(400)
    expect((await visitor.post('/contact-form-fiber', { body: enquiry })).status).toBe(422)
    expect((await shop.testDatabase.pool.query('select from cases')).rowCount).toBe(0)
  })
})
