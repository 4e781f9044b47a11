import { expect, test } from 'vitest'
import { apiCalls } from '../../contract/api.ts'
import { productPrices } from '../../contract/products.ts'
import { captchaKey } from '../../contract/session.ts'
import { rateLimits } from './rate-limits.ts'

test('limits stand at every GET of the API, except where it costs nothing', () => {
  const free = [productPrices.path, captchaKey.path].map(path => `GET ${path}`)
  const limited = rateLimits.map(({ route }) => route)
  const asked = apiCalls
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => `GET ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  expect(asked.length).toBeGreaterThan(free.length)
  expect(asked.filter(route => !limited.includes(route)).toSorted()).toEqual(free.toSorted())
})
