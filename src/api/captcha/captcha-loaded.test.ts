// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sessionCalls } from '../../common/contract/session.ts'
import { standInServer } from '../../ui/forms/testing-server.ts'
import { prepareCaptchaForForms } from './captcha.ts'

const { captchaKey } = sessionCalls

test('a page with a form is told once that its own captcha can be used', async () => {
  standInServer({ [captchaKey.path]: () => Response.json({ key: 'altcha' }) })
  document.body.innerHTML = '<form></form>'
  const loaded = vi.fn()
  document.body.addEventListener('RecaptchaLoaded', loaded)
  for (const _ of [1, 2]) prepareCaptchaForForms()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled(), 5_000)
  await Promise.resolve()
  expect(loaded).toHaveBeenCalledTimes(1)
})
