import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../../common/brand.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { renderedFile } from '../../../platform/pdf/rendered-file.ts'
import { formCalls } from '../../forms/contract.ts'
import { bookDrawing } from './book-drawing.ts'
import { nis2Ebook } from './ebook.ts'

/** GET /downloads/nis2-ebook.pdf: whoever has the link may read it, search engines do not list it (docs/decisions). */
export async function ebookRoute(
  app: FastifyInstance,
  { services: { brand } }: { services: { readonly brand: Brand } },
) {
  const send = renderedFile('nis2-in-gewone-taal', () => bookDrawing({ book: nis2Ebook(brand), brand }))
  serve(app, formCalls.ebookFile, async ({ request, reply }) => {
    reply.header('x-robots-tag', 'noindex')
    return await send({ request, reply })
  })
}
