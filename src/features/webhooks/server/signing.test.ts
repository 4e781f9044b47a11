import { verify } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, publicKeyOf, receiversKey, signedHeaders } from './signing.ts'

const message = { id: 'f3b0…', at: new Date(), body: '{"type":"order.created","data":{"naam":"Zoë"}}' }

test('the library of Standard Webhooks takes what is signed with a shared secret, and nothing that was changed', () => {
  const secret = newSecret('hmac')
  expect(secret.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const headers = { ...signedHeaders(message, [secret]) }
  const receiver = new Webhook(receiversKey(secret))
  expect(receiver.verify(message.body, headers)).toEqual(JSON.parse(message.body))
  expect(() => receiver.verify(message.body.replace('Zoë', 'Zoe'), headers)).toThrow()
  expect(() => receiver.verify(message.body, { ...headers, 'webhook-id': 'another' })).toThrow()
  expect(() => new Webhook(receiversKey(newSecret('hmac'))).verify(message.body, headers)).toThrow()
})

test('the example of the specification is signed as it says', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  }
  const secret = { kind: 'hmac', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' } as const
  expect(signedHeaders(signed, [secret])).toEqual({
    'webhook-id': signed.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('a key pair signs id, timestamp and body, and its private half is not what the receiver gets', () => {
  const secret = newSecret('ed25519')
  const key = receiversKey(secret)
  expect(key).toMatch(/^whpk_[\w+/]{43}=$/)
  const headers = signedHeaders(message, [secret])
  const [version, signature = ''] = headers['webhook-signature'].split(',')
  expect(version).toBe('v1a')
  const isRight = (body: string) =>
    verify(
      null,
      Buffer.from(`${message.id}.${headers['webhook-timestamp']}.${body}`),
      publicKeyOf(key),
      Buffer.from(signature, 'base64'),
    )
  expect(isRight(message.body)).toBe(true)
  expect(isRight(`${message.body} `)).toBe(false)
})

test('while a secret is changed a call is signed with both, so that each receiver can check it', () => {
  const before = newSecret('hmac')
  const after = newSecret('hmac')
  const pair = newSecret('ed25519')
  const headers = { ...signedHeaders(message, [before, after, pair]) }
  expect(headers['webhook-signature'].split(' ').map(each => each.split(',')[0])).toEqual(['v1', 'v1', 'v1a'])
  for (const secret of [before, after])
    expect(new Webhook(secret.secret).verify(message.body, headers)).toEqual(JSON.parse(message.body))
})
