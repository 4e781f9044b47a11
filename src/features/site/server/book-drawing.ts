import type { Brand } from '../../../common/brand.ts'
import { utilityJob } from '../../../platform/utility-process/utility-job.ts'
import type { Book } from './ebook.ts'

/** Draws a book in a process of its own (render-book.ts). */
export const bookDrawing = utilityJob<{ readonly book: Book; readonly brand: Brand }, Buffer>('draw-book', {
  ms: 60_000,
  megabytes: 500,
  waiting: 20,
})
