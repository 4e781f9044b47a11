import type { FastifyReply } from 'fastify'
import { sent } from '../../../platform/http/contract-routes.ts'
import { contentDisposition } from '../../../platform/http/prepared-response.ts'
import { savedName } from '../file-names.ts'
import { isServedType, unknownType } from '../file-types.ts'

/**
 * Answers a file that somebody sent in, to be saved and never shown: whatever it is, this address runs nothing of it
 * (docs/security.md#files-and-mails-of-others).
 */
export function sendFile(
  reply: FastifyReply,
  { name, contentType, content }: { name: string; contentType: string; content: Buffer },
): typeof sent {
  const saved = savedName(name)
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `${contentDisposition('attachment', saved)}; filename*=UTF-8''${encoded(saved)}`,
      'x-content-type-options': 'nosniff',
    })
    .type(isServedType(contentType) ? contentType : unknownType)
    .send(content)
  return sent
}

/** As RFC 8187 writes a name with letters of any language. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)
