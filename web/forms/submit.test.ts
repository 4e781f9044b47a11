import { beforeEach, expect, test, vi } from 'vitest'
import type { call } from '../api-client.ts'
import { submit } from './submit.ts'

vi.mock('../captcha.ts', () => {
  throw new Error('The code did not come')
})

const sent: unknown[] = []
beforeEach(() => void sent.splice(0))

/** Takes note of what is sent, and gives no answer. */
const through: typeof call = async (...call) => {
  sent.push(call)
  return { ok: false, kind: 'unavailable', message: 'Geen antwoord.', retryAfterSeconds: null }
}

test('without the code of the captcha a form that needs a token is not sent, and says that the server is out of reach', async () => {
  const form = { method: 'POST', path: '/api/login', captcha: 'login' } as const
  expect(await submit(form, { email: 'jo@voorbeeld.nl' }, { through })).toMatchObject({
    ok: false,
    message: 'We kunnen de server nu niet bereiken. Probeer het over een minuut opnieuw.',
  })
  expect(sent).toEqual([])
})

test('a call that wants no token does without that code', async () => {
  const form = { method: 'POST', path: '/api/logout' } as const
  await submit(form, { reason: 'klaar' }, { through })
  expect(sent).toEqual([[form, { body: { reason: 'klaar' } }]])
})
