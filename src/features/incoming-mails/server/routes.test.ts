import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { incomingMailCalls, postedMailBytes } from '../contract.ts'
import { mailSource } from './testing.ts'

const secret = `whsec_${Buffer.from('a secret of the tests, 32 letters').toString('base64')}`

const shop = await startTestShop({}, { CASE_EMAIL: 'zaak@shop.example', INBOUND_MAIL_SECRET: secret })
afterAll(() => shop.stop())

const { path } = incomingMailCalls.postMail
const eventOf = (source: Buffer) =>
  JSON.stringify({
    type: 'mail.received',
    timestamp: '2026-11-27T09:15:00Z',
    data: { raw: source.toString('base64') },
  })

/** Posts a body as a mail service does, signed at a moment. */
function post(
  body: string,
  { id = 'msg_1', at = new Date(), key = secret, to = shop, type = 'application/json', signature = '' } = {},
) {
  return to.visitor().send('POST', path, {
    body,
    headers: {
      'content-type': type,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature || new Webhook(key).sign(id, at, body),
    },
  })
}

const stored = async (messageId: string) =>
  (await rowsOf(shop, 'select id from incoming_mails where message_id = $1', [messageId])).length

describe('a posted mail', () => {
  test('comes into a case, once, also if it is posted again', async () => {
    const body = eventOf(mailSource({ messageId: '<posted@jansen.example>' }))
    expect((await post(body)).status).toBe(204)
    expect((await post(body)).status).toBe(204)
    expect((await post(body, { id: 'msg_2' })).status).toBe(204)
    expect(await stored('<posted@jansen.example>')).toBe(1)
  })

  test.each<[string, Parameters<typeof post>[1]]>([
    ['under another secret', { key: `whsec_${Buffer.alloc(32, 7).toString('base64')}` }],
    ['an hour ago', { at: new Date(Date.now() - 3_600_000) }],
  ])('that was signed %s is refused', async (_, options) => {
    const body = eventOf(mailSource({ messageId: '<forged@jansen.example>' }))
    expect((await post(body, options)).status).toBe(401)
    expect(await stored('<forged@jansen.example>')).toBe(0)
  })

  test('without a signature, or changed after it, is refused', async () => {
    const body = eventOf(mailSource({ messageId: '<changed@jansen.example>' }))
    expect((await shop.visitor().send('POST', path, { body })).status).toBe(401)
    const at = new Date()
    const signature = new Webhook(secret).sign('msg_3', at, body)
    const headers = {
      'webhook-id': 'msg_3',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    }
    const changed = await shop.visitor().send('POST', path, { body: body.replace('09:15', '10:15'), headers })
    expect(changed.status).toBe(401)
    expect(await stored('<changed@jansen.example>')).toBe(0)
  })

  test.each([
    [
      'is no event of ours',
      JSON.stringify({ type: 'other', timestamp: '2026-11-27T09:15:00Z', data: {} }),
      422,
    ],
    [
      'is no base64',
      JSON.stringify({ type: 'mail.received', timestamp: '2026-11-27T09:15:00Z', data: { raw: '€' } }),
      422,
    ],
    ['is no JSON', 'mail', 400],
  ])('that %s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status)
  })
})

test('a mail of 30 MB is taken', async () => {
  const text = 'x'.repeat(30 * 1024 * 1024 - 1_000)
  const body = eventOf(mailSource({ messageId: '<largest@jansen.example>', text }))
  const at = new Date()
  // The library takes seconds for it on a busy machine, in which the shop closes connections that rest.
  const hmac = createHmac('sha256', 'a secret of the tests, 32 letters')
  const content = `large.${Math.floor(at.getTime() / 1000)}.${body}`
  const signature = `v1,${hmac.update(content).digest('base64')}`
  expect((await post(body, { id: 'large', at, signature })).status).toBe(204)
  expect(await stored('<largest@jansen.example>')).toBe(1)
})

/** MIME source of a mail of so many parts. */
const ofParts = (messageId: string, part: string, count: number) =>
  mailSource({
    messageId,
    text: `--b\r\n${part}\r\n`.repeat(count),
    headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
  })

test.each([
  ['160,000 empty parts', '', 160_000, 'too-large'],
  ['20,000 named parts', 'Content-Type: application/pdf; name="a.pdf"\r\n\r\nx', 20_000, 'too-large'],
  ['1,900 parts', '', 1_900, null],
])('a mail of %s is in its case, and visitors are answered before it', async (name, part, count, cut) => {
  const messageId = `<${name.replace(/\D+/g, '-')}@jansen.example>`
  const ended: string[] = []
  const posting = post(eventOf(ofParts(messageId, part, count))).finally(() => ended.push('mail'))
  const ready = fetch(`${shop.url}/readyz`).finally(() => ended.push('ready'))
  expect([(await ready).status, (await posting).status]).toEqual([200, 204])
  expect(ended).toEqual(['ready', 'mail'])
  const rows = await rowsOf(
    shop,
    'select cut, from_address, subject from incoming_mails where message_id = $1',
    [messageId],
  )
  expect(rows).toEqual([{ cut, from_address: 'jan@jansen.example', subject: 'Re: Je bestelling' }])
})

test('a mail that is nested too deep keeps its sender', async () => {
  const deep = Array.from(
    { length: 40 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')
  const [headers = ''] = mailSource({ messageId: '<deep@jansen.example>' }).toString().split('Content-Type')
  expect((await post(eventOf(Buffer.from(headers + deep)))).status).toBe(204)
  const rows = await rowsOf(
    shop,
    `select cut, from_address from incoming_mails where message_id = '<deep@jansen.example>'`,
  )
  expect(rows).toEqual([{ cut: 'unreadable', from_address: 'jan@jansen.example' }])
})

test('a signature over another body is refused once the body is there, and an empty body too', async () => {
  const headers = {
    'webhook-id': 'm',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': 'v1,AAAA',
  }
  expect((await shop.visitor().send('POST', path, { headers, body: eventOf(mailSource()) })).status).toBe(401)
  expect((await fetch(shop.url + path, { method: 'POST', headers })).status).toBe(400)
})

test('a mail that is posted as anything but JSON is refused', async () => {
  const body = eventOf(mailSource({ messageId: '<form@jansen.example>' }))
  expect((await post(body, { type: 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect(await stored('<form@jansen.example>')).toBe(0)
})

test.each([
  ['without a signature', 40_000_000, '', 401],
  [
    'that is too large',
    postedMailBytes + 1,
    `webhook-id: a\r\nwebhook-timestamp: ${Math.floor(Date.now() / 1000)}\r\nwebhook-signature: v1,AAAA\r\n`,
    413,
  ],
])('a body %s is refused before it is read', async (_, length, headers, status) => {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  const answered = once(socket, 'data')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
  )
  expect(String(await answered)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  socket.destroy()
})

test('a shop without a secret takes none', async () => {
  const other = await startTestShop()
  expect((await post(eventOf(mailSource()), { to: other })).status).toBe(404)
  await other.stop()
})
