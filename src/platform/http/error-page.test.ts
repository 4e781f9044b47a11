import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import { startTestShop, type TestShop } from '../../app/server/testing-shop.ts'
import { createErrorPage } from './error-page.ts'
import { messageFor } from './errors.ts'

describe('a page of last resort', () => {
  const refusalPage = createErrorPage(brand)

  test('says what is wrong, whom to call and the ways back', () => {
    const { html } = refusalPage('De aanvraag is te groot.', '/contact')
    expect(html).toContain('<p>De aanvraag is te groot.</p>')
    for (const to of ['/contact', '/', `tel:${brand.phone.tel}`, `mailto:${brand.email}`])
      expect(html).toContain(`<a href="${to}">`)
  })

  test('leads to no page before where there was none', () => {
    expect(refusalPage('Nee.', null).html).not.toContain('vorige pagina')
  })

  test('takes nothing of a message or an address for HTML', () => {
    expect(refusalPage('<script>', '/"><script>').html).not.toContain('<script>')
  })

  test('is admitted its own style and nothing else', () => {
    const { html, policy } = refusalPage('Nee.', null)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`]),
    )
  })
})

describe('who submits a form in a browser and is refused', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop.stop())

  const refused = (referer: string) =>
    shop.visitor().send('POST', '/contact-form-fiber', {
      body: new URLSearchParams({ voornaam: 'Jan' }),
      headers: { accept: 'text/html', referer },
    })

  test('reads that page under its own policy, with the way back to the form', async () => {
    const response = await refused(`${shop.url}/contact?x=1`)
    const { html, policy } = createErrorPage(brand)(messageFor(403), '/contact')
    expect(response.headers.get('content-security-policy')).toBe(policy)
    expect(await response.text()).toBe(html)
  })

  test.each(['https://other.example/contact', '//evil.example/', '/\\evil.example/', '///evil.example'])(
    'is led to no other site: %s',
    async referer => {
      const page = await (await refused(referer.startsWith('/') ? shop.url + referer : referer)).text()
      expect(page).not.toContain('vorige pagina')
      expect(page).not.toContain('evil.example')
    },
  )
})
