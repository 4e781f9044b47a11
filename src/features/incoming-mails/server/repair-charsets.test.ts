import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { parseMail } from './parse-mail.ts'
import { repairedText } from './repair-charsets.ts'

const words = 'Prijs € 25 – graag “vandaag” voor Café de Zee'
const mail = (head: string, body: Buffer) =>
  Buffer.concat([Buffer.from(`From: a@jansen.example\r\n${head}\r\n\r\n`), body])

test.each(['us-ascii', 'iso-8859-1', 'x-unknown', 'windows-1252', 'utf-8', 'unknown-8bit', 'ansi_x3.4-1968'])(
  'UTF-8 that is labelled %s is read as what it is',
  async label => {
    const source = mail(`Content-Type: text/plain; charset=${label}`, Buffer.from(words))
    expect((await parseMail(source)).text).toBe(words)
  },
)

test('windows-1252 stays what it is', async () => {
  const source = mail(
    'Content-Type: text/plain; charset=windows-1252',
    Buffer.from('Caf\xe9 \x80 25', 'latin1'),
  )
  expect((await parseMail(source)).text).toBe('Café € 25')
})

it('changes no text that was read right', () => {
  const letter = fc.constantFrom(...'aé€ñÂ ü“–ÃÖ'.split(''))
  fc.assert(
    fc.property(fc.string({ unit: letter }), text => {
      // A text that was read in the wrong charset comes back; no other changes.
      const wrong = new TextDecoder('windows-1252').decode(Buffer.from(text))
      expect(repairedText(wrong)).toBe(text)
    }),
  )
  for (const text of ['Café', 'â alone', '€ 25', 'SÃO', 'Łódź â‚¬', '日本'])
    expect(repairedText(text)).toBe(text)
})

test.each([
  ['in base64', '=?utf-8?B?UmU6IENhZsM=?= =?utf-8?B?qSBkZSBaZWU=?=', 'Re: Café de Zee'],
  ['on two lines', '=?UTF-8?B?UmU6IENhZsM=?=\r\n =?utf-8?b?qSBkZSBaZWU=?=', 'Re: Café de Zee'],
  ['in quoted printable', '=?utf-8?Q?Caf=C3?= =?utf-8?Q?=A9_de_Zee?=', 'Café de Zee'],
  ['in both', '=?utf-8?Q?Caf=C3?= =?utf-8?B?qQ==?=', 'Café'],
  ['of other character sets', '=?iso-8859-1?Q?Caf=E9?= =?utf-8?Q?_Zee?=', 'Café Zee'],
])('an encoded word that is cut inside a letter, %s, is whole', async (_, subject, read) => {
  expect((await parseMail(mail(`Subject: ${subject}`, Buffer.from('x')))).subject).toBe(read)
})

test('a file name in raw windows-1252 is read', async () => {
  const source = Buffer.from(
    'From: a@jansen.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nCaf\xc3\xa9\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="caf\xe9.pdf"\r\n\r\n%PDF\r\n--b--\r\n',
    'latin1',
  )
  const { attachments, text } = await parseMail(source)
  expect(attachments.map(({ name }) => name)).toEqual(['café.pdf'])
  expect(text).toBe('Café')
})
