import { type BadRow, type RowProblem, rowProblem } from '../../row-problem.ts'

/** The fields of one row by the columns asked for, in that order, each trimmed. */
export type CsvRow = { readonly line: number; readonly fields: readonly string[] }

/** Longer than any row can be; keeps a file without line ends from filling the memory. */
const longestLine = 1_000

/**
 * Reads a CSV file with semicolons and a header, a piece at a time, so that memory stays flat whatever its size. UTF-8
 * with or without a byte order mark, either line end, quotes where a field needs them. One line is one row: no address
 * holds a line end, so a stray quote spoils its own row only and every bad row can be named. Columns may stand in any
 * order, beside others that are ignored. Bad rows go to `onBadRow` and are left out.
 */
export async function* csvRows(
  file: AsyncIterable<Buffer>,
  columns: readonly string[],
  onBadRow: (bad: BadRow) => void,
): AsyncGenerator<readonly CsvRow[]> {
  let line = 0
  let header: Header | null = null
  for await (const texts of textLines(file)) {
    const rows: CsvRow[] = []
    for (const text of texts) {
      line++
      if (text.trim() === '') continue
      const fields = text.length > longestLine ? null : splitLine(text)
      if (header === null) {
        header = readHeader(fields ?? [], columns)
        if (header.missing.length === 0) continue
        const problem =
          text.length > longestLine
            ? rowProblem('line-too-long', { limit: longestLine })
            : rowProblem('missing-columns', { limit: header.missing.join(', ') })
        onBadRow({ line, ...problem })
        return
      }
      const problem = problemOf(text, fields, header.width)
      if (fields === null || problem !== null) onBadRow({ line, ...(problem ?? rowProblem('broken-quotes')) })
      else rows.push({ line, fields: header.positions.map(position => fields[position] ?? '') })
    }
    yield rows
  }
  if (header === null) onBadRow({ line: null, ...rowProblem('empty-file') })
}

type Header = {
  readonly width: number
  readonly positions: readonly number[]
  readonly missing: readonly string[]
}

function readHeader(fields: readonly string[], columns: readonly string[]): Header {
  const names = fields.map(name => name.toLowerCase())
  return {
    width: fields.length,
    positions: columns.map(column => names.indexOf(column)),
    missing: columns.filter(column => !names.includes(column)),
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const controlCharacters = /[\u0000-\u001f\u007f]/

function problemOf(text: string, fields: readonly string[] | null, width: number): RowProblem | null {
  if (text.length > longestLine) return rowProblem('line-too-long', { limit: longestLine })
  if (fields === null) return rowProblem('broken-quotes')
  if (fields.length !== width)
    return rowProblem('field-count', { value: String(fields.length), limit: width })
  if (text.includes('\ufffd')) return rowProblem('not-utf8')
  return controlCharacters.test(text) ? rowProblem('control-character') : null
}

/** A field: quoted, with quotes inside doubled, or plain. Then a semicolon or the end. */
const field = /\s*(?:"((?:[^"]|"")*)"\s*|([^";]*))(;|$)/y

/** The trimmed fields of one line; null where its quotes make no sense. */
function splitLine(text: string): readonly string[] | null {
  if (!text.includes('"')) return text.split(';').map(plain => plain.trim())
  const fields: string[] = []
  for (field.lastIndex = 0; ; ) {
    const match = field.exec(text)
    if (!match) return null
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] === '') return fields
  }
}

/** The lines of a file, without their ends, as many at a time as a piece of it holds. */
async function* textLines(file: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let isFirst = true
  for await (const piece of file) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines.map(withoutReturn)
    // The line is refused for its length in any case; what follows of it need not be kept. A first line has to end.
    if (rest.length > 2 * longestLine) rest = rest.slice(0, 2 * longestLine)
    if (isFirst && rest.length >= 2 * longestLine && lines.length === 0) break
    isFirst &&= lines.length === 0
  }
  rest += decoder.decode()
  if (rest !== '') yield [withoutReturn(rest)]
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
