import { endOfHeaders } from './mail-bounds.ts'

/* Letters that a program labelled as other than they are. */

/** The letters of windows-1252 for 0x80 to 0x9f; a byte that it leaves free is the control character of the same number. */
const windowsLetters = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, place) => 0x80 + place),
)
const byteOf = new Map<string, number>(
  [...windowsLetters].map((letter, place): [string, number] => [letter, 0x80 + place]),
)

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * A text whose UTF-8 was read as ISO 8859-1 or windows-1252, as mails are that call it so, or us-ascii: `â‚¬` is `€`. Line by
 * line, as a mail quotes what was read right; a line that would be no UTF-8 stays.
 */
export const repairedText = (text: string): string =>
  /[\u00c2-\u00f4]/.test(text) ? text.split('\n').map(repairedLine).join('\n') : text

function repairedLine(line: string): string {
  const bytes = new Uint8Array(line.length)
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    const byte = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : byteOf.get(line[at] ?? '')
    if (byte === undefined) return line
    bytes[at] = byte
  }
  try {
    return utf8.decode(bytes)
  } catch {
    return line
  }
}

const encodedWord = '=\\?([^?\\s]{1,40})\\?([bBqQ])\\?([^?\\s]{0,2000})\\?='
const neighbours = new RegExp(`${encodedWord}(?:[ \\t]{0,9}\\r?\\n?[ \\t]{1,9}${encodedWord}){1,50}`, 'g')

/**
 * A mail whose neighbouring encoded words (RFC 2047) in its headers are one word each, where they have one character set: some programs
 * cut them inside a letter.
 */
export function withWholeWords(source: Buffer): Buffer {
  const end = endOfHeaders(source)
  const headers = source.subarray(0, end).toString('latin1')
  const joined = headers.replace(neighbours, run => joinedWord(run) ?? run)
  return joined === headers ? source : Buffer.concat([Buffer.from(joined, 'latin1'), source.subarray(end)])
}

function joinedWord(run: string): string | null {
  const words = [...run.matchAll(new RegExp(encodedWord, 'g'))]
  const charset = words[0]?.[1]?.toLowerCase()
  if (charset === undefined || words.some(word => word[1]?.toLowerCase() !== charset)) return null
  const bytes = words.map(([, , encoding = '', content = '']) =>
    encoding.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : quotedBytes(content),
  )
  return `=?${charset}?B?${Buffer.concat(bytes).toString('base64')}?=`
}

const quotedBytes = (content: string): Buffer =>
  Buffer.from(
    content
      .replaceAll('_', ' ')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
