import { formatOrderNumber, parseOrderNumber } from '../../../common/order-number.ts'
import { auditDay, auditMoment } from '../texts.ts'
import { auditValueTexts as texts } from '../texts-facts.ts'
import type { Tell } from './audit-part.ts'

/* How values are told that many events have. */

/** A text with something in it, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The words for a code; of a code of another version of the shop it is only said that it is unknown. */
export const wordFor = (words: Readonly<Record<string, string>>, code: unknown): string | null => {
  const known = textOf(code)
  if (known === null) return null
  return Object.hasOwn(words, known) ? (words[known] ?? null) : texts.unknown
}

export const labelsOf = (table: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label]))

export const code =
  (words: Readonly<Record<string, string>>): Tell =>
  value =>
    wordFor(words, value)

export const only =
  (wanted: unknown, words: string): Tell =>
  value =>
    value === wanted ? words : null

export const leftOut: Tell = () => null

export const count: Tell = value => (typeof value === 'number' ? String(value) : null)

export const day: Tell = value =>
  /^\d{4}-\d{2}-\d{2}$/.test(textOf(value) ?? '') ? auditDay(String(value)) : null

export const moment: Tell = value => {
  const text = textOf(value)
  return text === null || Number.isNaN(Date.parse(text)) ? null : auditMoment(text)
}

export const caseNumber: Tell = value => {
  const number = parseOrderNumber(textOf(value) ?? '')
  return number === null ? null : formatOrderNumber(number)
}

export const colleague: Tell = (value, { staff }) => {
  const id = textOf(value)
  return id === null ? null : (staff.get(id) ?? texts.goneColleague)
}
