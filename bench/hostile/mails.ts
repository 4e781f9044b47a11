import { gzipSync } from 'node:zlib'
import { bombZip, hugePicture } from './files.ts'
import type { HostileInput } from './input.ts'
import { repeated } from './values.ts'

/** Of the 30 MB that are read. */
const mailBytes = 20_000_000
const some = 2_000_000

const head = (type: string, more = '') =>
  `From: Jan Jansen <jan@jansen.example>\r\nTo: zaak@shop.example\r\nSubject: Re: Je bestelling\r\nDate: Fri, 27 Nov 2026 09:15:00 +0100\r\nMessage-ID: <${crypto.randomUUID()}@jansen.example>\r\nMIME-Version: 1.0\r\n${more}Content-Type: ${type}\r\n`
const plain = 'text/plain; charset=utf-8'
const html = 'text/html; charset=utf-8'
const mixed = (parts: string) => `${head('multipart/mixed; boundary=b')}\r\n${parts}--b--\r\n`
const text = (words: string, type = plain, more = '') => `${head(type, more)}\r\n${words}`
const attached = (name: string, type: string, content: Buffer) =>
  mixed(
    `--b\r\nContent-Type: ${plain}\r\n\r\nZie bijlage\r\n--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replace(/(.{76})/g, '$1\r\n')}\r\n`,
  )

/** Mails of every shape that costs whoever reads them more than whoever writes them. */
export const hostileMails: Readonly<Record<string, () => string | Buffer>> = {
  'many empty parts': () => mixed(repeated('--b\r\n\r\n\r\n', 1_600_000)),
  'many empty parts, all that is read': () => mixed(repeated('--b\r\n\r\n\r\n', mailBytes)),
  'many named parts': () =>
    mixed(
      Array.from(
        { length: 20_000 },
        (_, nth) => `--b\r\nContent-Disposition: attachment; filename="${nth}.txt"\r\n\r\nx\r\n`,
      ).join(''),
    ),
  'parts in parts': () =>
    Array.from(
      { length: 5_000 },
      (_, nth) =>
        `${nth === 0 ? head('multipart/mixed; boundary=b0') : `Content-Type: multipart/mixed; boundary=b${nth}\r\n`}\r\n--b${nth}\r\n`,
    ).join(''),
  'mails in mails': () => head('message/rfc822') + repeated('\r\nContent-Type: message/rfc822\r\n', some),
  'a boundary of the length of a mail': () =>
    `${head(`multipart/mixed; boundary="${'b'.repeat(100_000)}"`)}\r\n${repeated(`--${'b'.repeat(99_999)}\r\n`, some)}`,
  'many headers': () => text('x', plain, repeated('X-A: b\r\n', some)),
  'a header of one long line': () => text('x', plain, `X-Long: ${'a'.repeat(some)}\r\n`),
  'a header of folded lines': () => text('x', plain, `X-Long: a${repeated('\r\n a', some)}\r\n`),
  'many addresses': () => text('x', plain, `Cc: ${repeated('a@b.example, ', some)}c@d.example\r\n`),
  'addresses in groups': () => text('x', plain, `Cc: ${repeated('g: a@b.example;, ', some)}\r\n`),
  'comments in comments': () =>
    text('x', plain, `Cc: ${'('.repeat(some / 2)}a${')'.repeat(some / 2)} <a@b.example>\r\n`),
  'quotes that never end': () => text('x', plain, `Cc: ${repeated('"\\"', some)}\r\n`),
  'many references': () => text('x', plain, `References: ${repeated('<a@b.example> ', some)}\r\n`),
  'encoded words': () => text('x', plain, `X-Words: ${repeated('=?utf-8?Q?=C3=A9?= ', some)}\r\n`),
  'a subject of encoded words': () => text('x', plain, `Subject: ${repeated('=?utf-8?B?w6k=?= ', some)}\r\n`),
  'a file name in many pieces': () =>
    mixed(
      `--b\r\nContent-Disposition: attachment${Array.from({ length: 20_000 }, (_, nth) => `;\r\n filename*${nth}*=utf-8''%C3%A9`).join('')}\r\n\r\nx\r\n`,
    ),
  'many results of verification': () =>
    text(
      'x',
      plain,
      repeated(
        'Authentication-Results: mx.example; spf=pass smtp.mailfrom=a@b.example; dkim=pass header.d=b.example\r\n',
        some,
      ),
    ),
  'many signatures': () =>
    text(
      'x',
      plain,
      repeated(
        `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=d1.silent.example; s=s; h=from:to; bh=${'A'.repeat(43)}=; b=${'A'.repeat(170)}\r\n`,
        500_000,
      ),
    ),
  'one long line': () => text('a'.repeat(mailBytes)),
  'many empty lines': () => text('\r\n'.repeat(mailBytes / 2)),
  'many quoted lines': () => text(repeated('> > > a\r\n', some)),
  'deep quotes': () => text(repeated(`${'>'.repeat(10_000)} a\r\n`, some)),
  'heads of earlier mails': () =>
    text(repeated('Van: a\r\nDatum: b\r\nAan: c\r\nOnderwerp: d\r\n\r\n', some)),
  'lines of an introduction': () =>
    text(repeated('Op vr 27 nov 2026 schreef Jan <jan@jansen.example>:\r\n', some)),
  'a signature of dashes': () => text(repeated('-- \r\n', some)),
  spaces: () => text(' '.repeat(some)),
  links: () => text(repeated('http://a.example/b ', some)),
  'quoted printable of soft breaks': () =>
    text(repeated('=\r\n', mailBytes / 2), plain, 'Content-Transfer-Encoding: quoted-printable\r\n'),
  'base64 of spaces': () =>
    text(repeated('Q U\r\n', mailBytes / 2), plain, 'Content-Transfer-Encoding: base64\r\n'),
  'UTF-7': () => text(repeated('+AGE-', some), 'text/plain; charset=utf-7'),
  'ISO-2022-JP that never ends': () => text(repeated('\x1b$B', some), 'text/plain; charset=iso-2022-jp'),
  'an unknown charset': () => text('x'.repeat(some), `text/plain; charset=${'x'.repeat(100_000)}`),
  'HTML of deep elements': () => text(repeated('<div>', some), html),
  'HTML of deep tables': () => text(repeated('<table><tr><td>', some), html),
  'HTML of open tags': () => text(repeated('<a ', some), html),
  'HTML of attributes': () => text(`<p ${repeated('a=b ', some)}>x</p>`, html),
  'HTML of comments': () => text(repeated('<!--', some), html),
  'HTML of entities': () => text(repeated('&amp', some), html),
  'HTML of styles': () => text(`<p style="${repeated('color:red;', some)}">x</p>`, html),
  'HTML of pictures': () => text(repeated('<img src="cid:a">', some), html),
  'HTML without words': () => text(repeated('<br>', mailBytes / 2), html),
  'a calendar of many events': () =>
    text(
      `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\n${repeated('BEGIN:VEVENT\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.example\r\nEND:VEVENT\r\n', some)}END:VCALENDAR\r\n`,
      'text/calendar; method=REPLY',
    ),
  'a report of many recipients': () =>
    `${head('multipart/report; report-type=delivery-status; boundary=b')}\r\n--b\r\n\r\nx\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${repeated('Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n', some)}--b--\r\n`,
  'a huge picture': () => attached('a.png', 'image/png', hugePicture(30_000, 30_000)),
  'a zip bomb': () => attached('a.docx', 'application/zip', bombZip()),
  'a gzip bomb': () => attached('a.gz', 'application/gzip', gzipSync(Buffer.alloc(100_000_000))),
  'a winmail.dat of nothing': () =>
    attached(
      'winmail.dat',
      'application/ms-tnef',
      Buffer.concat([Buffer.from('789f3e22', 'hex'), Buffer.alloc(some, 1)]),
    ),
  'a signed mail of deep ASN.1': () =>
    attached(
      'smime.p7m',
      'application/pkcs7-mime; smime-type=signed-data',
      Buffer.from('3080'.repeat(500_000), 'hex'),
    ),
  'an attachment of 19 MB': () => attached('a.bin', 'application/octet-stream', Buffer.alloc(13_500_000, 7)),
}

/** Each posted as a mail service does, which signs whatever a stranger mails. */
export const mailInputs = (): readonly HostileInput[] =>
  Object.entries(hostileMails).map(([what, source]) => ({
    call: 'POST /api/inkomend/mail, mails',
    what,
    sender: { kind: 'mail service' },
    method: 'POST',
    path: '/api/inkomend/mail',
    headers: { 'content-type': 'application/json' },
    body: () =>
      Buffer.from(
        JSON.stringify({
          type: 'mail.received',
          timestamp: new Date().toISOString(),
          data: { raw: Buffer.from(source()).toString('base64') },
        }),
      ),
    isHeavy: true,
  }))
