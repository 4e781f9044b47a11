import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../../common/brand.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { renderedFile } from '../../../platform/pdf/rendered-file.ts'
import { documentCalls } from '../contract.ts'
import { termsDocument } from './terms.ts'

/** GET /algemene-voorwaarden.pdf: the terms as a file, drawn once and asked for without a session or the database. */
export async function termsRoute(
  app: FastifyInstance,
  { services: { brand } }: { services: { readonly brand: Brand } },
) {
  serve(
    app,
    documentCalls.termsFile,
    renderedFile('algemene-voorwaarden', () => drawPdf(termsDocument(brand), brand)),
  )
}
