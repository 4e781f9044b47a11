/** Files for a spreadsheet: Excel in Dutch knows the marks by which it opens them right. */

export const byteOrderMark = '\uFEFF'
const separator = ';'

/**
 * A cell: what begins as a formula is text to whoever opens the file, since a customer may have typed it; quotes are doubled.
 * A text that begins as a mark of that kind gets one more, so that `fromCsvCell` gives back exactly what was written.
 */
export const csvCell = (value: string): string => {
  const asText = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${asText.replaceAll('"', '""')}"`
}

export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(separator)}\r\n`

/** The typed text before `csvCell` made text of it. */
export const fromCsvCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '')
