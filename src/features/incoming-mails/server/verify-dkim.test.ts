import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNameServer, type TestNameServer } from '../../../platform/outside/testing-name-server.ts'
import { parseMail } from './parse-mail.ts'
import { mailSource } from './testing.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyName = (domain: string) => `key._domainkey.${domain}`
const keyRecord = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
const txt = (name: string, data: string) => ({
  type: 'TXT' as const,
  name,
  data: [data.slice(0, 200), data.slice(200)],
})

let names: TestNameServer
beforeAll(async () => {
  names = await startNameServer(
    Object.fromEntries(
      ['jansen.example', 'post.jansen.example', 'elders.example'].map(domain => [
        keyName(domain),
        [txt(keyName(domain), keyRecord)],
      ]),
    ),
  )
  names.names.set(keyName('silent.jansen.example'), 'silent')
})
afterAll(() => names.stop())

const source = mailSource({ from: 'Jan <jan@jansen.example>', text: 'Kan het ook op dinsdag?' })

async function signed(signingDomain: string, maxBodyLength?: number): Promise<Buffer> {
  const signer = {
    canonicalization: 'relaxed/relaxed',
    signingDomain,
    selector: 'key',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...(maxBodyLength !== undefined && { maxBodyLength }),
  }
  const { signatures } = await dkimSign(source, {
    ...signer,
    signatureData: [signer],
  })
  return Buffer.concat([Buffer.from(signatures), source])
}

const checkOf = async (mail: Buffer, timeLimitMs = 5_000) =>
  (await parseMail(mail, null, { authservId: null, nameServers: [names.address], timeLimitMs })).senderCheck

const changed = (mail: Buffer, from: string, to: string) => {
  expect(mail.includes(from)).toBe(true)
  return Buffer.from(mail.toString('latin1').replace(from, to), 'latin1')
}

describe('a signature', () => {
  it.each(['jansen.example', 'post.jansen.example'])('of the sender by %s is right', async domain => {
    expect(await checkOf(await signed(domain))).toEqual({
      verdict: 'pass',
      dkim: 'pass',
      spf: null,
      dmarc: null,
    })
  })

  it.each([
    ['the text', 'dinsdag', 'woensdag'],
    ['the subject', 'Re: Je bestelling', 'Re: Je rekening'],
  ])('is wrong where %s was changed', async (_, before, after) => {
    const check = await checkOf(changed(await signed('jansen.example'), before, after))
    expect(check).toMatchObject({ verdict: 'fail', dkim: 'fail' })
  })

  it('of somebody else says nothing, and its key is not looked up', async () => {
    expect(await checkOf(await signed('elders.example'))).toMatchObject({ verdict: 'unknown', dkim: null })
    expect(names.asked).not.toContain(`TXT ${keyName('elders.example')}`)
  })

  it('behind which something was added is not right', async () => {
    const mail = Buffer.concat([await signed('jansen.example', 10), Buffer.from('Of op woensdag.')])
    expect(await checkOf(mail)).toMatchObject({ verdict: 'unknown', dkim: 'policy' })
  })

  it('whose key is not there, or is not said in time, is unknown', async () => {
    expect(await checkOf(await signed('no-key.jansen.example'))).toMatchObject({ verdict: 'unknown' })
    expect(await checkOf(await signed('silent.jansen.example'), 50)).toMatchObject({
      verdict: 'unknown',
      dkim: 'temperror',
    })
  })

  it('among more than five is not verified, nor one of a mail that is cut', async () => {
    const mail = await signed('jansen.example')
    const many = Buffer.concat([Buffer.from('DKIM-Signature: v=1; d=jansen.example\r\n'.repeat(5)), mail])
    expect(await checkOf(many)).toMatchObject({ verdict: 'unknown', dkim: null })
    const broken = changed(mail, 'dinsdag', 'woensdag')
    const cut = await parseMail(broken, 'too-large', { authservId: null, nameServers: [names.address] })
    expect(cut.senderCheck.verdict).toBe('unknown')
  })

  it('does not count where our own mail server judged', async () => {
    const mail = changed(await signed('jansen.example'), 'dinsdag', 'woensdag')
    const judged = Buffer.concat([
      Buffer.from(
        'Authentication-Results: mx.shop.example;\r\n spf=pass smtp.mailfrom=jansen.example;\r\n dmarc=pass\r\n',
      ),
      mail,
    ])
    const options = { authservId: 'mx.shop.example', nameServers: [names.address] }
    expect((await parseMail(judged, null, options)).senderCheck).toMatchObject({
      verdict: 'pass',
      dkim: null,
    })
    expect((await parseMail(judged, null, { ...options, authservId: null })).senderCheck.verdict).toBe('fail')
  })
})
