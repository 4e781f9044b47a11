import { type Brand, brandAddressLine } from '../../common/brand.ts'
import type { Fact } from '../../common/fact.ts'
import { formatDay } from '../../common/moments.ts'
import { qrPicture } from '../qr-code.ts'
import type { Block, Figure, FigureTable, ShopDocument } from './document.ts'
import { type Box, openSheet, type PartType, type Sheet, type Style } from './sheet.ts'
import { pdfTexts } from './texts.ts'

export const text: Style = { size: 10, weight: 'regular', colour: 'ink', leading: 3 }
const bold: Style = { ...text, weight: 'bold' }
const quiet: Style = { ...text, colour: 'inkSoft' }
export const small: Style = { ...text, size: 8.5, colour: 'inkSoft', leading: 2.5 }
export const title: Style = { size: 21, weight: 'bold', colour: 'ink', leading: 2 }
const heading: Style = { size: 12.5, weight: 'bold', colour: 'brand', leading: 2 }
const brandName: Style = { size: 15, weight: 'bold', colour: 'brand', leading: 0 }

/** How much of the usual space there is between the parts of a document that so fits on fewer pages. */
const tightly = 0.5

/** Draws a document on A4: tagged, in Dutch, with selectable text, in the brand's name. */
export async function renderPdf(document: ShopDocument, brand: Brand): Promise<Buffer> {
  const usual = drawn(document, brand, 1)
  const tight = usual.pages() > 1 ? drawn(document, brand, tightly) : usual
  const identity = pdfTexts.identity(brand.legalName, brand.kvkNumber, brand.vatNumber)
  const sheet = tight.pages() < usual.pages() ? tight : usual
  return sheet.close(
    (page, pages) => [identity, pdfTexts.page(page, pages)],
    quiet,
    page => (page > 1 ? pdfTexts.continued(document.title) : null),
  )
}

function drawn(document: ShopDocument, brand: Brand, spacing: number): Sheet {
  const { title: name, date, correctedOn } = document
  const named = correctedOn
    ? { title: `${name}, ${pdfTexts.corrected(formatDay(correctedOn)).toLowerCase()}`, date: correctedOn }
    : { title: name, date }
  const sheet = openSheet(named, brand, spacing)
  letterhead(sheet, brand)
  if (document.correctedOn) correction(sheet, document.correctedOn)
  if (document.subject) add(sheet, 'P', document.subject, heading)
  add(sheet, 'H1', document.title, title)
  sheet.space(10)
  for (const [index, block] of document.blocks.entries())
    drawBlock(sheet, block, document.blocks.slice(index + 1))
  return sheet
}

function letterhead(sheet: Sheet, brand: Brand) {
  const { name, phone, email } = brand
  const right: Box = { left: sheet.width / 2, width: sheet.width / 2, align: 'right' }
  sheet.rule('accent')
  sheet.space(12)
  sheet.root.add(sheet.part('P', () => sheet.write(name, brandName, undefined, true)))
  const sender = [brandAddressLine(brand), `${phone.display} · ${email}`]
  sheet.root.add(sheet.part('P', () => sheet.write(sender.join('\n'), quiet, right)))
  sheet.space(28)
}

function correction(sheet: Sheet, on: Date) {
  add(sheet, 'P', pdfTexts.corrected(formatDay(on)), bold)
  add(sheet, 'P', pdfTexts.whyCorrected, small)
  sheet.space(12)
}

/** Up to this height in points a table stays whole, below its heading. */
const shortTable = 200
/** Space above and below a heading, and a little more, in points: sums of heights differ in their last digits. */
const aroundHeading = 18
/** Two lines of text, in points. */
const twoLines = 18
const paragraphSpace = 5
/** The side of a code that is scanned, in points: 28 mm. */
const codeSize = 80
/** Nothing stands so near to it, in points, as it is not read then. */
const aroundCode = 16

function drawBlock(sheet: Sheet, block: Block, following: readonly Block[]) {
  switch (block.kind) {
    case 'heading':
      // A heading never stands alone at the foot of a page.
      sheet.makeRoomFor(
        sheet.heightOf(block.text, heading) +
          sheet.spaceFor(aroundHeading) +
          roomBelowHeading(sheet, following),
      )
      if (block.isBookmarked) sheet.bookmark(block.text)
      sheet.space(12)
      add(sheet, 'H2', block.text, heading)
      return sheet.space(4)
    case 'paragraph':
      add(sheet, 'P', block.text, text)
      return sheet.space(paragraphSpace)
    case 'small':
      add(sheet, 'P', block.text, small)
      return sheet.space(4)
    case 'code':
      sheet.makeRoomFor(codeSize + 2 * aroundCode)
      sheet.space(aroundCode, 'exactly')
      sheet.root.add(
        sheet.part('Figure', () => sheet.draw(qrPicture(block.says), codeSize), { alt: block.label }),
      )
      return sheet.space(aroundCode, 'exactly')
    case 'page':
      sheet.newPage(block.title)
      return
    case 'facts':
    case 'figures':
      return table(sheet, block)
  }
}

type Table = Extract<Block, { kind: 'facts' | 'figures' }>

const isTable = (block: Block | undefined): block is Table =>
  block?.kind === 'facts' || block?.kind === 'figures'

/** How much of what follows a heading does not go without: a short table whole, the beginning of one that sentences lead to. */
function roomBelowHeading(sheet: Sheet, following: readonly Block[]): number {
  const end = following.findIndex(({ kind }) => kind !== 'paragraph' && kind !== 'small')
  const paragraphs = end < 0 ? following : following.slice(0, end)
  const next = end < 0 ? undefined : following[end]
  const [first = twoLines, ...others] = paragraphs.map(each => heightOfParagraph(sheet, each))
  if (isTable(next) && paragraphs.length === 0) return roomOfTable(sheet, next)
  if (first >= longParagraph) return twoLines
  const leading =
    others.reduce((sum, height) => sum + height, first) + sheet.spaceFor(paragraphSpace) * paragraphs.length
  return isTable(next) && leading < longParagraph ? leading + (heightsIn(sheet, next)[0] ?? 0) : first
}

const heightOfParagraph = (sheet: Sheet, block: Block): number =>
  'text' in block ? sheet.heightOf(block.text, block.kind === 'small' ? small : text) : 0

/** How much of a table stays together from its beginning: a short one whole. */
function roomOfTable(sheet: Sheet, block: Table): number {
  const [first = 0, ...others] = heightsIn(sheet, block)
  const whole = others.reduce((sum, height) => sum + height, first)
  return whole <= shortTable ? whole : first
}

/** From this height in points a paragraph may run on to the next page. */
const longParagraph = 200

/** Puts a text below what is there, on one page unless it is long. */
export function add(sheet: Sheet, type: PartType, words: string, style: Style) {
  const height = sheet.heightOf(words, style)
  if (height < longParagraph) sheet.makeRoomFor(height)
  sheet.root.add(sheet.part(type, () => sheet.write(words, style)))
}

type Cell = {
  readonly words: string
  /** Struck through, before the words. */
  readonly struck?: string | null
  readonly style: Style
  readonly box: Box
  readonly scope?: 'Row' | 'Column'
}

type Row = readonly Cell[]

function facts(sheet: Sheet, rows: readonly Fact[]): readonly Row[] {
  const name: Box = { left: 0, width: 150 }
  const value: Box = { left: 160, width: sheet.width - 160 }
  return rows
    .filter(([, words]) => words !== '')
    .map(([words, said]) => [
      { words, style: quiet, box: name, scope: 'Row' },
      { words: said, style: text, box: value },
    ])
}

const figureWidth = 92

function figures(sheet: Sheet, { of, columns, rows }: FigureTable): { head: Row; body: readonly Row[] } {
  const left = sheet.width - columns.length * figureWidth
  const name: Box = { left: 0, width: left - 10 }
  const box = (column: number): Box => ({
    left: left + column * figureWidth,
    width: figureWidth,
    align: 'right',
  })
  const headings: Row = [
    { words: of, style: bold, box: name, scope: 'Column' },
    ...columns.map((words, column): Cell => ({ words, style: bold, box: box(column), scope: 'Column' })),
  ]
  const cell = ({ text: words, struck }: Figure, style: Style, column: number): Cell => {
    return { words, struck, style, box: box(column) }
  }
  const body = rows.map((row): Row => {
    const style = row.isTotal ? bold : text
    return [
      { words: row.name, style, box: name, scope: 'Row' },
      ...row.figures.map((figure, column) => cell(figure, style, column)),
    ]
  })
  return { head: headings, body }
}

/** Rows that stay on one page: the first two and the last two of a table, with its head and its totals. */
function togetherIn(sheet: Sheet, block: Table): readonly (readonly Row[])[] {
  if (block.kind === 'facts') return edgesTogether(facts(sheet, block.rows), 0)
  const { head, body } = figures(sheet, block)
  const [first = [], ...others] = edgesTogether(body, block.rows.filter(({ isTotal }) => isTotal).length)
  return [[head, ...first], ...others]
}

/** @param totals how many of the last rows are totals, before which one more row stands */
function edgesTogether(rows: readonly Row[], totals: number): readonly (readonly Row[])[] {
  const atEdge = 2
  const end = rows.length - Math.max(atEdge, totals + 1)
  if (end < atEdge) return rows.length === 0 ? [] : [rows]
  return [rows.slice(0, atEdge), ...rows.slice(atEdge, end).map(row => [row]), rows.slice(end)]
}

const cellPadding = 3.5
const struckStyle: Style = { ...quiet, isStruck: true }

/** Rows stay whole: one that does not fit goes to the next page, below the head of the table where it has one. */
function table(sheet: Sheet, block: Table) {
  const element = sheet.part('Table')
  sheet.root.add(element)
  const head = block.kind === 'figures' ? figures(sheet, block).head : null
  for (const [index, rows] of togetherIn(sheet, block).entries()) {
    const isOnNextPage = sheet.makeRoomFor(heightOfRows(sheet, rows))
    if (isOnNextPage && index > 0 && head) headAgain(sheet, head)
    for (const cells of rows) {
      const row = sheet.part('TR')
      element.add(row)
      drawRow(sheet, cells, () => {
        for (const cell of cells) row.add(drawCell(sheet, cell))
      })
    }
  }
  element.end()
  sheet.space(8)
}

/** The head of a table that goes on, for who sees it: who listens heard it once, as the head of each column. */
const headAgain = (sheet: Sheet, head: Row) =>
  drawRow(sheet, head, () =>
    sheet.repeated(() => {
      for (const { words, style, box } of head) sheet.write(words, style, box, true)
    }),
  )

function drawRow(sheet: Sheet, cells: Row, draw: () => void) {
  sheet.space(cellPadding)
  draw()
  sheet.space(Math.max(...cells.map(cell => heightOfCell(sheet, cell))), 'exactly')
  sheet.space(cellPadding)
  sheet.rule('thin')
}

/** The heights of what stays together. */
const heightsIn = (sheet: Sheet, block: Table): readonly number[] =>
  togetherIn(sheet, block).map(rows => heightOfRows(sheet, rows))

const heightOfRows = (sheet: Sheet, rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOfRow(sheet, row), 0)

const heightOfRow = (sheet: Sheet, row: Row): number =>
  Math.max(...row.map(cell => heightOfCell(sheet, cell))) + sheet.spaceFor(2 * cellPadding)

const heightOfCell = (sheet: Sheet, cell: Cell): number =>
  sheet.heightOf(cell.words, cell.style, cell.box) + struckOf(sheet, cell).height

/** Between a struck price and what is paid, in points. */
const struckGap = 7

/** Position of the struck text: before the other text, or above it if there is no room on that line. */
function struckOf(sheet: Sheet, { words, struck, style, box }: Cell): { box: Box; height: number } {
  if (!struck) return { box, height: 0 }
  const width = box.width - sheet.widthOf(words, style) - struckGap
  return sheet.widthOf(struck, struckStyle) < width
    ? { box: { ...box, width }, height: 0 }
    : { box, height: sheet.heightOf(struck, struckStyle, box) }
}

/** A cell, drawn beside those of its row. A struck price is heard as the usual one. */
function drawCell(sheet: Sheet, cell: Cell) {
  const { words, struck, style, box, scope } = cell
  const type = scope ? 'TH' : 'TD'
  const options = scope ? { scope } : {}
  if (!struck) return sheet.part(type, () => sheet.write(words, style, box, true), options)
  const place = struckOf(sheet, cell)
  const part = sheet.part(type, undefined, options)
  const usual = { actual: pdfTexts.usualPrice(struck) }
  part.add(sheet.part('Span', () => sheet.write(struck, struckStyle, place.box, true), usual))
  part.add(
    sheet.part('Span', () => {
      sheet.space(place.height, 'exactly')
      sheet.write(words, style, box, true)
      sheet.space(-place.height, 'exactly')
    }),
  )
  return part
}
