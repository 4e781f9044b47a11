import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../shared/brand.ts'
import { orderCalls } from '../../contract/orders.ts'
import { serve } from '../plugins/contract-routes.ts'
import { renderPdf } from './render-pdf.ts'
import { renderedFile } from './rendered-file.ts'
import { termsDocument } from './terms.ts'

/** GET /algemene-voorwaarden.pdf: the terms as a file, drawn once and asked for without a session or the database. */
export async function termsRoute(app: FastifyInstance, { brand }: { brand: Brand }) {
  serve(
    app,
    orderCalls.termsFile,
    renderedFile('algemene-voorwaarden', () => renderPdf(termsDocument(brand), brand)),
  )
}
