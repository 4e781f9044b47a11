import { generateKeyPairSync } from 'node:crypto'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterEach, expect, test } from 'vitest'
import type { DkimKey } from '../config/dkim.ts'
import { type MailServerOptions, startMailServer, type TestMailServer } from '../mail/testing-smtp.ts'
import type { MailMessage } from './mail.ts'
import { smtpTransport } from './mail-smtp.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const message: MailMessage = {
  messageId: '<een-en-dezelfde@shop.example>',
  date: new Date('2026-11-21T08:30:00Z'),
  from: 'Lijnhaven <hallo@shop.example>',
  to: 'lotte@korenmolen.example',
  replyTo: null,
  isAutomatic: true,
  subject: 'Je bestelling',
  html: '<p>Bedankt</p>',
  attachments: [],
  text: 'Bedankt',
}

async function mailServer(options: MailServerOptions): Promise<TestMailServer> {
  const server = await startMailServer(options)
  ends.push(() => server.stop())
  return server
}

async function send(url: string, dkim: DkimKey | null = null, changes: Partial<MailMessage> = {}) {
  const transport = smtpTransport(url, { maxConnections: 1, dkim })
  ends.push(() => transport.close())
  return transport.send({ ...message, ...changes })
}

/** The certificate of a local server is nobody's; a test that is about something else takes it. */
const trusting = (url: string) => `${url}?tls.rejectUnauthorized=false`

test.each(['offered', 'always'] as const)(
  'a mail goes encrypted, with a user and password, where TLS is %s',
  async tls => {
    const server = await mailServer({ tls, password: 'geheim' })
    expect(await send(trusting(server.url))).toEqual({ kind: 'sent' })
    expect(server.received.map(({ secure }) => secure)).toEqual([true])
  },
)

test.each(['offered', 'always'] as const)(
  'nothing is sent to a server whose certificate is wrong, where TLS is %s',
  async tls => {
    const server = await mailServer({ tls, password: 'geheim' })
    expect(await send(server.url)).toMatchObject({ kind: 'failed' })
    expect(server.received).toEqual([])
  },
)

test('a password is never sent in the clear', async () => {
  const server = await mailServer({ password: 'geheim' })
  expect(await send(server.url)).toMatchObject({ kind: 'failed' })
  expect(server.received).toEqual([])
})

test('a wrong password is for an operator to mend: the mail waits', async () => {
  const server = await mailServer({ tls: 'always', password: 'geheim' })
  expect(await send(trusting(server.url.replace('geheim', 'anders')))).toMatchObject({ kind: 'failed' })
})

test('a mail is signed with the key of its domain, and a change in it shows', async () => {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const server = await mailServer({})
  const dkim = { domain: 'shop.example', selector: 'shop2026', privateKey: keys.privateKey }
  expect(await send(server.url, dkim)).toEqual({ kind: 'sent' })

  const resolver = async (name: string) => {
    expect(name).toBe('shop2026._domainkey.shop.example')
    return [[`v=DKIM1; k=rsa; p=${keys.publicKey.toString('base64')}`]]
  }
  const verdictOf = async (mail: string) => {
    const { results } = await dkimVerify(mail, { resolver })
    return results.map(({ status }) => status.result)
  }
  const raw = server.received[0]?.raw.toString('latin1') ?? ''
  expect(await verdictOf(raw)).toEqual(['pass'])
  expect(await verdictOf(raw.replace('Je bestelling', 'Je beloning'))).toEqual(['fail'])
})

const envelope = {
  cc: ['an@korenmolen.example'],
  inReplyTo: '<2@klant.example>',
  references: ['<1@klant.example>', '<2@klant.example>'],
}

test('a mail of a conversation names the mails before it, and goes to who gets a copy', async () => {
  const server = await mailServer({})
  expect(await send(server.url, null, { envelope })).toEqual({ kind: 'sent' })
  const [received] = server.received
  expect(received?.recipients).toEqual([message.to, 'an@korenmolen.example'])
  expect(received?.email).toMatchObject({
    cc: [{ address: 'an@korenmolen.example' }],
    inReplyTo: '<2@klant.example>',
    references: '<1@klant.example> <2@klant.example>',
  })
})

test.each([
  [message.to, 550, 'refused'],
  [message.to, 450, 'failed'],
  ['an@korenmolen.example', 550, 'sent'],
])(
  'where the server answers %s with %i, while it takes the other, the mail is %s',
  async (to, code, kind) => {
    const server = await mailServer({})
    server.atRecipient = ({ recipients }) => (recipients.includes(to) ? code : null)
    expect(await send(server.url, null, { envelope })).toMatchObject({ kind })
  },
)
