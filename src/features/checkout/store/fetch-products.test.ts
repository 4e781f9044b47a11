import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchProducts } from './fetch-products.ts'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answerOf = () => fetchProducts('cloud')

test.each([500, 503, 400])(
  'products that are refused with %i and a message say that message',
  async status => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ message: 'De prijzen worden bijgewerkt.' }, { status }),
    )
    expect(await answerOf()).toEqual({ failure: 'De prijzen worden bijgewerkt.' })
  },
)

test.each([500, 400])('products that are refused with %i and no message have none', async status => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }))
  expect(await answerOf()).toEqual({ failure: null })
})

test('products that cannot be asked for have no message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await answerOf()).toEqual({ failure: null })
})

test('products that come are the list', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  expect(await answerOf()).toEqual({ list: [] })
})
