import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { redirectToCanonicalAddress } from './canonical-address.ts'

/** Redirect for a visit to `address` on a page with this pattern; null if it may stay. */
function redirectionOf(address: string, pattern: string, params: Record<string, string> = {}): string | null {
  const url = new URL(address, 'https://shop.example')
  const visit = { url, pattern, params, request: new Request(url), context: new RouterContextProvider() }
  try {
    redirectToCanonicalAddress(visit, async () => new Response())
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location')
    throw thrown
  }
}

it('capitals and slashes at the end lead to the one address of a page', () => {
  expect(redirectionOf('/Contact/', 'contact')).toBe('/contact')
  expect(redirectionOf('/bestellen//?a=B', 'bestellen')).toBe('/bestellen?a=B')
})

it('every escape of what needs none leads to the one address of a page, and from there nowhere', () => {
  expect(redirectionOf('/%63ontact', 'contact')).toBe('/contact')
  expect(redirectionOf('/telefonie/tarieven-voip/l%6Fng?a=%62', 'telefonie/tarieven-voip/long')).toBe(
    '/telefonie/tarieven-voip/long?a=%62',
  )
  const spelling = fc.array(fc.constantFrom('as it is', 'escaped', 'capital'), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(spelling, fc.nat(3), (ways, slashes) => {
      const spelled = ['c', 'o', 'n', 't', 'a', 'c', 't'].map((letter, at) =>
        respelled(letter, ways[at] ?? ''),
      )
      const address = `/${spelled.join('')}${'/'.repeat(slashes)}`
      expect(redirectionOf(address, 'contact')).toBe(address === '/contact' ? null : '/contact')
    }),
  )
})

const respelled = (letter: string, way: string): string => {
  if (way === 'escaped') return `%${letter.charCodeAt(0).toString(16)}`
  return way === 'capital' ? letter.toUpperCase() : letter
}

it('a parameter is escaped in one way: where it leads to is never led on', () => {
  const pattern = 'bestellen/resellerId/:resellerId'
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter(id => !/^\.+$/.test(id)),
      resellerId => {
        const escaped = [...Buffer.from(resellerId)]
          .map(byte => `%${byte.toString(16).padStart(2, '0')}`)
          .join('')
        const meant = redirectionOf(`/bestellen/resellerId/${escaped}`, pattern, { resellerId })
        if (meant !== null) expect(redirectionOf(meant, pattern, { resellerId })).toBeNull()
      },
    ),
  )
})

it('a product type is written in lower case', () => {
  const pattern = 'bestellen/:productType/samenstellen'
  expect(redirectionOf('/bestellen/Internet/Samenstellen', pattern, { productType: 'Internet' })).toBe(
    '/bestellen/internet/samenstellen',
  )
})

it('a reseller id keeps its capitals', () => {
  const pattern = 'bestellen/resellerId/:resellerId'
  expect(redirectionOf('/bestellen/resellerid/AbC', pattern, { resellerId: 'AbC' })).toBe(
    '/bestellen/resellerId/AbC',
  )
})

it('the one address itself stays, as does what needs another spelling than ours', () => {
  expect(redirectionOf('/', '')).toBeNull()
  expect(redirectionOf('/contact', 'contact')).toBeNull()
  expect(redirectionOf('/onbekend/', '*', { '*': 'onbekend/' })).toBeNull()
  expect(
    redirectionOf('/bestellen/resellerId/a%2Fb', 'bestellen/resellerId/:resellerId', { resellerId: 'a/b' }),
  ).toBeNull()
})
