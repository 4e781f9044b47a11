import { byteOrderMark, csvRow, fromCsvCell } from '../../common/csv.ts'
import { centsFromTyped, typedFromCents } from '../../common/typed-money.ts'
import { cleanLine } from '../../common/typed-text.ts'
import {
  type AttributePath,
  type AttributeValue,
  attributeLabel,
  attributeOf,
  attributePaths,
  valueAt,
} from './attributes.ts'
import type { Offering } from './offering.ts'
import { choiceNames, csvTexts as texts, valueTexts } from './texts-desk.ts'

/** Offerings as rows of a spreadsheet: the columns of the editor, amounts in euros, `Vervalt` for what ends. */

/** The columns of a file, in its order. */
export const csvColumns: readonly string[] = [...attributePaths.map(attributeLabel), texts.ends]

/** A value as it is typed: amounts in euros, lines one under the other. */
export function typedValue(path: AttributePath, value: AttributeValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? valueTexts.yes : valueTexts.no
  if (Array.isArray(value)) return value.join('\n')
  if (attributeOf(path).kind === 'cents') return typedFromCents(Number(value))
  return choiceNames[path]?.[String(value)] ?? String(value)
}

/** The whole file, in UTF-8 with a byte order mark. */
export const csvOf = (offerings: Iterable<Offering>): string =>
  byteOrderMark +
  csvRow(csvColumns) +
  [...offerings]
    .map(offering => csvRow([...attributePaths.map(path => typedValue(path, valueAt(offering, path))), '']))
    .join('')

/** The column that a head names: by its label, or by its path as the API has it. */
export function columnOf(head: string): AttributePath | 'ends' | null {
  const name = cleanLine(head).toLowerCase()
  if (name === texts.ends.toLowerCase()) return 'ends'
  return (
    attributePaths.find(path => attributeLabel(path).toLowerCase() === name || path.toLowerCase() === name) ??
    null
  )
}

export type CellValue = { readonly value: unknown } | { readonly problem: string }

/**
 * The value of a cell; an empty one says nothing of it. A cell as the export wrote it is the value of now to the letter, also
 * where typing it would be cleaned.
 * @param now the offering of the row, where there is one
 */
export function valueOfCell(path: AttributePath, cell: string, now: Offering | null): CellValue {
  const typed = fromCsvCell(cell)
  return unchanged(path, typed, now) ?? valueOfTyped(path, typed)
}

/** The value of now where its text was not touched. */
export function unchanged(path: AttributePath, typed: string, now: Offering | null): CellValue | null {
  const value = now && valueAt(now, path)
  const isUntouched = value !== null && typedValue(path, value) === typed.replaceAll('\r\n', '\n')
  return isUntouched ? { value } : null
}

/** The value that was typed, before any rule has judged it; null where nothing was. */
export function valueOfTyped(path: AttributePath, text: string): CellValue {
  const typed = text.trim()
  if (typed === '') return { value: attributeOf(path).kind === 'lines' ? [] : null }
  switch (attributeOf(path).kind) {
    case 'number': {
      const plain = typed.replace(/[.\s](?=\d{3}(?:\D|$))/g, '')
      return /^\d{1,10}$/.test(plain) ? { value: Number(plain) } : { problem: texts.noNumber(typed) }
    }
    case 'cents': {
      const cents = centsFromTyped(typed)
      return cents === null ? { problem: texts.noAmount(typed) } : { value: cents }
    }
    case 'flag':
      return flagOf(typed)
    case 'lines':
      return {
        value: typed
          .split(/\r?\n|\s\|\s/)
          .map(cleanLine)
          .filter(Boolean),
      }
    case 'choice':
      return { value: choiceOf(path, typed) }
    default:
      return { value: cleanLine(typed) }
  }
}

/** The ways in which spreadsheets and people write yes and no. A mark such as x may mean either, and is named. */
export function flagOf(typed: string): CellValue {
  const word = typed.toLowerCase()
  if (['ja', 'j', '1', 'waar', 'true', 'yes'].includes(word)) return { value: true }
  if (['nee', 'n', '0', 'onwaar', 'false', 'no', ''].includes(word)) return { value: false }
  return { problem: texts.noFlag(typed) }
}

/** A choice by its name on the screen, or as it was typed. */
const choiceOf = (path: AttributePath, typed: string): string =>
  Object.entries(choiceNames[path] ?? {}).find(
    ([, name]) => name.toLowerCase() === typed.toLowerCase(),
  )?.[0] ?? typed.toLowerCase()
