import { describe, expect, it, test } from 'vitest'
import { bounceOf } from '../classify-mail.ts'
import { digestOf, storedMessageId } from './mail-digest.ts'
import { parseMail } from './parse-mail.ts'
import { mostTags } from './safe-html.ts'
import { mailSource, type TypedMail } from './testing.ts'

const parsed = (typed: TypedMail) => parseMail(mailSource(typed))

/** A mail of parts, each with its headers; bytes as they stand in it. */
const ofParts = (...parts: readonly string[]): TypedMail => ({
  headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
  text: [...parts.map(part => `--b\r\n${part}`), '--b--'].join('\r\n'),
})
const words = 'Content-Type: text/plain; charset=utf-8\r\n\r\nZie de bijlage.'

/** The source of a mail whose text has bytes of its own. */
const inBytes = (contentType: string, text: Buffer) =>
  Buffer.concat([mailSource({ headers: { 'Content-Type': contentType }, text: '' }), text])

const nobody = { address: '', name: '' }

describe('the sender', () => {
  test.each<[string, string, { address: string; name: string }]>([
    [
      'of a group of one is its member',
      'Inkoop: jan@x.example;',
      { address: 'jan@x.example', name: 'Inkoop' },
    ],
    ['is nobody among two of a group', 'Inkoop: jan@x.example, piet@x.example;', nobody],
    ['is nobody among two', 'Jan <jan@x.example>, Piet <piet@x.example>', nobody],
    ['is nobody in two fields', 'jan@x.example\r\nFrom: piet@x.example', nobody],
    [
      'is nobody in a second field that comes later',
      'jan@x.example\r\nX-A: b\r\nfrom : piet@x.example',
      nobody,
    ],
    [
      'is not the address that a name shows',
      '"lotte@korenmolen.example" <x@elders.example>',
      { address: 'x@elders.example', name: 'lotte@korenmolen.example' },
    ],
    [
      'is shown where nothing can be mailed to it',
      'Scanner <scanner@kopieerder>',
      { address: 'scanner@kopieerder', name: 'Scanner' },
    ],
    [
      'has no letters that turn what follows',
      '=?utf-8?Q?Jan_=E2=80=AEelpmaxe=2Enelomnerok?= <x@elders.example>',
      { address: 'x@elders.example', name: 'Jan elpmaxe.nelomnerok' },
    ],
  ])('%s', async (_, from, sender) => {
    expect((await parsed({ from })).from).toEqual(sender)
  })

  it('is nobody where there is none, whoever else is named', async () => {
    const headers = { Sender: 'jan@x.example', 'Reply-To': 'piet@x.example' }
    expect((await parsed({ from: '', headers })).from).toEqual(nobody)
  })
})

describe('the text', () => {
  test.each([
    ['windows-1252 called us-ascii', 'text/plain; charset=us-ascii', Buffer.from([0x80, 0x20, 0x35]), '€ 5'],
    [
      'windows-1252 called iso-8859-1',
      'text/plain; charset=iso-8859-1',
      Buffer.from([0x80, 0x20, 0x35]),
      '€ 5',
    ],
    [
      'a charset that nobody knows',
      'text/plain; charset=x-eigen',
      Buffer.from([0x43, 0x61, 0x66, 0xe9]),
      'Café',
    ],
    ['windows-1252 called utf-8', 'text/plain; charset=utf-8', Buffer.from([0x43, 0xe9, 0x20, 0x80]), 'Cé €'],
    ['windows-1252 without a charset', 'text/plain', Buffer.from([0x43, 0xe9, 0x20, 0x80]), 'Cé €'],
    [
      'UTF-8 with one wrong byte',
      'text/plain; charset=utf-8',
      Buffer.from([0xc3, 0xa9, 0x20, 0xe9]),
      'é \ufffd',
    ],
    ['UTF-8 without a charset', 'text/plain', Buffer.from('Café €'), 'Café €'],
  ])('is read of %s', async (_, contentType, bytes, text) => {
    expect((await parseMail(inBytes(contentType, bytes))).text).toBe(text)
  })

  it('is that of the HTML where the other one is empty', async () => {
    const mail = await parsed({
      headers: { 'Content-Type': 'multipart/alternative; boundary=b' },
      text: '--b\r\nContent-Type: text/plain\r\n\r\n \r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Alleen hier</p>\r\n--b--',
    })
    expect(mail.text).toBe('Alleen hier')
  })

  it('is there of HTML that is too much to be shown', async () => {
    const text = `<style>p { color: red }</style><!-- niets --><p>Kan het op <b>dinsdag</b>?</p>${'<i></i>'.repeat(mostTags)}<p>Groet &amp; tot dan</p>`
    const mail = await parsed({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, text })
    expect(mail).toMatchObject({ text: 'Kan het op dinsdag?\nGroet & tot dan', html: null })
  })

  it('is empty where the mail is', async () => {
    expect((await parsed({ text: '' })).text).toBe('')
  })
})

describe('what comes along is a file', () => {
  test.each<[string, string, readonly [string, string]]>([
    [
      'an invitation',
      'Content-Type: text/calendar; method=REQUEST; name=overleg.ics\r\n\r\nBEGIN:VCALENDAR',
      ['overleg.ics', 'text/calendar'],
    ],
    [
      'what Outlook packs',
      'Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\nx',
      ['winmail.dat', 'application/ms-tnef'],
    ],
    [
      'another mail',
      'Content-Type: message/rfc822; name=oud.eml\r\n\r\nFrom: a@x.example\r\nSubject: Oud\r\n\r\nOude tekst',
      ['oud.eml', 'message/rfc822'],
    ],
    [
      'a signature',
      'Content-Type: application/pkcs7-signature; name=smime.p7s\r\n\r\nx',
      ['smime.p7s', 'application/pkcs7-signature'],
    ],
    [
      'an encrypted text',
      'Content-Type: application/octet-stream; name=encrypted.asc\r\n\r\n-----BEGIN PGP MESSAGE-----',
      ['encrypted.asc', 'application/octet-stream'],
    ],
    [
      'a text that is attached',
      'Content-Type: text/html; name=p.html\r\nContent-Disposition: attachment; filename=p.html\r\n\r\n<p>x</p>',
      ['p.html', 'text/html'],
    ],
    [
      'a name of RFC 2231',
      "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*0*=iso-8859-1''factuur%20; filename*1*=caf%e9.pdf\r\n\r\n%PDF",
      ['factuur café.pdf', 'application/pdf'],
    ],
  ])('%s', async (_, part, [name, claimedType]) => {
    const mail = await parsed(ofParts(words, part))
    expect(mail.text).toBe('Zie de bijlage.')
    expect(mail.attachments).toMatchObject([{ name, claimedType }])
  })

  test('of a mail that is a file alone', async () => {
    const type = 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m'
    const mail = await parsed({ headers: { 'Content-Type': type }, text: 'MIIB' })
    expect(mail).toMatchObject({ text: '', attachments: [{ name: 'smime.p7m' }], cut: 'encrypted' })
  })
})

const report =
  'Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; a@x.example\r\nAction: failed\r\nStatus: 5.1.1'

test('a report that a person sends along, or in a mail of theirs, is their mail', async () => {
  const inMail = `Content-Type: message/rfc822\r\n\r\nFrom: mailer-daemon@x.example\r\n${report}`
  for (const part of [report, inMail]) expect(bounceOf(await parsed(ofParts(words, part)))).toBeNull()
  const sent = { ...ofParts(words, report), from: 'Mailer-Daemon <mailer-daemon@x.example>' }
  expect(bounceOf(await parsed(sent))?.recipients).toHaveLength(1)
})

test.each([
  ['Thu, 01 Jan 1970 00:00:00 +0000', null],
  ['Fri, 27 Nov 2226 09:15:00 +0100', null],
  ['morgen', null],
  ['Fri, 27 Nov 2026 09:15:00 +0100 (CET)', new Date('2026-11-27T08:15:00Z')],
])('a mail of %s was sent at %s', async (date, sentAt) => {
  expect((await parsed({ headers: { Date: date } })).sentAt).toEqual(sentAt)
})

describe('two mails of a copier, which gives them no Message-ID,', () => {
  const scan = (content: string) =>
    parsed({
      ...ofParts(words, `Content-Type: application/pdf; name=scan.pdf\r\n\r\n${content}`),
      messageId: null,
    })

  it('are two where their files are', async () => {
    const [one, other] = [await scan('%PDF een'), await scan('%PDF twee')]
    expect(digestOf(one)).not.toEqual(digestOf(other))
    expect(storedMessageId(one)).not.toBe(storedMessageId(other))
  })

  it('are one where nothing in them is different', async () => {
    const [one, other] = [await scan('%PDF een'), await scan('%PDF een')]
    expect(digestOf(one)).toEqual(digestOf(other))
    expect(storedMessageId(one)).toBe(storedMessageId(other))
  })
})

describe('the words of a mail with HTML', () => {
  const parseSource = (source: string) => parseMail(Buffer.from(`From: a@jansen.example\r\n${source}`))
  const withBoth = (text: string, html: string) =>
    parseSource(
      `Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--b--\r\n`,
    )

  test('are those of its HTML, where its text says only that there is one', async () => {
    const html = '<p>Beste Lijnhaven,</p><p>Kan de levering een week later? We verbouwen nog.</p>'
    const stub = 'Uw e-mailprogramma ondersteunt geen HTML. Bekijk deze mail in je browser.'
    expect((await withBoth(stub, html)).text).toContain('een week later')
    expect((await withBoth('Graag de offerte in HTML sturen, dank.', '<p>Kort</p>')).text).toBe(
      'Graag de offerte in HTML sturen, dank.',
    )
  })

  test('leave out what nobody sees, and keep cells of a table apart', async () => {
    const hidden = [
      '<div style="display:none">Preheader</div>',
      '<span style="color:red; max-height:0px; overflow:hidden">Preheader</span>',
      '<p style="mso-hide:all">Preheader</p>',
      '<div hidden>Preheader</div>',
    ].join('')
    const table = '<table><tr><th>Product</th><th>Aantal</th></tr><tr><td>Router</td><td>2</td></tr></table>'
    const { text } = await parseSource(
      `Content-Type: text/html\r\n\r\n${hidden}<p>Onze bestelling:</p>${table}`,
    )
    expect(text).toBe('Onze bestelling:\nProduct Aantal\nRouter 2')
  })
})
