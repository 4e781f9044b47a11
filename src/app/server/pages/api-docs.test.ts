import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCalls } from '../../../api/calls.ts'
import { startTestShop, type TestShop } from '../testing-shop.ts'

describe('where it is public', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({}, { API_DOCS: 'public' })
  })
  afterAll(() => shop.stop())

  it('the reference is a page whose script is ours', async () => {
    const response = await fetch(`${shop.url}/api/docs`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    const sources = [...page.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '')
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) {
      const url = new URL(source, response.url)
      expect(url.origin).toBe(shop.url)
      expect((await fetch(url)).status).toBe(200)
    }
  })

  it('its relaxed policy is the page’s alone', async () => {
    const policyOf = async (path: string) =>
      (await fetch(shop.url + path)).headers.get('content-security-policy')
    expect(await policyOf('/api/docs/')).toContain("script-src 'self' 'unsafe-inline'")
    expect(await policyOf('/api/csrf-token')).not.toContain('unsafe-inline')
  })

  it('TM Forum’s descriptions have the address of the shop', async () => {
    const { servers, paths } = await (await fetch(`${shop.url}/api/docs/TMF622.json`)).json()
    expect(servers).toEqual([{ url: 'http://shop.example/tmf-api/productOrderingManagement/v4' }])
    expect(Object.keys(paths)).toContain('/productOrder/{id}')
    expect(await (await fetch(`${shop.url}/api/docs`)).text()).toContain('/api/docs/TMF622.json')
  })

  it('the document describes every call', async () => {
    const { openapi, paths } = await (await fetch(`${shop.url}/api/docs/openapi.json`)).json()
    expect(openapi).toBe('3.1.0')
    for (const { method, path } of apiCalls) expect(paths[path]).toHaveProperty(method.toLowerCase())
  })
})

describe('in production', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop.stop())

  it.each([
    '/api/docs',
    '/api/docs/',
    '/api/docs/openapi.json',
    '/api/docs/TMF622.json',
    '/api/docs/js/scalar.js',
  ])('%s asks to sign in', async path => {
    expect((await fetch(shop.url + path)).status).toBe(401)
    const page = await fetch(shop.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect(page.status).toBe(302)
    expect(page.headers.get('location')).toBe('/beheer/inloggen?terug=%2Fapi%2Fdocs')
  })

  it('opens for a colleague of any role', async () => {
    for (const role of ['lezer', 'beheerder'] as const) {
      const colleague = await shop.staff(role)
      expect((await colleague.get('/api/docs/')).status).toBe(200)
      expect((await colleague.get('/api/docs/openapi.json')).status).toBe(200)
    }
  })

  it('the table of calls and the routes of the server are the same', () => {
    const described = apiCalls.map(({ method, path }) => `${method} ${path}`)
    expect(described.toSorted()).toEqual(routesOf(shop).toSorted())
  })
})

/** For operators; the RFCs of OAuth 2.0 and TM Forum describe their own. */
const unlisted = ['/healthz', '/readyz', '/metrics']

/** Routes of the server apart from pages, with path parameters in OpenAPI style. */
function routesOf({ app }: TestShop): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, branches = '', part = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S+) \(([^)]*)\)/.exec(line) ?? []
      const depth = branches.length / 4
      above.splice(depth, above.length, part)
      const path = above.join('')
      if (
        path === '' ||
        path.includes('*') ||
        unlisted.includes(path) ||
        /^\/(api\/docs|tmf-api\/|oauth\/|\.well-known\/oauth)/.test(path)
      )
        return []
      const template = path.replace(/:(\w+)/g, '{$1}')
      return methods
        .split(', ')
        .filter(method => method !== 'HEAD')
        .map(method => `${method} ${template}`)
    })
}
