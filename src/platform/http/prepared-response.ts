import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * The header by which a browser shows or saves a file. What is no letter, digit, hyphen, underscore or dot in the name becomes a hyphen,
 * so that no name breaks the header.
 */
export const contentDisposition = (how: 'inline' | 'attachment', fileName: string): string =>
  `${how}; filename="${fileName.replace(/[^\w.-]+/g, '-')}"`

/** An answer made once: its bytes plain, gzipped and brotlied, and the entity tag that they share. */
export type PreparedResponse = {
  /** Weak, because all three encodings carry it. */
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

export const prepareResponse = (value: unknown): Promise<PreparedResponse> =>
  prepareBytes(Buffer.from(JSON.stringify(value)))

/** The same for bytes of any kind, such as a page. */
export async function prepareBytes(plain: Buffer): Promise<PreparedResponse> {
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain),
  ])
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { etag: `W/"${digest}"`, plain, gzip: gzipped, br }
}

/** The best encoding that an Accept-Encoding header admits. */
export function encodingFor(acceptEncoding: string | undefined): 'br' | 'gzip' | 'plain' {
  if (!acceptEncoding) return 'plain'
  const accepted = acceptEncoding.split(',').map(part => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some(part => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'plain'
}

/** Whether an If-None-Match header names this tag (compared weakly, RFC 9110 §13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch
    ?.split(',')
    .map(tag => tag.trim())
    .some(tag => tag === '*' || strong(tag) === strong(etag)) ?? false

const strong = (tag: string): string => tag.replace(/^W\//, '')
