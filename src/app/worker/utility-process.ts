import { rewriteJob } from '../../features/catalogue/server/picture-job.ts'
import { pageJob, parseJob, parsePostedJob } from '../../features/incoming-mails/server/mail-jobs.ts'
import { bookDrawing } from '../../features/site/server/book-drawing.ts'
import { pdfDrawing } from '../../platform/pdf/draw-pdf.ts'
import { implementation, serveJobs } from '../../platform/utility-process/serve-jobs.ts'

/** The program of the processes beside the shop: the function of each job (docs/architecture.md#costly-work-runs-beside). */
await serveJobs([
  implementation(parseJob, async () => {
    const { parseMail } = await import('../../features/incoming-mails/server/parse-mail.ts')
    return ({ source, cut, options }) => parseMail(source, cut, options)
  }),
  implementation(
    parsePostedJob,
    async () => (await import('../../features/incoming-mails/server/parse-posted-mail.ts')).parsePostedMail,
  ),
  implementation(pageJob, async () => {
    const { safeMailPage } = await import('../../features/incoming-mails/server/safe-html.ts')
    return ({ html, pictures }) => safeMailPage(html, pictures)
  }),
  implementation(
    rewriteJob,
    async () => (await import('../../features/catalogue/server/rewrite-picture.ts')).rewritePicture,
  ),
  implementation(pdfDrawing, async () => {
    const { renderPdf } = await import('../../platform/pdf/render-pdf.ts')
    return ({ document, brand }) => renderPdf(document, brand)
  }),
  implementation(bookDrawing, async () => {
    const { renderBook } = await import('../../features/site/server/render-book.ts')
    return ({ book, brand }) => renderBook(book, brand)
  }),
])
