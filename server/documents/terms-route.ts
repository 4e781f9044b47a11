import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../contract/brand.ts'
import { termsFile } from '../../contract/terms.ts'
import { matchesEtag } from '../catalogue/prepared-answer.ts'
import { renderPdf } from './render-pdf.ts'
import { sendPdf } from './send-pdf.ts'
import { termsDocument } from './terms.ts'

/** GET /algemene-voorwaarden.pdf: the terms as a file, drawn once and asked for without a session or the database. */
export async function termsRoute(app: FastifyInstance, { brand }: { brand: Brand }) {
  let drawn: Promise<{ readonly file: Buffer; readonly etag: string }> | null = null
  const draw = async () => {
    const file = await renderPdf(termsDocument(brand), brand)
    return { file, etag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"` }
  }

  app.get(termsFile.path, async (request, reply) => {
    drawn ??= draw()
    const { file, etag } = await drawn
    reply.headers({ etag, 'cache-control': 'public, no-cache' })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return sendPdf(reply, 'algemene-voorwaarden', file)
  })
}
