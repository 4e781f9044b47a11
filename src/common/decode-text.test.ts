import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Filiaal één;3512 PA;12'
const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['UTF-16 as Excel writes it', utf16],
  ['UTF-16 with the high byte first', Buffer.from(utf16).swap16()],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})

test('a workbook or a text with a NUL byte is no text', () => {
  expect(decodeText(Buffer.from('Filiaal\0;3512 PA;12'))).toBeNull()
})
