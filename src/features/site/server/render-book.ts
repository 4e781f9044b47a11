import type { Brand } from '../../../common/brand.ts'
import { add, small, text, title } from '../../../platform/pdf/render-pdf.ts'
import { type Box, openSheet, type Sheet, type Style } from '../../../platform/pdf/sheet.ts'
import { pdfTexts } from '../../../platform/pdf/texts.ts'
import { bookTexts } from '../texts.ts'
import type { Book } from './ebook.ts'

const reading: Style = { ...text, size: 12, leading: 5 }
const chapterTitle: Style = { ...title, colour: 'brand' }
const coverTitle: Style = { size: 40, weight: 'bold', colour: 'paper', leading: 2 }
const coverText: Style = { ...reading, colour: 'paper' }
const coverBrand: Style = { ...coverText, size: 17, weight: 'bold' }

const coverBottom = 700
const contentsPage = 2

/** How much of the usual space there is in a book that so has fewer pages: none then begins for a last point. */
const tightly = 0.8

/** Draws a book on A4: a cover, its contents with page numbers, and each chapter from the top of a page. */
export async function renderBook(book: Book, brand: Brand): Promise<Buffer> {
  const usual = drawn(book, brand, 1)
  const tight = drawn(book, brand, tightly)
  const sheet = tight.pages() < usual.pages() ? tight : usual
  return sheet.close((page, pages) => {
    return page === 1 ? null : [`${book.title} · ${brand.name}`, pdfTexts.page(page, pages)]
  }, small)
}

function drawn(book: Book, brand: Brand, spacing: number): Sheet {
  const sheet = openSheet(book, brand, spacing)
  cover(sheet, book, brand)
  sheet.newPage(bookTexts.contents)
  // Heard before the chapters, written after them: only then their pages are known.
  const contents = sheet.part('TOC')
  sheet.root.add(contents)
  const entries = book.chapters.map(chapter => ({ title: chapter.title, page: drawChapter(sheet, chapter) }))
  sheet.onPage(contentsPage, () => drawContents(sheet, contents, entries))
  contents.end()
  return sheet
}

function cover(sheet: Sheet, { title, intro }: Book, { name, phone, email }: Brand) {
  sheet.fillPage()
  add(sheet, 'P', name, coverBrand)
  sheet.space(150)
  sheet.rule('accent')
  sheet.space(20)
  add(sheet, 'H1', title, coverTitle)
  sheet.space(20)
  add(sheet, 'P', intro, coverText)
  sheet.spaceTo(coverBottom)
  add(sheet, 'P', `${phone.display} · ${email}`, coverText)
}

/** @returns the page that it begins on */
function drawChapter(sheet: Sheet, { title, paragraphs, list }: Book['chapters'][number]): number {
  const page = sheet.newPage(title)
  sheet.rule('accent')
  sheet.space(14)
  add(sheet, 'H2', title, chapterTitle)
  sheet.space(12)
  for (const paragraph of paragraphs) {
    add(sheet, 'P', paragraph, reading)
    sheet.space(9)
  }
  if (list.length > 0) drawPoints(sheet, list)
  return page
}

function drawPoints(sheet: Sheet, points: readonly string[]) {
  const box: Box = { left: 18, width: sheet.width - 18 }
  const element = sheet.part('L')
  sheet.root.add(element)
  for (const point of points) {
    sheet.makeRoomFor(sheet.heightOf(point, reading, box))
    const item = sheet.part('LI')
    element.add(item)
    sheet.dot()
    item.add(sheet.part('LBody', () => sheet.write(point, reading, box)))
    sheet.space(6)
  }
  element.end()
}

function drawContents(
  sheet: Sheet,
  contents: PDFKit.PDFStructureElement,
  entries: readonly { readonly title: string; readonly page: number }[],
) {
  sheet.rule('accent')
  sheet.space(14)
  contents.add(sheet.part('P', () => sheet.write(bookTexts.contents, chapterTitle)))
  sheet.space(14)
  const number: Box = { left: sheet.width - 40, width: 40, align: 'right' }
  for (const { title, page } of entries) {
    contents.add(
      sheet.part('TOCI', () => {
        sheet.write(title, reading, { left: 0, width: sheet.width - 50 }, true)
        sheet.write(String(page), reading, number)
      }),
    )
    sheet.space(3)
    sheet.rule('thin')
    sheet.space(7)
  }
}
