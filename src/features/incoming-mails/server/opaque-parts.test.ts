import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'
import { sealedWords, signedWords } from './testing-smime.ts'

const mailWith = (type: string, content: Buffer) =>
  Buffer.from(
    `From: Jan <jan@jansen.example>\r\nSubject: Re: Levering\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
  )

test.each([
  'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
  'application/x-pkcs7-mime; name=smime.p7m',
])('the words of a mail inside its signature are read: %s', async type => {
  const { text, cut, attachments } = await parseMail(mailWith(type, signedWords))
  expect(text).toBe('Kan het dinsdag, bij Café de Zee?')
  expect(cut).toBeNull()
  expect(attachments).toEqual([])
})

test.each([
  [
    'an encrypted mail',
    'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m',
    () => sealedWords,
    'encrypted',
  ],
  ['no mail at all', 'application/pkcs7-mime; name=smime.p7m', () => Buffer.from('no CMS'), 'encrypted'],
  ['winmail.dat', 'application/ms-tnef; name=winmail.dat', () => Buffer.from('789f3e22', 'hex'), 'winmail'],
] as const)('%s is said to be that, and its file is kept', async (_, type, content, cut) => {
  const mail = await parseMail(mailWith(type, content()))
  expect(mail).toMatchObject({ text: '', cut })
  expect(mail.attachments).toHaveLength(1)
})

test('PGP is said to be encrypted', async () => {
  const source =
    'From: a@jansen.example\r\nContent-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b\r\n\r\n--b\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--b\r\nContent-Type: application/octet-stream; name=encrypted.asc\r\n\r\n-----BEGIN PGP MESSAGE-----\r\n--b--\r\n'
  expect((await parseMail(Buffer.from(source))).cut).toBe('encrypted')
})
