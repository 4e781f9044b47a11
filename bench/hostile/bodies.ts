import { gzipSync } from 'node:zlib'
import type { HostileBody } from './values.ts'
import { repeated } from './values.ts'

/* Bodies that are hostile as a whole: by their encoding, shape or size, whatever the call expects. */

export type TypedBody = HostileBody & {
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

const json = 'application/json'

/** @param mostBytes that the call takes */
export function hostileJsonBodies(right: unknown, mostBytes: number): readonly TypedBody[] {
  const text = JSON.stringify(right)
  const bytes = Math.min(mostBytes, 1_000_000)
  const of = (what: string, body: () => string | Buffer, type = json): TypedBody => ({
    what,
    type,
    body: () => Buffer.from(body()),
  })
  return [
    of('nothing but its type', () => ''),
    of('deep lists', () => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
    of('deep lists that never end', () => '['.repeat(bytes)),
    of('deep objects', () => `${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}`),
    of('white space', () => ' '.repeat(bytes)),
    of('one long text', () => `"${'a'.repeat(bytes - 2)}"`),
    of('one text of escapes', () => `"${'\\u0000'.repeat(bytes / 7)}"`),
    of('half surrogates', () => `{"a":"${'\\ud800'.repeat(bytes / 8)}"}`),
    of(
      'a field again and again',
      () => `{${Array.from({ length: bytes / 6 - 2 }, () => '"a":1').join(',')}}`,
    ),
    of(
      '__proto__ again and again',
      () => `{${Array.from({ length: bytes / 16 - 2 }, () => '"__proto__":{}').join(',')}}`,
    ),
    of('a number of many digits', () => '9'.repeat(bytes)),
    of('cut in the middle', () => text.slice(0, text.length / 2)),
    of('UTF-16', () => Buffer.from(text, 'utf16le')),
    of('UTF-16 by its type', () => Buffer.from(text, 'utf16le'), `${json}; charset=utf-16le`),
    of('UTF-7 by its type', () => text, `${json}; charset=utf-7`),
    of('a mark of the order of bytes', () => `\ufeff${text}`),
    of('bytes that are no UTF-8', () => Buffer.alloc(bytes - 10, 0xff)),
    of('another type', () => text, 'application/xml'),
    of('a type of many parameters', () => text, `${json}${'; a=b'.repeat(2_000)}`),
    of('one byte more than it takes', () => `"${'a'.repeat(mostBytes - 1)}"`),
    {
      ...of('a gzip bomb', () => gzipSync(Buffer.alloc(30_000_000, 0x20))),
      headers: { 'content-encoding': 'gzip' },
    },
  ]
}

const boundary = 'hostile'
const multipart = `multipart/form-data; boundary=${boundary}`
const part = (name: string, text: string, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
const parts = (all: string) => `${all}--${boundary}--\r\n`

/** @param right its fields by name */
export function hostileForms(
  right: Readonly<Record<string, unknown>>,
  mostBytes: number,
): readonly TypedBody[] {
  const bytes = Math.min(mostBytes, 1_000_000)
  const texts = Object.entries(right).map(([name, value]) => [name, String(value)] as const)
  const encoded = (fields: readonly (readonly [string, string])[]) =>
    fields.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&')
  const form = 'application/x-www-form-urlencoded'
  const of = (what: string, type: string, body: () => string | Buffer): TypedBody => ({
    what,
    type,
    body: () => Buffer.from(body()),
  })
  const units = ['a', '0 ', 'a@', ' ', '\u0301', '<b>', '-', '"']
  return [
    ...texts.flatMap(([name], nth) =>
      [0, 1].map(turn => {
        const unit = units[(2 * nth + turn) % units.length] ?? 'a'
        const long = () =>
          texts.map(field => (field[0] === name ? ([name, repeated(unit, bytes / 4)] as const) : field))
        return of(`${name}: long text of ${JSON.stringify(unit)}`, form, () => encoded(long()))
      }),
    ),
    of('nothing but its type', form, () => ''),
    of('many empty fields', form, () => '&'.repeat(bytes)),
    of('many fields', form, () => repeated('a=&', bytes)),
    of('a field of the form again and again', form, () => repeated(`${texts[0]?.[0] ?? 'a'}=1&`, bytes)),
    of('deep names', form, () => `a${'[b]'.repeat(bytes / 3 - 2)}=1`),
    of('broken percent signs', form, () => repeated('a=%E0%A4%&', bytes)),
    of('plus signs', form, () => `a=${'+'.repeat(bytes - 2)}`),
    of('many parts', multipart, () => parts(repeated(part('a', ''), bytes - 100))),
    of('many files', multipart, () => parts(repeated(part('file', '', '; filename="a.txt"'), bytes - 100))),
    of('a part of many headers', multipart, () =>
      parts(
        `--${boundary}\r\n${repeated('x: y\r\n', bytes / 2)}content-disposition: form-data; name="a"\r\n\r\nb\r\n`,
      ),
    ),
    of('a part of a long name', multipart, () => parts(part('a'.repeat(bytes / 2), 'b'))),
    of('a file name of many parts', multipart, () =>
      parts(part('file', 'x', `; filename="${repeated('../', bytes / 2)}"`)),
    ),
    of('no end', multipart, () => part('a', 'b'.repeat(bytes / 2)).trimEnd()),
    of('almost its boundary', multipart, () =>
      parts(part('a', repeated(`\r\n--${boundary.slice(0, -1)}`, bytes / 2))),
    ),
    of('a long boundary', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, () => 'b'.repeat(bytes)),
    of('no boundary', 'multipart/form-data', () => parts(part('a', 'b'))),
    of('JSON', json, () => JSON.stringify(right)),
  ]
}
