import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sent } from '../http/contract-routes.ts'
import { matchesEtag } from '../http/prepared-response.ts'
import { sendPdf } from './send-pdf.ts'

/**
 * Answers a file that is the same for everyone, drawn once.
 * @param name of the file when it is saved, without `.pdf`
 */
export function renderedFile(name: string, draw: () => Promise<Buffer>) {
  const drawn = renderOnce(async () => {
    const file = await draw()
    return { file, etag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"` }
  })
  return async ({
    request,
    reply,
  }: {
    request: FastifyRequest
    reply: FastifyReply
  }): Promise<typeof sent> => {
    const { file, etag } = await drawn()
    reply.headers({ etag, 'cache-control': 'public, no-cache' })
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      reply.code(304).send()
      return sent
    }
    return sendPdf(reply, name, file)
  }
}

/** A file that is drawn when it is first asked for. Where drawing fails, whoever asks next has it drawn again. */
export function renderOnce<Drawn>(draw: () => Promise<Drawn>): () => Promise<Drawn> {
  let drawn: Promise<Drawn> | null = null
  return () => {
    drawn ??= draw().catch((error: unknown) => {
      drawn = null
      throw error
    })
    return drawn
  }
}
