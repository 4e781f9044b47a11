import { describe, expect, it } from 'vitest'
import { postedTo } from './use-site-form.ts'

describe('a form is posted', () => {
  const here = 'https://shop.example/netwerk-en-security/nis2'
  const to = (attributes: Readonly<Record<string, string>>) =>
    postedTo({ getAttribute: name => attributes[name] ?? null }, here)

  it('to its custom-url, else its action, else /universal-form', () => {
    expect(to({ 'custom-url': '/eigen', action: '/universal-form' })).toBe('/eigen')
    expect(to({ action: '/request-nis2-ebook' })).toBe('/request-nis2-ebook')
    expect(to({})).toBe('/universal-form')
  })

  it.each([
    'https://other.example/x',
    '//other.example/x',
    'javascript:alert(1)',
    'http://10.0.0.1/',
    'https://',
  ])('never to another site: %s', address => expect(to({ 'custom-url': address })).toBe('/universal-form'))
})
