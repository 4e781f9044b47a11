import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { apiCalls } from '../../src/api/calls.ts'
import { isJson } from '../../src/features/tmf/json.ts'
import { requestOf, rightValue } from '../fuzz/requests.ts'
import type { Chance } from '../play/chance.ts'
import { senderOf } from './contract-inputs.ts'
import type { HostileInput } from './input.ts'
import { repeated } from './values.ts'

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content.set([1, 0, 0, 0, 0], 8)
  return chunk('IHDR', content)
}

/** A PNG in black and white of so many pixels, in few bytes. */
export function hugePicture(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc(Math.min(height * (1 + Math.ceil(width / 8)), 120_000_000)))
  return Buffer.concat([
    signature,
    header(width, height),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An archive of one file of 100 MB of zeros, named as documents of Word have it. */
export function bombZip(name = 'word/document.xml', files = 1): Buffer {
  const content = Buffer.alloc(100_000_000)
  const packed = deflateRawSync(content)
  const checksum = crc32(content)
  const entry = (size: number, signature: number, at: number) => {
    const head = Buffer.alloc(size)
    head.writeUInt32LE(signature, 0)
    const shift = size === 46 ? 2 : 0
    head.writeUInt16LE(20, 4 + (size === 46 ? 2 : 0))
    head.writeUInt16LE(8, 8 + shift)
    head.writeUInt32LE(checksum, 14 + shift)
    head.writeUInt32LE(packed.length, 18 + shift)
    head.writeUInt32LE(content.length, 22 + shift)
    head.writeUInt16LE(name.length, 26 + shift)
    if (size === 46) head.writeUInt32LE(at, 42)
    return Buffer.concat([head, Buffer.from(name)])
  }
  const local = Buffer.concat([entry(30, 0x04034b50, 0), packed])
  const central = Buffer.concat(Array.from({ length: files }, () => entry(46, 0x02014b50, 0)))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files, 8)
  end.writeUInt16LE(files, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

/** A JPEG that says it is so large and has nothing in it. */
function emptyJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 7)
  frame.writeUInt16BE(width, 9)
  return Buffer.concat([frame, Buffer.from('ffd9', 'hex')])
}

const picture = () => hugePicture(8, 8)
const million = 1_000_000

/** Files of every shape that costs whoever opens them more than whoever makes them. */
export const hostileFiles: Readonly<Record<string, () => Buffer>> = {
  'a.png of 12,000 × 9,000': () => hugePicture(12_000, 9_000),
  'b.png of 30,000 × 30,000': () => hugePicture(30_000, 30_000),
  'c.png of 2,147,483,647 × 1': () =>
    Buffer.concat([signature, header(0x7fffffff, 1), chunk('IDAT', deflateSync(Buffer.alloc(1_000)))]),
  'd.png cut after 33 bytes': () => picture().subarray(0, 33),
  'e.png with a text that unpacks to 100 MB': () =>
    Buffer.concat([
      signature,
      header(8, 8),
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      picture().subarray(33),
    ]),
  'f.png of many chunks': () =>
    Buffer.concat([
      signature,
      header(8, 8),
      ...Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
      picture().subarray(33),
    ]),
  'g.jpg of 65,500 × 65,500': () => emptyJpeg(65_500, 65_500),
  'h.jpg of many markers': () =>
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      Buffer.alloc(million, Buffer.from('ffe00002', 'hex')),
      Buffer.from('ffd9', 'hex'),
    ]),
  'i.gif of 65,535 × 65,535': () =>
    Buffer.concat([
      Buffer.from('GIF89affff', 'latin1').subarray(0, 6),
      Buffer.from('ffffffff800000000000ffffff', 'hex'),
      Buffer.alloc(million, 0x21),
      Buffer.from(';'),
    ]),
  'j.webp of nothing': () =>
    Buffer.concat([
      Buffer.from('RIFF'),
      Buffer.from('fffffff0', 'hex'),
      Buffer.from('WEBPVP8X'),
      Buffer.from('0a00000000000000fffffffffffff0', 'hex'),
    ]),
  'k.svg that names itself': () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'x'.repeat(100)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg">&j;</svg>`,
    ),
  'l.docx of 100 MB': () => bombZip(),
  'm.xlsx of 100 MB': () => bombZip('xl/worksheets/sheet1.xml'),
  'n.zip of many entries': () => bombZip('a', 60_000),
  'o.pdf of deep lists': () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(million)}\nendobj\n%%EOF`),
  'p.pdf of many objects': () =>
    Buffer.from(`%PDF-1.7\n${repeated('1 0 obj\n<<>>\nendobj\n', million)}%%EOF`),
  'q.csv of one long line': () => Buffer.from(`naam;postcode\n${'a;'.repeat(million)}`),
  'r.csv of quotes': () => Buffer.from(`naam;postcode\n${'"'.repeat(2 * million)}`),
  's.csv of many lines': () => Buffer.from(`Postcode;Huisnummer\n${repeated('1017XN;42\n', 2 * million)}`),
  't.csv in UTF-16': () => Buffer.from(`\ufeff${repeated('1017XN;42\n', million)}`, 'utf16le'),
  'u.txt of zero bytes': () => Buffer.alloc(5 * million),
  'v.txt of accents': () => Buffer.from('e\u0301'.repeat(million)),
  'w.ics of many events': () =>
    Buffer.from(`BEGIN:VCALENDAR\r\n${repeated('BEGIN:VEVENT\r\nEND:VEVENT\r\n', million)}END:VCALENDAR\r\n`),
  'x.heic of boxes': () =>
    Buffer.concat([
      Buffer.from('0000001866747970686569630000000068656963', 'hex'),
      Buffer.from('000000006d657461'.repeat(50_000), 'hex'),
    ]),
  'y.tar of nothing': () =>
    Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\x0000'), Buffer.alloc(million)]),
  'z.bin of 19 MB': () => Buffer.alloc(19 * million, 7),
}

/** Each file to each call that takes files, and as text of JSON where a call takes one so. */
export function fileInputs(links: Readonly<Record<string, string>>, chance: Chance): readonly HostileInput[] {
  const uploads = apiCalls.filter(({ body }) => body?.files)
  const ofForms = uploads.flatMap(call => {
    const { path } = requestOf(call, chance, 0)
    const value = rightValue(call, undefined, 0, chance)
    const link = Object.entries(links).find(([beginning]) => call.path.startsWith(beginning))?.[1]
    const fields = { ...(isJson(value) ? value : {}), ...(link && { token: link }) }
    const base = {
      call: `${call.method} ${call.path}, files`,
      sender: senderOf(call),
      method: call.method,
      path,
      isHeavy: true as const,
    }
    return Object.entries(hostileFiles).map(([what, content]) => ({
      ...base,
      what,
      headers: { 'content-type': 'multipart/form-data; boundary=hostile' },
      body: () => multipart(fields, call.body?.files?.field ?? '', what.split(' ')[0] ?? 'a', content()),
    }))
  })
  return [...ofForms, ...pictures(), ...catalogueFiles(chance)]
}

function multipart(
  fields: Readonly<Record<string, unknown>>,
  field: string,
  name: string,
  content: Buffer,
): Buffer {
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--hostile\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `${texts.join('')}--hostile\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--hostile--\r\n')])
}

const asColleague = (path: string) => {
  const call = apiCalls.find(each => each.path === path)
  if (!call) throw new Error(`There is no ${path}`)
  return {
    call: `${call.method} ${path}, files`,
    sender: senderOf(call),
    method: call.method,
    isHeavy: true as const,
    headers: { 'content-type': 'application/json' },
  }
}

const pictures = (): HostileInput[] =>
  Object.entries(hostileFiles).map(([what, content]) => ({
    ...asColleague('/api/beheer/catalogus/afbeeldingen'),
    what,
    path: '/api/beheer/catalogus/afbeeldingen',
    body: () => Buffer.from(JSON.stringify({ content: content().toString('base64') })),
  }))

function catalogueFiles(chance: Chance): HostileInput[] {
  const path = '/api/beheer/catalogus/herzieningen/{id}/bestand'
  const call = apiCalls.find(each => each.path === path)
  if (!call) throw new Error(`There is no ${path}`)
  const right = rightValue(call, undefined, 0, chance)
  const texts = Object.entries(hostileFiles).filter(([name]) => /csv|txt/.test(name))
  return Object.keys(isJson(right) ? right : {}).flatMap(field =>
    texts.map(([what, content]) => ({
      ...asColleague(path),
      what: `${field}: ${what}`,
      path: requestOf(call, chance, 0).path,
      body: () =>
        Buffer.from(JSON.stringify({ ...(isJson(right) ? right : {}), [field]: content().toString() })),
    })),
  )
}
