import { beforeEach, describe, expect, test } from 'vitest'
import { createRouteCode, type ManifestRoute } from './route-code.ts'
import { routeIds } from './route-ids.ts'

const route = (id: string, more: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  module: `/${id}.js`,
  ...more,
})

/** An order flow, customer pages, and a website that is loaded as documents. */
const routes = [
  { ...route('root'), path: '' },
  route('flow', { parentId: 'root', path: 'bestellen', imports: ['/shared.js'] }),
  route('empty', { parentId: 'flow', index: true }),
  route('type', { parentId: 'flow', path: ':productType' }),
  route('cart', {
    parentId: 'type',
    path: 'winkelwagen',
    imports: ['/shared.js', '/table.js'],
    css: ['/c.css'],
  }),
  route('details', { parentId: 'type', path: 'gegevens', clientLoaderModule: '/details-loader.js' }),
  route('customer', { parentId: 'root', path: 'mijn' }),
  route('orders', { parentId: 'customer', path: 'bestellingen' }),
  route(routeIds.website, { parentId: 'root' }),
  route('page', { parentId: routeIds.website, path: '*' }),
]

const cart = '/bestellen/internet/winkelwagen'
const details = '/bestellen/internet/gegevens'

/** The statuses of files that do not answer 200. */
let answers: Record<string, number | null>
let brokenModules: Set<string>
let fetched: string[]
let imported: string[]
let code: ReturnType<typeof createRouteCode>

beforeEach(() => {
  answers = {}
  brokenModules = new Set()
  fetched = []
  imported = []
  code = createRouteCode({
    routes,
    isHere: id => ['root', 'flow', 'type'].includes(id),
    async fetchFile(address) {
      fetched.push(address)
      return address in answers ? (answers[address] ?? null) : 200
    },
    async importModule(address) {
      imported.push(address)
      if (brokenModules.has(address)) throw new TypeError('It does not run')
    },
  })
})

describe('the code of a page', () => {
  test('is fetched with its styles and what it imports, then imported, once', async () => {
    expect(code.isReady(cart)).toBe(false)
    expect(await Promise.all([code.load(cart), code.load(cart)])).toEqual(['ready', 'ready'])
    expect(code.isReady(cart)).toBe(true)
    await code.load(cart)
    expect(fetched).toEqual(['/cart.js', '/table.js', '/c.css'])
    expect(imported).toEqual(['/cart.js'])
  })

  test('includes the loader that was built apart', async () => {
    await code.load(details)
    expect(imported).toEqual(['/details.js', '/details-loader.js'])
  })

  test.each([null, 500, 503, 429])(
    'is not imported while a file of it answers %s, and may be asked for again',
    async status => {
      answers['/table.js'] = status
      expect(await code.load(cart)).toBe('unreachable')
      expect(imported).toEqual([])
      expect(code.isReady(cart)).toBe(false)
      answers = {}
      expect(await code.load(cart)).toBe('ready')
      expect(code.isReady(cart)).toBe(true)
    },
  )

  test('that the server no longer has is to be loaded with a new document', async () => {
    answers['/table.js'] = 404
    answers['/c.css'] = null
    expect(await code.load(cart)).toBe('document')
    expect(imported).toEqual([])
  })

  test('that came and does not run is to be loaded with a new document', async () => {
    brokenModules.add('/cart.js')
    expect(await code.load(cart)).toBe('document')
    expect(code.isReady(cart)).toBe(false)
  })

  test('is here for a page that came with the document', () => {
    expect(code.isReady('/bestellen/internet')).toBe(true)
  })
})

describe('the neighbours of a page', () => {
  test('are the other pages of its part', async () => {
    await code.loadNeighbours(cart)
    expect(imported).toEqual(['/empty.js', '/cart.js', '/details.js', '/details-loader.js'])
    expect(code.isReady('/bestellen')).toBe(true)
    expect(code.isReady('/mijn/bestellingen')).toBe(false)
  })

  test('wait for a later navigation once one of them cannot be fetched', async () => {
    answers['/cart.js'] = null
    await code.loadNeighbours('/bestellen')
    expect(imported).toEqual(['/empty.js'])
    answers = {}
    await code.loadNeighbours(cart)
    expect(imported).toEqual(['/empty.js', '/cart.js', '/details.js', '/details-loader.js'])
  })
})

test('pages of the website are documents', () => {
  expect(code.isDocument('/privacy')).toBe(true)
  expect(code.isDocument(cart)).toBe(false)
})
