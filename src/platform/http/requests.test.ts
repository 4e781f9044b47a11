import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../app/server/testing-shop.ts'
import { bodyLimit } from './forms.ts'

const shop = await startTestShop()
const visitor = shop.visitor()
afterAll(() => shop.stop())

/** Sends bytes as they are; the answer is everything until the server ends the connection. */
async function raw(request: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(request)
  return text(socket)
}

const refused = async (response: Response, status: number) => {
  const body = await response.text()
  expect(response.status, body).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(body).not.toMatch(/node_modules|at .*\.ts|Error/)
  const { message } = JSON.parse(body)
  expect(message).toMatch(/^[A-Z].*\.$/)
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a body that cannot be read is refused in Dutch, never with 500', () => {
  test.each([
    ['half a JSON object', '{"products":', 'application/json', 400],
    ['no JSON at all', 'bestelling', 'application/json', 400],
    ['XML', '<order/>', 'application/xml', 415],
    ['text', 'bestelling', 'text/plain', 415],
    ['a multipart form without a boundary', 'x', 'multipart/form-data', 400],
    ['a multipart form that ends early', '--b\r\nContent-Disp', 'multipart/form-data; boundary=b', 400],
    ['a list', '[]', 'application/json', 400],
    ['a word', '"bestelling"', 'application/json', 400],
    ['a prototype in JSON', '{"__proto__":{"isAdmin":true}}', 'application/json', 400],
    ['a constructor in JSON', '{"constructor":{"prototype":{"isAdmin":true}}}', 'application/json', 400],
    ['JSON nested a thousand deep', `{"products":${nested(1_000)}}`, 'application/json', 400],
    ['JSON nested twenty deep in a field nobody knows', `{"x":${nested(20)}}`, 'application/json', 400],
    ['a list of more than any call takes', `{"x":[${'0,'.repeat(500)}0]}`, 'application/json', 400],
    [
      'a list of objects that are all wrong',
      `{"products":[${'{},'.repeat(20_000)}{}]}`,
      'application/json',
      400,
    ],
    ['lists of lists', `{"x":[${`[${'0,'.repeat(150)}0],`.repeat(99)}0]}`, 'application/json', 400],
  ])('%s', async (_case, body, contentType, status) => {
    const response = await visitor.post('/api/verify-account-data', {
      body,
      headers: { 'content-type': contentType },
    })
    await refused(response, status)
    expect({}).not.toHaveProperty('isAdmin')
  })

  test.each(['application/json', 'application/xml', 'text/plain'])(
    'nothing at all, which is called %s, is judged as a form without fields',
    async contentType => {
      const response = await visitor.post('/api/verify-account-data', {
        body: '',
        headers: { 'content-type': contentType },
      })
      expect(response.status).toBe(422)
      const { errors } = await response.json()
      expect(Object.keys(errors)).toContain('companyName')
    },
  )

  test('one byte over the limit, of each kind', async () => {
    const kinds = {
      'application/json': '"',
      'application/x-www-form-urlencoded': '',
      'multipart/form-data; boundary=b': '',
    }
    for (const [contentType, quote] of Object.entries(kinds)) {
      const body = quote + 'x'.repeat(bodyLimit + 1 - 2 * quote.length) + quote
      const headers = { 'content-type': contentType }
      await refused(await visitor.post('/api/verify-account-data', { body, headers }), 413)
    }
  })

  test('a form with a prototype, a file or too many fields', async () => {
    const forms = [new FormData(), new FormData(), new FormData()]
    forms[0]?.set('__proto__', 'x')
    forms[1]?.set('bijlage', new Blob(['x']), 'virus.exe')
    for (let i = 0; i < 100; i++) forms[2]?.append('veld', 'x')
    const statuses = await Promise.all(
      forms.map(async form => (await visitor.post('/contact-form-fiber', { body: form })).status),
    )
    expect(statuses).toEqual([400, 413, 413])
  })

  test.each(['multipart/form-data', 'Multipart/Form-Data', 'MULTIPART/mixed'])(
    'a form of the type %s whose length is not told beforehand',
    async type => {
      const token = await visitor.csrfToken()
      const answer = await raw(
        `POST /contact-form-fiber HTTP/1.1\r\nHost: x\r\nCookie: ${visitor.cookie}\r\nX-CSRF-Token: ${token}\r\nContent-Type: ${type}; boundary=b\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n1\r\nx\r\n0\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1.1 411 /)
    },
  )

  test('a field that comes twice, or is a list where a text belongs', async () => {
    const form = new URLSearchParams('zipCode=1017XN&zipCode=1018AM&housenumber=42')
    await refused(await visitor.post('/api/bestellen-zipcode', { body: form }), 400)
    await refused(
      await visitor.post('/api/bestellen-zipcode', { body: { zipCode: ['1017XN'], housenumber: {} } }),
      400,
    )
  })
})

describe('an address that cannot be one is refused, never with 500', () => {
  test.each(['/api/verify-kvkNumber/', '/api/verify-ibanNumber/'])('%s…', async path => {
    const values = [
      '',
      'x'.repeat(10_000),
      '%00',
      '..%2f..%2fetc%2fpasswd',
      "' OR 1=1 --",
      '1;drop table orders',
      '%',
    ]
    values.push('%E0%A4%A', '%ff', '%c0%ae', '\u{1f600}', '-1', 'null', '[]', '12345678.5')
    for (const value of values) {
      const response = await visitor.post(path + value)
      const body = await response.text()
      expect([400, 404, 414], `${value.slice(0, 20)}: ${body}`).toContain(response.status)
      expect(JSON.parse(body).message).toMatch(/\.$/)
    }
  })

  test('a reseller id of 10 kB, with %00 or SQL', async () => {
    for (const id of ['x'.repeat(10_000), '%00', "' OR 1=1 --", '%ff', '../../etc']) {
      const { status } = await visitor.get(`/api/reseller-company-name/${id}`)
      expect([400, 404, 414]).toContain(status)
    }
  })

  test('a query that repeats, nests or is very long', async () => {
    for (const query of [
      'productType=a&productType=b',
      'productType[x]=internet',
      `x=${'y'.repeat(9_000)}`,
      '%',
      '%00',
    ]) {
      await refused(await visitor.get(`/api/order/products/prices?${query}`), 400)
    }
  })

  test('nothing is there', async () => {
    await refused(await visitor.get('/api/unknown'), 404)
    await refused(await visitor.get('/API/ORDER'), 404)
  })
})

describe('bytes that are no request', () => {
  test('are answered with 400 and the connection ends', async () => {
    expect(await raw('dit is geen http\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(await raw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })

  test('are answered with nothing that a browser takes for something else', async () => {
    const answer = await raw('dit is geen http\r\n\r\n')
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
    expect(answer).toContain('\r\nContent-Type: application/json; charset=utf-8\r\n')
  })

  test.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['chunks of an unknown kind', 'Transfer-Encoding: chunked, identity'],
  ])('with %s: where the body ends is not guessed', async (_, headers) => {
    const answer = await raw(`POST /api/street HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\nhello`)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1)
  })

  test.each(['Host: x\r\nHost: evil.example', 'Host: x\r\nhost: x'])(
    'with two hosts: which one is meant is not guessed (%j)',
    async hosts => {
      const answer = await raw(`GET /healthz HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 400 /)
    },
  )

  test('headers of more than 16 kB are answered with 431', async () => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 431 /)
    expect(answer).toContain('"message":"De aanvraag is te groot."')
  })
})

describe('slow connections', () => {
  const startedBy = {
    'nothing at all': '',
    'half a header': 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'half a body':
      'POST /api/order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  }

  test('are closed by the server while others are served', async () => {
    const slow = Object.values(startedBy).map(raw)
    const crowd = Array.from({ length: 200 }, () => raw('GET /he'))
    await expect.poll(async () => (await visitor.get('/healthz')).status).toBe(200)
    const answers = await Promise.all(slow)
    await Promise.all(crowd)
    for (const answer of answers) expect(answer).toMatch(/^$|^HTTP\/1.1 408 /)
    expect((await visitor.get('/healthz')).status).toBe(200)
  })
})

describe('every answer', () => {
  test('carries the headers that protect a visitor', async () => {
    for (const path of ['/healthz', '/api/captcha/key', '/api/unknown']) {
      const { headers } = await visitor.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const directive of ['default-src', 'base-uri', 'frame-ancestors', 'form-action'])
        expect(policy.split('; ')).toContain(`${directive} 'none'`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.has('strict-transport-security')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
    }
  })

  test('admits no other origin, asked beforehand or not', async () => {
    const origin = { origin: 'https://elders.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'POST', 'OPTIONS'])
      for (const path of ['/api/captcha/key', '/api/order', '/api/unknown']) {
        const { headers } = await visitor.send(method, path, { headers: origin })
        expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
  })

  test('to TRACE repeats nothing of the request', async () => {
    const answer = await raw('TRACE / HTTP/1.1\r\nHost: x\r\nX-Own: geheim\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 40[45] /)
    expect(answer).not.toContain('geheim')
  })

  test('of the API is not kept by anyone', async () => {
    expect((await visitor.get('/api/csrf-token')).headers.get('cache-control')).toBe('no-store')
    expect((await visitor.get('/api/order/last')).headers.get('cache-control')).toBe('no-store')
  })

  const idFor = async (asker: TestVisitor, id: string) =>
    (await asker.get('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id')

  test('has a request id of our own, whatever a visitor asks for', async () => {
    expect(await idFor(visitor, 'proxy-123')).toMatch(/^\d+-\d+$/)
  })

  test('has the request id of a trusted proxy, where that is a sane one', async () => {
    const behindProxy = await startTestShop({}, { TRUST_PROXY: 'loopback' })
    try {
      const proxy = behindProxy.visitor()
      expect(await idFor(proxy, 'proxy-123')).toBe('proxy-123')
      expect(await idFor(proxy, 'jan@bedrijf.nl')).toMatch(/^\d+-\d+$/)
      expect(await idFor(proxy, 'x'.repeat(65))).toMatch(/^\d+-\d+$/)
    } finally {
      await behindProxy.stop()
    }
  })

  test('knows nothing of a spoofed Host', async () => {
    const answer = await raw(
      'GET /api/captcha/key HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).not.toContain('evil.example')
  })
})

test('behind https a browser is told to stay there', async () => {
  const secure = await startTestShop({}, { PUBLIC_URL: 'https://shop.example' })
  const { headers } = await secure.visitor().get('/healthz')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  await secure.stop()
})

describe('an address that cannot be read', () => {
  const addresses = ['%ZZ', '%E0%A4%A', '%ff', 'a%']

  test.each(addresses)('/tmf-api/…/%s is an error of TM Forum, whoever asks', async wrong => {
    for (const path of [`/tmf-api/${wrong}`, `/tmf-api/productInventory/v4/product/${wrong}`]) {
      const response = await fetch(shop.url + path, { headers: { accept: 'text/html' } })
      expect([response.status, await response.json()]).toMatchObject([
        400,
        {
          '@type': 'Error',
          code: 'invalidQuery',
          status: '400',
          reason: expect.stringMatching(/^Dit adres/),
        },
      ])
    }
  })

  test.each(addresses)('/api/%s is refused in JSON', async wrong => {
    await refused(await fetch(`${shop.url}/api/${wrong}`, { headers: { accept: 'text/html' } }), 400)
    await refused(await fetch(`${shop.url}/${wrong}`), 400)
  })

  test.each(addresses)('/%s is a page for a browser', async wrong => {
    const response = await fetch(`${shop.url}/${wrong}`, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
