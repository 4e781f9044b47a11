import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callMessages } from '../texts.ts'
import { captchaTokenOrAlert, fillCaptchaField } from './captcha.ts'
import { solve } from './captcha-work.ts'

const hmacSignatureSecret = 'a secret of this test'
const newChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 7,
    deriveKey,
    data: { action: 'submit_form' },
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret,
  })

class HiddenField {
  value = ''
}

/** A form as far as the captcha looks at it. */
const formWith = (field: HiddenField | null) =>
  ({ elements: { namedItem: (name: string) => (name === 'g-recaptcha-response' ? field : null) } }) as never

const alert = vi.fn()

/** A page that may name the site key, and a server that answers each path; the others it answers with 500. */
function browserWith(keyInPage: string | null, answers: Record<string, unknown>) {
  vi.stubGlobal('HTMLInputElement', HiddenField)
  vi.stubGlobal('window', { alert })
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      keyInPage !== null && selector === 'meta[name="recaptcha_v3_site_key"]'
        ? { content: keyInPage, dataset: {} }
        : null,
  })
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : Response.json({ message: 'Kapot.' }, { status: 500 }),
  )
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  alert.mockReset()
})

describe('the hidden field of a form', () => {
  test('gets a token for the action, which the visitor does not notice', async () => {
    const challenge = await newChallenge()
    browserWith(null, {
      '/api/captcha/key': { key: 'altcha' },
      '/api/captcha/challenge?action=submit_form': challenge,
    })
    const field = new HiddenField()
    expect(await fillCaptchaField(formWith(field), 'submit_form')).toBe(true)
    const token = JSON.parse(atob(field.value))
    const { verified } = await verifySolution({ ...token, deriveKey, hmacSignatureSecret })
    expect(verified).toBe(true)
    expect(alert).not.toHaveBeenCalled()
  })

  test('that is missing is told to the letter', async () => {
    browserWith('altcha', {})
    expect(await fillCaptchaField(formWith(null), 'submit_form')).toBe(false)
    expect(alert).toHaveBeenCalledWith('Er is een probleem met reCAPTCHA. Probeer het later opnieuw.')
  })

  test.each([
    ['the challenge cannot be fetched', 'altcha', {}],
    ['what comes is no challenge', 'altcha', { '/api/captcha/challenge?action=submit_form': {} }],
  ])('stays empty when %s, told to the letter', async (_case, key, answers) => {
    browserWith(key, answers)
    const field = new HiddenField()
    expect(await fillCaptchaField(formWith(field), 'submit_form')).toBe(false)
    expect(field.value).toBe('')
    expect(alert).toHaveBeenCalledWith('Verificatie mislukt. Probeer opnieuw.')
  })
})

describe('a form that is sent by script', () => {
  const unsolvable = { parameters: { keyPrefix: '' }, signature: '' }

  test.each([
    ['cannot be solved', 'altcha', { '/api/captcha/challenge?action=submit_form': unsolvable }],
    ['has a challenge that the server fails to make', 'altcha', {}],
    ['has a key that the server fails to tell', null, {}],
  ])('is told to the letter when the captcha %s, and says the same', async (_case, key, answers) => {
    browserWith(key, answers)
    const message = 'Verificatie mislukt. Probeer opnieuw.'
    expect(await captchaTokenOrAlert('submit_form')).toEqual({ ok: false, message })
    expect(alert).toHaveBeenCalledExactlyOnceWith(message)
  })

  test.each(['altcha', null])('says itself that nothing answers (key in the page: %s)', async key => {
    browserWith(key, {})
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await captchaTokenOrAlert('submit_form')).toEqual({ ok: false, message: callMessages.unavailable })
    expect(alert).not.toHaveBeenCalled()
  })
})

test('a page over plain http, where browsers keep their cryptography, solves a challenge too', async () => {
  const challenge = await newChallenge()
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues })
  const token = JSON.parse(atob(await solve(challenge)))
  vi.unstubAllGlobals()
  expect(await verifySolution({ ...token, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})
