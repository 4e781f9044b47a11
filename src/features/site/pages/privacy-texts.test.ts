import { expect, test } from 'vitest'
import { privacyTexts } from './privacy-texts.ts'

const allText = (services: Parameters<typeof privacyTexts>[0]) =>
  privacyTexts(services)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

const ownCaptcha = { provider: 'altcha', siteKey: 'altcha', scriptUrl: null } as const
const google = { provider: 'recaptcha', siteKey: 'key', scriptUrl: 'https://www.google.com/' } as const

test('a shop on its own says that nothing goes to others', () => {
  const text = allText({ captcha: ownCaptcha, outsideScripts: { analytics: null, chat: null } })
  expect(text).toContain('draait op onze eigen server')
  expect(text).toContain('We plaatsen geen cookies om je te volgen')
  expect(text).not.toMatch(/Google|Cookie-instellingen|\{(robotCheck|cookies|purposes)\}/)
})

test('a shop with services of others names each of them, and how a choice is changed', () => {
  const chat = 'https://chat.example/widget.js'
  const text = allText({ captcha: google, outsideScripts: { analytics: null, chat } })
  expect(text).toContain('Google reCAPTCHA')
  expect(text).toContain('diensten van anderen: een chat op de bestelpagina’s. Die')
  expect(text).toContain('Cookie-instellingen')
  expect(text).not.toMatch(/telt welke|We plaatsen geen cookies|eigen server/)
  const both = allText({ captcha: google, outsideScripts: { analytics: 'https://s.example/', chat } })
  expect(both).toContain('bezocht worden en een chat')
})
