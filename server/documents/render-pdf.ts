import type { Brand } from '../../contract/brand.ts'
import type { Fact } from '../../domain/facts.ts'
import type { AmountRow, Block, ShopDocument } from './document.ts'
import { type Box, openSheet, type PartType, type Sheet, type Style } from './sheet.ts'

export const text: Style = { size: 10, weight: 'regular', colour: 'ink', leading: 3 }
const bold: Style = { ...text, weight: 'bold' }
export const small: Style = { ...text, size: 8.5, colour: 'soft', leading: 2.5 }
export const title: Style = { size: 21, weight: 'bold', colour: 'ink', leading: 2 }
const heading: Style = { size: 12.5, weight: 'bold', colour: 'brand', leading: 2 }
const brandName: Style = { size: 15, weight: 'bold', colour: 'brand', leading: 0 }

/** Draws a document on A4: tagged, in Dutch, with selectable text, in the brand's name. */
export async function renderPdf(document: ShopDocument, brand: Brand): Promise<Buffer> {
  const sheet = openSheet(document, brand)
  letterhead(sheet, brand)
  add(sheet, 'H1', document.title, title)
  sheet.space(10)
  for (const block of document.blocks) drawBlock(sheet, block)
  const identity = `${brand.legalName} · KVK ${brand.kvkNumber} · BTW ${brand.vatNumber}`
  return sheet.close((page, pages) => [identity, `Pagina ${page} van ${pages}`], small)
}

function letterhead(sheet: Sheet, { name, phone, email, address }: Brand) {
  const right: Box = { left: sheet.width / 2, width: sheet.width / 2, align: 'right' }
  sheet.rule('accent')
  sheet.space(12)
  sheet.root.add(sheet.part('P', () => sheet.write(name, brandName, undefined, true)))
  const sender = [`${address.street}, ${address.zipCode} ${address.city}`, `${phone.display} · ${email}`]
  sheet.root.add(sheet.part('P', () => sheet.write(sender.join('\n'), small, right)))
  sheet.space(28)
}

function drawBlock(sheet: Sheet, block: Block) {
  switch (block.kind) {
    case 'heading':
      // A heading never stands alone at the foot of a page.
      sheet.makeRoomFor(80)
      sheet.space(12)
      add(sheet, 'H2', block.text, heading)
      return sheet.space(4)
    case 'paragraph':
      add(sheet, 'P', block.text, text)
      return sheet.space(5)
    case 'small':
      add(sheet, 'P', block.text, small)
      return sheet.space(4)
    case 'facts':
      return facts(sheet, block.rows)
    case 'amounts':
      return amounts(sheet, block.rows)
  }
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
  readonly style: Style
  readonly box: Box
  readonly scope?: 'Row' | 'Column'
}

function facts(sheet: Sheet, rows: readonly Fact[]) {
  const name: Box = { left: 0, width: 150 }
  const value: Box = { left: 160, width: sheet.width - 160 }
  table(
    sheet,
    rows
      .filter(([, words]) => words !== '')
      .map(([words, said]) => [
        { words, style: { ...text, colour: 'soft' }, box: name, scope: 'Row' },
        { words: said, style: text, box: value },
      ]),
  )
}

function amounts(sheet: Sheet, rows: readonly AmountRow[]) {
  const amountWidth = 90
  const name: Box = { left: 0, width: sheet.width - 2 * amountWidth - 10 }
  const oneTime: Box = { left: sheet.width - 2 * amountWidth, width: amountWidth, align: 'right' }
  const monthly: Box = { left: sheet.width - amountWidth, width: amountWidth, align: 'right' }
  const headings: readonly Cell[] = [
    { words: 'Product', style: bold, box: name, scope: 'Column' },
    { words: 'Eenmalig', style: bold, box: oneTime, scope: 'Column' },
    { words: 'Per maand', style: bold, box: monthly, scope: 'Column' },
  ]
  const body = rows.map((row): readonly Cell[] => {
    const style = row.isTotal ? bold : text
    return [
      { words: row.name, style, box: name, scope: 'Row' },
      { words: row.oneTime, style, box: oneTime },
      { words: row.monthly, style, box: monthly },
    ]
  })
  table(sheet, [headings, ...body])
}

const cellPadding = 3.5

/** Rows stay whole: one that does not fit goes to the next page. */
function table(sheet: Sheet, rows: readonly (readonly Cell[])[]) {
  const element = sheet.part('Table')
  sheet.root.add(element)
  for (const cells of rows) {
    const height = Math.max(...cells.map(({ words, style, box }) => sheet.heightOf(words, style, box)))
    sheet.makeRoomFor(height + 2 * cellPadding)
    const row = sheet.part('TR')
    element.add(row)
    sheet.space(cellPadding)
    for (const { words, style, box, scope } of cells) {
      const draw = () => sheet.write(words, style, box, true)
      row.add(scope ? sheet.part('TH', draw, { scope }) : sheet.part('TD', draw))
    }
    sheet.space(height + cellPadding)
    sheet.rule('thin')
  }
  element.end()
  sheet.space(8)
}
