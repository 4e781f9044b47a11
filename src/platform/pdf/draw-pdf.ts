import { isMainThread } from 'node:worker_threads'
import type { Brand } from '../../common/brand.ts'
import { utilityJob } from '../utility-process/utility-job.ts'
import type { ShopDocument } from './document.ts'

/**
 * Draws in a process of its own (render-pdf.ts): how long a document is follows from what somebody ordered or typed. The longest
 * quote, of 2,000 lines, takes two seconds and 300 MB.
 */
export const pdfDrawing = utilityJob<{ readonly document: ShopDocument; readonly brand: Brand }, Buffer>(
  'draw-pdf',
  { ms: 60_000, megabytes: 500, waiting: 20 },
)

/** Characters that the worker's thread draws itself, in half a second at most; an ordinary order has a twentieth of them. */
const mostInWorker = 100_000

/**
 * Whether a document is drawn in a process of its own: all for who waits for an answer, and in the worker's thread those that would
 * hold up other mails.
 */
export const isDrawnBeside = (document: ShopDocument, isWaitedFor: boolean): boolean =>
  isWaitedFor || JSON.stringify(document).length > mostInWorker

/**
 * Draws a document for a visitor, a colleague or a mail.
 * @throws TooBusy, JobFailed
 */
export async function drawPdf(document: ShopDocument, brand: Brand): Promise<Buffer> {
  if (isDrawnBeside(document, isMainThread)) return pdfDrawing({ document, brand })
  const { renderPdf } = await import('./render-pdf.ts')
  return renderPdf(document, brand)
}
