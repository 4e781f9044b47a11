import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { redirectToCanonicalAddress } from './canonical-address.ts'

/** Where a visit to `address` ends, for a page with this pattern; null when it may stay. */
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
