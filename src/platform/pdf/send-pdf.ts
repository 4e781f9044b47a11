import type { FastifyReply } from 'fastify'
import { sent } from '../http/contract-routes.ts'
import { contentDisposition } from '../http/prepared-response.ts'

/**
 * The policy of a file that browsers show: Chrome wraps it in a page of its own, styles that page inline, and holds the
 * page to this policy.
 */
const viewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Answers a PDF to be read in the browser; saved, it has `name` (without `.pdf`). */
export function sendPdf(reply: FastifyReply, name: string, file: Buffer): typeof sent {
  reply
    .header('content-security-policy', viewerPolicy)
    .header('content-disposition', contentDisposition('inline', `${name}.pdf`))
    .type('application/pdf')
    .send(file)
  return sent
}
