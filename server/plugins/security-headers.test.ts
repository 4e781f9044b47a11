import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { addPageSecurityHeaders, addSecurityHeaders } from './security-headers.ts'

/** A server with one page, beside the API. */
async function headersOfPage(isHttps = false, logo: string | null = null) {
  const app = fastify()
  addSecurityHeaders(app, { isHttps })
  await app.register(async pages => {
    await addPageSecurityHeaders(pages, { isHttps, isDevelopment: false, logo })
    pages.get('/', () => 'a page')
  })
  const { headers } = await app.inject('/')
  await app.close()
  const directives = String(headers['content-security-policy']).split(';')
  const policy = new Map(directives.map(part => [part.split(' ')[0], part.split(' ').slice(1)]))
  return { headers, policy }
}

test('a page admits what comes from this site and the inline scripts of this very answer, nothing else', async () => {
  const [first, second] = [await headersOfPage(), await headersOfPage()]
  const scripts = first.policy.get('script-src') ?? []
  expect(scripts).toHaveLength(2)
  expect(scripts[0]).toBe("'self'")
  expect(scripts[1]).toMatch(/^'nonce-[0-9a-f]{32}'$/)
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
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect((await headersOfPage()).headers['strict-transport-security']).toBeUndefined()
})
