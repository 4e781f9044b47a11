import { pdfDrawing } from '../../platform/pdf/draw-pdf.ts'
import { implementation, serveJobs } from '../../platform/utility-process/serve-jobs.ts'

/** The program of the processes beside the shop: the function of each job (docs/architecture.md#costly-work-runs-beside). */
await serveJobs([
  implementation(pdfDrawing, async () => {
    const { renderPdf } = await import('../../platform/pdf/render-pdf.ts')
    return ({ document, brand }) => renderPdf(document, brand)
  }),
])
