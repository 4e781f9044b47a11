import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../../common/brand.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
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
    renderedFile('algemene-voorwaarden', () => renderPdf(termsDocument(brand), brand)),
  )
}
