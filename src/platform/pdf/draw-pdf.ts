import type { Brand } from '../../common/brand.ts'
import { utilityJob } from '../utility-process/utility-job.ts'
import type { ShopDocument } from './document.ts'

/**
 * Draws in a process of its own (render-pdf.ts): how long a document is follows from what somebody ordered or typed. The longest
 * quote, of 2,000 lines, takes two seconds and 300 MB.
 */
export const pdfDrawing = utilityJob<{ readonly document: ShopDocument; readonly brand: Brand }, Buffer>(
  'draw-pdf',
  { ms: 20_000, megabytes: 500, waiting: 20 },
)

/**
 * Draws a document for a visitor, a colleague or a mail.
 * @throws TooBusy, JobFailed
 */
export const drawPdf = (document: ShopDocument, brand: Brand): Promise<Buffer> =>
  pdfDrawing({ document, brand })
