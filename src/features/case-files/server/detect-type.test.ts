import { deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it, test, vi } from 'vitest'
import { isServedType, unknownType } from '../file-types.ts'
import { detectType } from './detect-type.ts'

const bytes = (hex: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(hex, 'hex'), ...more])
const png = bytes('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489')
const rest = Buffer.alloc(64)

/** A ZIP with one file in it, enough of one for what is looked at. */
function zipWith(name: string, content: string): Buffer {
  const packed = deflateRawSync(Buffer.from(content))
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 0, 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), packed, rest])
}

/** A file of Word or Excel of old: its beginning, and the names of what is in it. */
const oldOffice = (...names: readonly string[]) =>
  bytes(
    'd0cf11e0a1b11ae1',
    Buffer.alloc(504),
    ...names.map(name => Buffer.from(`${name}\0`, 'utf16le')),
    rest,
  )

const docx = zipWith(
  '[Content_Types].xml',
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)
const docm = zipWith(
  '[Content_Types].xml',
  '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
)

test.each([
  ['brief.pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'application/pdf'],
  ['foto.png', png, 'image/png'],
  ['foto.jpg', bytes('ffd8ffe000104a46494600010101', rest), 'image/jpeg'],
  ['foto.gif', Buffer.from(`GIF89a${'\0'.repeat(30)}`), 'image/gif'],
  ['brief.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  // A picture stays one, however it is called.
  ['brief.pdf', png, 'image/png'],
  ['notitie.txt', Buffer.from('Beste Jan,\r\n\r\nDit is één regel.'), 'text/plain'],
  ['zonder-naam', Buffer.from('a < b en b > c'), 'text/plain'],
  ['adressen.csv', Buffer.from('straat;nummer\r\nKade;1\r\n'), 'text/csv'],
  ['nummers.csv', Buffer.from('naam;caf\xe9\r\n', 'latin1'), 'text/csv'],
  ['nummers.csv', Buffer.from('\ufeffnaam;café\r\n', 'utf16le'), 'text/csv'],
  ['notitie.txt', Buffer.from('\ufeffnaam\tcafé\r\n', 'utf16le'), 'text/plain'],
  ['brief.doc', oldOffice('WordDocument'), 'application/msword'],
  ['lijst.xls', oldOffice('Workbook'), 'application/vnd.ms-excel'],
  ['foto.heif', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic\0\0\0\0', 'latin1'), 'image/heif'],
  ['scan.tif', bytes('49492a0008000000', rest), 'image/tiff'],
  ['afspraak.ics', Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'), 'text/calendar'],
  ['lang.txt', Buffer.from('é'.repeat(100_000)), 'text/plain'],
])('%s is %#', async (name, content, type) => {
  expect(await detectType(content, name)).toBe(type)
})

test.each([
  ['a program of Windows', 'factuur.pdf', bytes('4d5a90000300000004000000ffff0000', rest)],
  ['a program of Linux', 'factuur.pdf', bytes('7f454c46020101000000000000000000', rest)],
  ['a script', 'lees.txt', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['a page', 'lees.txt', Buffer.from('<!DOCTYPE html><p>Hallo')],
  ['a page with white space before it', 'lees.txt', Buffer.from('\n\n  <HTML><script>x()</script>')],
  [
    'a page with words before it',
    'lees.txt',
    Buffer.from('Beste Jan <script src=//elders.example></script>'),
  ],
  ['a page with a byte order mark', 'lees.txt', Buffer.from('\ufeff<html>')],
  ['a drawing', 'tekening.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()">')],
  ['XML', 'lees.txt', Buffer.from('<?xml version="1.0"?><a/>')],
  ['a text that is called a page', 'lees.html', Buffer.from('Alleen tekst')],
  ['a picture that is called a program', 'foto.exe', png],
  ['an archived page', 'lees.txt', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
  ['Word with macros', 'brief.docx', docm],
  ['bytes', 'lees.txt', bytes('0001020304fffe')],
  ['UTF-16 of no text', 'foto.bin', Buffer.from('\ufeffHallo', 'utf16le')],
  ['a page in UTF-16', 'lees.csv', Buffer.from('\ufeff<html><script>x()</script>', 'utf16le')],
  ['a page in windows-1252', 'lees.csv', Buffer.from('caf\xe9 <script>x()</script>', 'latin1')],
  ['Excel of old with macros', 'lijst.xls', oldOffice('Workbook', '_VBA_PROJECT_CUR')],
  ['Word of old with macros', 'brief.doc', oldOffice('WordDocument', '_VBA_PROJECT')],
  ['a mail of Outlook', 'mail.doc', oldOffice('__properties_version1.0')],
  ['nothing', 'leeg.pdf', Buffer.alloc(0)],
])('%s is served as nothing that runs', async (_, name, content) => {
  expect(await detectType(content, name)).toBe(unknownType)
})

it('is one of a few types, whatever the content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.string(), async (content, name) => {
      const type = await detectType(Buffer.from(content), name)
      expect(type === unknownType || isServedType(type)).toBe(true)
    }),
  )
})

it('unpacks nothing to look inside', async () => {
  const unpacked = vi.spyOn(globalThis, 'DecompressionStream')
  expect(await detectType(gzipSync(Buffer.alloc(1_000_000)), 'archief.tar.gz')).toBe(unknownType)
  expect(unpacked).not.toHaveBeenCalled()
  unpacked.mockRestore()
})
