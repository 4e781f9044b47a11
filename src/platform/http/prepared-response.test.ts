import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, matchesEtag, prepareResponse } from './prepared-response.ts'

test('an answer is the same in every encoding', async () => {
  const { plain, gzip, br } = await prepareResponse(['€ 42,50'])
  expect(JSON.parse(plain.toString())).toEqual(['€ 42,50'])
  expect(gunzipSync(gzip)).toEqual(plain)
  expect(brotliDecompressSync(br)).toEqual(plain)
})

test('its tag changes with what it says', async () => {
  const [one, same, other] = await Promise.all([
    prepareResponse([1]),
    prepareResponse([1]),
    prepareResponse([2]),
  ])
  expect(one.etag).toBe(same.etag)
  expect(one.etag).not.toBe(other.etag)
})

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, identity', 'plain'],
  ['brotli', 'plain'],
])('Accept-Encoding %s is answered %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"abcd"', false],
])('If-None-Match %s matches W/"abc": %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(matches)
})
