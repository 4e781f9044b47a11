import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { finding } from './testing-name-server.ts'
import { callWebhook } from './webhook.ts'

describe('an address of the internet', () => {
  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:400e::8a'])(
    '%s may be called',
    address => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s may not', address => expect(isPublicAddress(address)).toBe(false))
})

describe('a webhook', () => {
  let server: Server | undefined
  const asked: { url: string | undefined; body: string; id: unknown }[] = []
  afterEach(async () => {
    asked.length = 0
    server?.closeAllConnections()
    server?.close()
    server = undefined
  })

  async function serverThat(answers: (response: ServerResponse) => void): Promise<number> {
    server = createServer(async (request: IncomingMessage, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      asked.push({ url: request.url, body, id: request.headers['webhook-id'] })
      answers(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const here = { find: finding(['127.0.0.1']), mayCall: () => true }
  const post = (port: number, options = {}) =>
    callWebhook(
      {
        url: new URL(`http://hook.example:${port}/in?a=1`),
        headers: { 'webhook-id': 'call-1' },
        body: '{"formId":"webinar"}',
      },
      { ...here, ...options },
    )

  it('gets JSON and the headers of the call', async () => {
    const port = await serverThat(response => response.writeHead(200).end('thanks'))
    expect(await post(port)).toEqual({
      kind: 'answered',
      status: 200,
      answer: 'thanks',
      retryAfter: undefined,
    })
    expect(asked).toEqual([{ url: '/in?a=1', body: '{"formId":"webinar"}', id: 'call-1' }])
  })

  it('that redirects is not followed', async () => {
    const port = await serverThat(response => response.writeHead(307, { location: '/elsewhere' }).end())
    expect(await post(port)).toMatchObject({ kind: 'answered', status: 307 })
    expect(asked).toHaveLength(1)
  })

  it('that answers a lot is read to a thousand bytes, and says when it can be called again', async () => {
    const port = await serverThat(response => {
      response.writeHead(503, { 'retry-after': '120' })
      response.write('x'.repeat(100_000))
    })
    expect(await post(port)).toEqual({
      kind: 'answered',
      status: 503,
      answer: 'x'.repeat(1_000),
      retryAfter: '120',
    })
  })

  it('whose answer never ends is given up on', async () => {
    const port = await serverThat(response => response.write('thank'))
    expect(await post(port, { timeLimitMs: 200 })).toEqual({
      kind: 'failed',
      reason: 'it did not answer in time',
    })
  })

  it('whose name points at this machine gets no connection', async () => {
    const port = await serverThat(response => response.end())
    for (const found of [['127.0.0.1'], ['::1'], ['93.184.215.14', '127.0.0.1']])
      expect(await post(port, { find: finding(found), mayCall: isPublicAddress })).toEqual({
        kind: 'failed',
        reason: 'its address is not public',
      })
    expect(asked).toEqual([])
  })

  it('whose name points elsewhere the second time is looked up once', async () => {
    const port = await serverThat(response => response.end())
    const judged: string[] = []
    const find = finding(['127.0.0.1'], ['10.0.0.1'])
    const mayCall = (address: string) => judged.push(address) > 0
    expect((await post(port, { find, mayCall })).kind).toBe('answered')
    expect(judged).toEqual(['127.0.0.1'])
  })

  it.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://0x7f.1',
    'http://2130706433',
    'http://[::ffff:7f00:1]',
  ])('at %s gets no connection', async origin => {
    const port = await serverThat(response => response.end())
    const url = new URL(`${origin}:${port}/`)
    expect(await callWebhook({ url, headers: {}, body: '{}' })).toEqual({
      kind: 'failed',
      reason: 'its address is not public',
    })
    expect(asked).toEqual([])
  })

  it('that never answers is given up on', async () => {
    const port = await serverThat(() => undefined)
    expect(await post(port, { timeLimitMs: 50 })).toEqual({
      kind: 'failed',
      reason: 'it did not answer in time',
    })
  })

  test('that is not there is tried again, and the reason names no address', async () => {
    const port = await serverThat(() => undefined)
    server?.close()
    expect(await post(port)).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' })
  })
})
