import { generateKeyPairSync } from 'node:crypto'
import type { Answer } from 'dns-packet'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../../../platform/config/config.ts'
import { startNameServer, type TestNameServer } from '../../../platform/outside/testing-name-server.ts'
import { askMailDomains, cachedMailDomains, type MailDomainState } from './mail-domains.ts'

let server: TestNameServer
beforeAll(async () => {
  server = await startNameServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.names.clear()
  say('shop.nl', 'google-site-verification=x', 'v=spf1 include:mail.provider.nl -all')
  say('_dmarc.shop.nl', 'v=DMARC1; p=quarantine')
  say(keyName, `v=DKIM1; k=ed25519; p=${publicKey}`)
})

const pair = generateKeyPairSync('ed25519')
const privateKey = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString(
  'base64',
)
const keyName = 'winkel._domainkey.shop.nl'

const say = (name: string, ...texts: readonly string[]) =>
  server.names.set(
    name,
    texts.map((data): Answer => ({ type: 'TXT', name, ttl: 1, data: [data] })),
  )
const mail = {
  smtpUrl: 'smtp://mail.shop.nl',
  from: 'Winkel <info@shop.nl>',
  inbox: null,
  dkim: { domain: 'shop.nl', selector: 'winkel', privateKey },
} as unknown as Config['mail']

const problemsIn = ({ problems }: MailDomainState) => problems.join('; ')
const checked = (parts: Partial<Config['mail']> = {}) =>
  askMailDomains({ mail: { ...mail, ...parts } }, { nameServers: [server.address] })
const saysOf = async (parts: Partial<Config['mail']> = {}) => (await checked(parts)).map(problemsIn).join()

test('a domain whose records let our mails arrive is right, one line for sender and answers together', async () => {
  server.names.set('shop.nl', [
    ...(server.names.get('shop.nl') as readonly Answer[]),
    { type: 'MX', name: 'shop.nl', ttl: 1, data: { preference: 1, exchange: 'mx.shop.nl' } },
  ])
  const inbox = { address: 'zaak@shop.nl' } as Config['mail']['inbox']
  expect(await checked({ inbox })).toEqual([{ domain: 'shop.nl', problems: [] }])
})

test('nothing is asked where mails are kept, and of a domain that is an example', async () => {
  const before = server.asked.length
  expect(await checked({ smtpUrl: null })).toEqual([])
  expect(await checked({ from: 'Winkel <info@shop.example>' })).toEqual([])
  expect(server.asked.length).toBe(before)
})

describe('the operator hears what to put in DNS where', () => {
  test.each([
    ['SPF is missing', 'shop.nl', ['anders'], 'bij shop.nl het TXT-record "v=spf1 '],
    ['SPF stands there twice', 'shop.nl', ['v=spf1 -all', 'v=spf1 a ~all'], 'SPF staat er 2 keer'],
    ['SPF lets everybody send', 'shop.nl', ['v=spf1 +all'], 'SPF laat iedereen toe'],
    ['SPF refuses nobody', 'shop.nl', ['v=spf1 a ?all'], 'SPF weigert niemand'],
    ['DKIM is missing', keyName, [], `bij ${keyName} het TXT-record "v=DKIM1; k=ed25519; p=${publicKey}"`],
    ['DKIM has another key', keyName, ['v=DKIM1; k=ed25519; p=AAAA'], `p=${publicKey}"`],
    ['DMARC is missing', '_dmarc.shop.nl', [], 'bij _dmarc.shop.nl het TXT-record "v=DMARC1; p=quarantine;'],
    ['DMARC has no policy', '_dmarc.shop.nl', ['v=DMARC1; rua=mailto:a@b.nl'], 'DMARC zegt niet wat te doen'],
    [
      'DMARC stands there twice',
      '_dmarc.shop.nl',
      ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
      'DMARC staat er 2 keer',
    ],
  ])('%s', async (_what, name, texts, words) => {
    say(name, ...texts)
    const [check] = await checked()
    // One thing is wrong, and one is told.
    expect(check?.problems).toEqual([expect.stringContaining(words)])
  })

  test('a domain below that of the organisation has its DMARC', async () => {
    say('mail.shop.nl', 'v=spf1 a -all')
    expect(await saysOf({ from: 'info@mail.shop.nl' })).toBe('')
  })

  test('the key signs for another organisation', async () => {
    say('winkel._domainkey.ander.nl', `v=DKIM1; k=ed25519; p=${publicKey}`)
    const dkim = { domain: 'ander.nl', selector: 'winkel', privateKey }
    expect(await saysOf({ dkim })).toBe(
      'DKIM_DOMAIN hoort bij een andere organisatie dan de afzender (shop.nl)',
    )
  })

  test('answers go to a domain that takes none', async () => {
    say('zaak.nl', 'v=spf1 -all')
    say('_dmarc.zaak.nl', 'v=DMARC1; p=reject')
    const inbox = { address: 'zaak@zaak.nl' } as Config['mail']['inbox']
    expect(await saysOf({ inbox })).toBe(',antwoorden komen niet aan: zaak.nl heeft geen MX-record')
  })

  test('no name server knows', async () => {
    server.names.set('shop.nl', 'failing')
    expect(await saysOf()).toBe('van shop.nl kwam geen antwoord: probeer het later opnieuw')
  })
})

test('a silent name server is given up', async () => {
  server.names.set('shop.nl', 'silent')
  const given = await askMailDomains({ mail }, { nameServers: [server.address], timeLimitMs: 50 })
  expect(given.map(problemsIn)).toEqual([
    expect.stringContaining('van shop.nl kwam geen antwoord: probeer het later opnieuw'),
  ])
})

test('DNS is asked once for all who look, and again after a minute', async () => {
  let at = 0
  let asked = 0
  const answer = Promise.withResolvers<readonly MailDomainState[]>()
  const look = cachedMailDomains(
    () => {
      asked++
      return answer.promise
    },
    () => at,
  )
  const [one, other] = [look(), look()]
  answer.resolve([{ domain: 'shop.nl', problems: [] }])
  expect(await one).toEqual(await other)
  at = 59_999
  await look()
  expect(asked).toBe(1)
  at = 60_000
  await look()
  expect(asked).toBe(2)
})
