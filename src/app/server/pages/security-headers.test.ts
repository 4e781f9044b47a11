import { createHash } from 'node:crypto'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { detourScript } from '../../../features/checkout/detour-script.ts'
import { headScript } from '../../../features/checkout/head-script.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { deferScript } from './deferred-scripts.ts'
import { type OutsideSources, outsideSources } from './outside-sources.ts'
import { addPageSecurityHeaders, addSecurityHeaders } from './security-headers.ts'

const fixedScripts = [headScript, deferScript, detourScript].map(
  script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)

/** A server with one page, beside the API. */
async function headersOfPage(isHttps = false, logo: string | null = null, outside: OutsideSources = {}) {
  const app = fastify()
  addSecurityHeaders(app, { isHttps })
  await app.register(async pages => {
    await addPageSecurityHeaders(pages, { isHttps, isDevelopment: false, logo, outside })
    pages.get('/', () => 'a page')
  })
  const { headers } = await app.inject('/')
  await app.close()
  const directives = String(headers['content-security-policy']).split(';')
  const policy = new Map(directives.map(part => [part.split(' ')[0], part.split(' ').slice(1)]))
  return { headers, policy }
}

test('a page admits what comes from this site, its fixed scripts and the inline scripts of this very answer', async () => {
  const [first, second] = [await headersOfPage(), await headersOfPage()]
  const scripts = first.policy.get('script-src') ?? []
  expect(scripts).toHaveLength(5)
  expect(scripts.slice(0, 4)).toEqual(["'self'", ...fixedScripts])
  expect(scripts[4]).toMatch(/^'nonce-[0-9a-f]{32}'$/)
  expect(second.policy.get('script-src')).not.toEqual(scripts)
  for (const nothing of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(first.policy.get(nothing)).toEqual(["'none'"])
  expect(first.policy.get('form-action')).toEqual(["'self'"])
  expect(String(first.headers['content-security-policy'])).not.toContain('unsafe-inline')
  expect(first.headers['x-content-type-options']).toBe('nosniff')
  expect(first.headers['permissions-policy']).toContain('camera=()')
})

test("a brand's logo may come from its own site", async () => {
  const { policy } = await headersOfPage(false, 'https://cdn.brand.example/logo.svg')
  expect(policy.get('img-src')).toContain('https://cdn.brand.example')
})

test('behind https everything is asked over https', async () => {
  const { policy, headers } = await headersOfPage(true)
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect((await headersOfPage()).headers['strict-transport-security']).toBeUndefined()
})

const policyWith = async (env: Readonly<Record<string, string>>) => {
  const { policy } = await headersOfPage(false, null, outsideSources(await readConfig(env)))
  // The nonce differs each time.
  const entries = [...policy].map(([directive, sources]) => [
    directive,
    sources.filter(source => !source.startsWith("'nonce-")),
  ])
  return Object.fromEntries(entries)
}

const recaptcha = { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' }
const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

test('with Google reCAPTCHA exactly its two places are admitted, for what it loads, frames and asks', async () => {
  expect(await policyWith(recaptcha)).toEqual({
    ...(await policyWith({})),
    'script-src': ["'self'", ...fixedScripts, ...google],
    'frame-src': google,
    'connect-src': ["'self'", ...google],
  })
})

test('reCAPTCHA from another place admits that place too', async () => {
  const policy = await policyWith({
    ...recaptcha,
    RECAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js',
  })
  expect(policy['script-src']).toEqual(["'self'", ...fixedScripts, ...google, 'https://www.recaptcha.net'])
})

test('configured analytics and chat are admitted with what they say they need, each no further than that', async () => {
  expect(
    await policyWith({
      ANALYTICS_SCRIPT_URL: 'https://stats.example/a.js',
      ANALYTICS_ORIGINS: 'https://*.collect.example',
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      CHAT_ORIGINS: 'wss://live.chat.example',
    }),
  ).toEqual({
    ...(await policyWith({})),
    ...Object.fromEntries(
      [['script-src', ...fixedScripts], ['connect-src']].map(([directive, ...own]) => [
        directive,
        [
          "'self'",
          ...own,
          'https://stats.example',
          'https://*.collect.example',
          'https://chat.example',
          'wss://live.chat.example',
        ],
      ]),
    ),
    'img-src': [
      "'self'",
      'data:',
      'https://stats.example',
      'https://*.collect.example',
      'https://chat.example',
      'wss://live.chat.example',
    ],
    'frame-src': ['https://chat.example', 'wss://live.chat.example'],
    ...Object.fromEntries(
      ['style-src', 'font-src', 'media-src'].map(directive => [
        directive,
        ["'self'", 'https://chat.example', 'wss://live.chat.example'],
      ]),
    ),
  })
})
