import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { type TmfResource, tmfApiNames, tmfApis, tmfPath } from '../../../api-clients/tmf-resources.ts'
import { tmfTexts } from '../../texts.ts'
import { tmfClient } from './testing.ts'

/* Rules of HTTP that the APIs keep (RFC 9110). */

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())

const offerings = tmfPath('TMF620', 'productOffering')
const asked = (path: string, encoding: string, method = 'GET') =>
  fetch(shop.url + path, {
    method,
    headers: { authorization: `Bearer ${client.key}`, 'accept-encoding': encoding },
  })

test.each([
  ['gzip, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
])('a list is compressed for who takes %s', async (accepted, encoding) => {
  const plain = await asked(`${offerings}?limit=100`, 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const whole = await plain.text()
  const answer = await asked(`${offerings}?limit=100`, accepted)
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ])
  expect(await answer.text()).toBe(whole)
  expect(Number(answer.headers.get('content-length')) * 4).toBeLessThan(whole.length)
})

test('one resource, a refusal and a list of little are not', async () => {
  const [{ id }] = (await client.get(`${offerings}?limit=1`)).body
  for (const path of [`${offerings}/${id}`, `${offerings}?nothing=1`, `${offerings}?id=none`])
    expect((await asked(path, 'br')).headers.get('content-encoding'), path).toBeNull()
})

test('HEAD says what GET would send', async () => {
  const answer = await asked(`${offerings}?limit=100`, 'br', 'HEAD')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
})

describe('the methods of an address', () => {
  const methods = { read: 'GET', create: 'POST', update: 'PATCH', delete: 'DELETE' } as const
  const among = (served: readonly string[], wanted: readonly string[]) => [
    ...wanted.filter(method => served.includes(method)),
    ...(served.includes('GET') ? ['HEAD'] : []),
    'OPTIONS',
  ]
  const addresses = [
    ...tmfApiNames.flatMap(api => [
      ...Object.entries<TmfResource>(tmfApis[api].resources).flatMap(([name, { verbs }]) => {
        const served = verbs.map(verb => methods[verb])
        const path = `${tmfApis[api].path}/${name}`
        return [
          { path, allowed: among(served, ['GET', 'POST']) },
          { path: `${path}/1`, allowed: among(served, ['GET', 'PATCH', 'DELETE']) },
        ]
      }),
      { path: `${tmfApis[api].path}/hub`, allowed: ['GET', 'POST', 'HEAD', 'OPTIONS'] },
      { path: `${tmfApis[api].path}/hub/1`, allowed: ['GET', 'DELETE', 'HEAD', 'OPTIONS'] },
      { path: `${tmfApis[api].path}/hub/1/test`, allowed: ['POST', 'OPTIONS'] },
      { path: `/tmf-api/descriptions/${api}.json`, allowed: ['GET', 'HEAD', 'OPTIONS'] },
    ]),
    { path: '/tmf-api/schemas/OfferingPrice.json', allowed: ['GET', 'HEAD', 'OPTIONS'] },
    { path: `${tmfPath('TMF620', 'exportJob')}/1/content`, allowed: ['GET', 'HEAD', 'OPTIONS'] },
  ]
  /** fetch sends no TRACE. */
  const sent = (method: string, path: string) =>
    new Promise<{ readonly status: number | undefined; readonly allowed: readonly string[] | undefined }>(
      (resolve, reject) =>
        http
          .request(shop.url + path, { method }, response => {
            response.resume()
            resolve({ status: response.statusCode, allowed: response.headers.allow?.split(', ') })
          })
          .on('error', reject)
          .end(),
    )

  test.each(addresses)('$path has $allowed, as OPTIONS and 405 say to anybody', async ({ path, allowed }) => {
    expect(await sent('OPTIONS', path)).toEqual({ status: 204, allowed })
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])
      expect(await sent(method, path), method).toMatchObject(
        // A served method asks for a key, except at the schemas of extensions.
        allowed.includes(method)
          ? { status: path.includes('/schemas/') ? 200 : 401, allowed: undefined }
          : { status: 405, allowed },
      )
  })

  test('where there is nothing are none', async () => {
    for (const method of ['OPTIONS', 'GET', 'POST', 'DELETE'])
      expect(await sent(method, '/tmf-api/party/v4/nothing'), method).toEqual({
        status: 404,
        allowed: undefined,
      })
  })

  test('HEAD says what GET says, without what it gives', async () => {
    const [{ id }] = (await client.get(`${offerings}?limit=1`)).body
    for (const path of [`${offerings}?limit=3`, `${offerings}/${id}`, `${offerings}/none`]) {
      const [whole, head] = [await asked(path, 'identity'), await asked(path, 'identity', 'HEAD')]
      expect([head.status, await head.text()]).toEqual([whole.status, ''])
      for (const name of ['content-type', 'content-length', 'etag', 'link', 'x-total-count'])
        expect(head.headers.get(name), `${name} of ${path}`).toBe(whole.headers.get(name))
    }
  })
})

test.each(['application/xml', 'text/html', 'application/json;q=0', 'nonsense', ''])(
  'an answer is JSON, also for who asks for %j',
  async accept => {
    const response = await fetch(`${shop.url}${offerings}?limit=1`, {
      headers: { authorization: `Bearer ${client.key}`, accept },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toHaveLength(1)
  },
)

describe('a body', () => {
  const individuals = tmfPath('TMF632', 'individual')
  const person = { givenName: 'Zoë', familyName: 'Brandt' }
  const json = JSON.stringify(person)
  const send = async (body: BodyInit, headers: Record<string, string>) => {
    const response = await fetch(shop.url + individuals, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.key}`, ...headers },
      body,
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  test.each([
    'application/json',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
    'Application/JSON; Charset=utf8',
    'application/json; charset=us-ascii',
    'application/merge-patch+json',
  ])('of the type %s is read', async type => {
    const { status, body } = await send(Buffer.from(json), { 'content-type': type })
    expect(body).toMatchObject(person)
    expect(status).toBe(201)
  })

  test('may begin with a byte order mark', async () => {
    const { status, body } = await send(Buffer.from(`\uFEFF${json}`), { 'content-type': 'application/json' })
    expect([status, body.givenName]).toEqual([201, 'Zoë'])
  })

  test.each([
    ['application/json;charset=latin1', {}],
    ['application/json; charset=utf-16', {}],
    ['application/json; q=1; charset="iso-8859-1"', {}],
    ['application/json-patch+json', {}],
    ['application/vnd.api+json', {}],
    ['application/xml', {}],
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['json', {}],
    ['', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('of the type %j with %o is refused, with what is read', async (type, further) => {
    const bytes = 'content-encoding' in further ? gzipSync(json) : Buffer.from(json)
    const { status, headers, body } = await send(bytes, {
      ...(type !== '' && { 'content-type': type }),
      ...further,
    })
    expect([status, headers.get('accept'), headers.get('accept-encoding')]).toEqual([
      415,
      'application/json, application/merge-patch+json',
      'identity',
    ])
    expect(body).toMatchObject({ code: 'invalidBody', status: '415', reason: tmfTexts.otherType })
  })

  test.each([
    ['in latin1', Buffer.from(json, 'latin1')],
    ['in UTF-16', Buffer.from(json, 'utf16le')],
    ['that is cut in a letter', Buffer.from(json).subarray(0, 17)],
  ])('%s that says it is JSON is refused rather than kept with other letters', async (_what, bytes) => {
    const { status, body } = await send(bytes, { 'content-type': 'application/json' })
    expect([status, body.reason]).toEqual([400, tmfTexts.noJson])
  })
})
