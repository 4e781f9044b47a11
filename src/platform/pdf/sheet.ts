import PDFDocument from 'pdfkit'
import type { Brand } from '../../common/brand.ts'
import { colours } from '../config/colours.ts'
import type { ShopDocument } from './document.ts'
import { inTypeface } from './missing-glyphs.ts'
import { typeface } from './typeface.ts'

/** Lengths in points on A4. */
const usualMargin = 56
const leastMargin = 28
const footerHeight = 24

export type Style = {
  readonly size: number
  readonly weight: 'regular' | 'bold'
  readonly colour: keyof typeof colours
  /** Between lines, in points. */
  readonly leading: number
  readonly isStruck?: boolean
}

/** A box of text: its left edge from the margin and its width. */
export type Box = { readonly left: number; readonly width: number; readonly align?: 'left' | 'right' }

/** The kinds of parts that a document is made of (PDF 1.7, 14.8.4). */
export type PartType =
  | 'H1'
  | 'H2'
  | 'P'
  | 'Span'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

/** A4 pages that are written from top to bottom; draws, and knows nothing of what a document says. */
export type Sheet = ReturnType<typeof openSheet>

/**
 * Opens a tagged Dutch document; the same contents make the same bytes.
 * @param spacing how much of the usual space there is between its lines and parts, and at the edges
 */
export function openSheet({ title, date }: Pick<ShopDocument, 'title' | 'date'>, brand: Brand, spacing = 1) {
  const margin = leastMargin + spacing * (usualMargin - leastMargin)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    tagged: true,
    lang: 'nl-NL',
    pdfVersion: '1.7',
    displayTitle: true,
    font: '',
    info: { Title: title, Author: brand.legalName, CreationDate: date, ModDate: date },
  })
  pdf.registerFont('regular', typeface.regular)
  pdf.registerFont('bold', typeface.bold)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const width = pdf.page.width - 2 * margin
  const bottom = () => pdf.page.height - margin - footerHeight

  const use = ({ size, weight, colour, leading }: Style) => {
    pdf
      .font(weight)
      .fontSize(size)
      .fillColor(colours[colour])
      .lineGap(leading * spacing)
  }

  return {
    root,
    width,

    /** A part of the document for whoever listens to it; `draw` writes what is in it once it has its place. */
    part(type: PartType, draw?: () => void, options: PDFKit.Mixins.StructureElementOptions = {}) {
      return draw ? pdf.struct(type, options, draw) : pdf.struct(type, options)
    },

    /** The width of a text on one line, in points. */
    widthOf(text: string, style: Style): number {
      use(style)
      return pdf.widthOfString(inTypeface(text))
    },

    /** The height of a text in a box, in points. */
    heightOf(text: string, style: Style, box: Box = { left: 0, width }): number {
      use(style)
      return pdf.heightOfString(inTypeface(text), { width: box.width })
    },

    /** Starts a new page where `height` points do not fit on this one, and says so; a page takes what no page can hold. */
    makeRoomFor(height: number): boolean {
      const isFull = pdf.y + height > bottom() && pdf.y > margin
      if (isFull) pdf.addPage()
      return isFull
    },

    /** Writes what a page before has too, and what is no part of what the document says. */
    repeated(draw: () => void) {
      pdf.markContent('Artifact', { type: 'Pagination' })
      draw()
      pdf.endMarkedContent()
    },

    /** Starts a new page and bookmarks it; its number, from 1. */
    newPage(title: string): number {
      pdf.addPage()
      pdf.outline.addItem(title)
      return pdf.bufferedPageRange().count
    },

    /** Bookmarks the page that is drawn on. */
    bookmark(title: string) {
      pdf.outline.addItem(title)
    },

    /** Draws on a page that was started before, from its top, and goes on where it was. */
    onPage(page: number, draw: () => void) {
      const { y } = pdf
      const { count } = pdf.bufferedPageRange()
      pdf.switchToPage(page - 1)
      pdf.y = margin
      draw()
      pdf.switchToPage(count - 1)
      pdf.y = y
    },

    /** Fills the page with the brand's colour. */
    fillPage() {
      pdf.markContent('Artifact', { type: 'Layout' })
      pdf.rect(0, 0, pdf.page.width, pdf.page.height).fill(colours.brand)
      pdf.endMarkedContent()
    },

    /** The dot before a point of a list. */
    dot() {
      pdf.markContent('Artifact', { type: 'Layout' })
      pdf.circle(margin + 3, pdf.y + 7, 2).fill(colours.brand)
      pdf.endMarkedContent()
    },

    /** Writes a text at the current height, which stays where it was when `stay` is set. */
    write(text: string, style: Style, box: Box = { left: 0, width }, stay = false) {
      const { y } = pdf
      use(style)
      const strike = style.isStruck ?? false
      pdf.text(inTypeface(text), margin + box.left, y, {
        width: box.width,
        align: box.align ?? 'left',
        strike,
      })
      if (stay) pdf.y = y
    },

    /** Draws squares of a picture at the current height, as large as this. */
    draw({ size, path }: { readonly size: number; readonly path: string }, side: number) {
      const { y } = pdf
      pdf.save()
      pdf
        .translate(margin, y)
        .scale(side / size)
        .path(path)
        .fill(colours.ink)
      pdf.restore()
      pdf.y = y + side
    },

    /** Goes down; `exactly` where the height is that of something drawn and not of space between two parts. */
    space(height: number, how: 'as usual' | 'exactly' = 'as usual') {
      pdf.y += how === 'exactly' ? height : height * spacing
    },

    /** How high a space between two parts is, of this usual height. */
    spaceFor: (height: number): number => height * spacing,

    /** How many there are until now. */
    pages: (): number => pdf.bufferedPageRange().count,

    /** Goes down to a height from the top of the page. */
    spaceTo(height: number) {
      pdf.y = Math.max(pdf.y, height)
    },

    /** A thin line over the whole width, or a short accent; means nothing to whoever listens. */
    rule(kind: 'thin' | 'accent') {
      pdf.markContent('Artifact', { type: 'Layout' })
      if (kind === 'thin') {
        pdf.lineWidth(0.75).strokeColor(colours.line)
        pdf
          .moveTo(margin, pdf.y)
          .lineTo(margin + width, pdf.y)
          .stroke()
      } else pdf.rect(margin, pdf.y, 36, 4).fill(colours.lamp)
      pdf.endMarkedContent()
    },

    /** Puts a foot below every page that has one, a head above it where there is one, and gives the file. */
    close(
      footOf: (page: number, pages: number) => readonly [left: string, right: string] | null,
      style: Style,
      headOf: (page: number) => string | null = () => null,
    ) {
      root.end()
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        const foot = footOf(page + 1, count)
        if (!foot) continue
        pdf.switchToPage(page)
        // Below the margin pdfkit would start a page of its own.
        pdf.page.margins.bottom = 0
        pdf.markContent('Artifact', { type: 'Pagination' })
        use(style)
        const y = pdf.page.height - margin
        const [left, right] = foot
        pdf.text(inTypeface(left), margin, y, { width: width - 80, lineBreak: false })
        pdf.text(inTypeface(right), margin, y, { width, align: 'right', lineBreak: false })
        const head = headOf(page + 1)
        // In the margin, so that it takes no room from what the page says.
        if (head) pdf.text(inTypeface(head), margin, margin / 2 - style.size / 2, { width, lineBreak: false })
        pdf.endMarkedContent()
      }
      return bytesOf(pdf)
    },
  }
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.end()
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
