import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sent } from '../plugins/contract-routes.ts'
import { matchesEtag } from '../plugins/prepared-answer.ts'
import { sendPdf } from './send-pdf.ts'

/**
 * Answers a file that is the same for everyone: drawn once, when it is first asked for. Where drawing fails, whoever asks
 * next has it drawn again.
 * @param name of the file when it is saved, without `.pdf`
 */
export function drawnFile(name: string, draw: () => Promise<Buffer>) {
  let drawn: Promise<{ readonly file: Buffer; readonly etag: string }> | null = null
  const withEtag = async () => {
    const file = await draw()
    return { file, etag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"` }
  }
  return async ({
    request,
    reply,
  }: {
    request: FastifyRequest
    reply: FastifyReply
  }): Promise<typeof sent> => {
    drawn ??= withEtag().catch((error: unknown) => {
      drawn = null
      throw error
    })
    const { file, etag } = await drawn
    reply.headers({ etag, 'cache-control': 'public, no-cache' })
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      reply.code(304).send()
      return sent
    }
    return sendPdf(reply, name, file)
  }
}
