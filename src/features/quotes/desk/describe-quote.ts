import { type Describe, plainWords } from '../../desk/components/versioned/versioned.tsx'
import type { DeskQuote } from '../contract-desk.ts'
import { partTitle } from '../texts.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { partTexts } from '../texts-parts.ts'
import type { TypedDraft } from './typed-draft.ts'

/** The name of a field of a quote, with the part that it belongs to, and a value of it as it is read. */
export function describeQuote(
  path: string,
  { parts }: TypedDraft,
  { catalogue }: DeskQuote,
): ReturnType<Describe> {
  const names = path.split('.')
  if (names[0] !== 'parts') return { label: labelOf(names), words: wordsOf }
  const part = parts[Number(names[1])]
  if (!part || names.length === 2) return { label: part ? partTitle(part) : partTexts.title, words: wordsOf }
  const [list, place, field] = names.slice(2)
  const product =
    list === 'lines' &&
    catalogue[part.productType].find(({ id }) => id === part.lines[Number(place)]?.productId)
  const label = product && field === 'quantity' ? product.name : labelOf(names.slice(2))
  return { label: parts.length > 1 ? partTexts.of(label, partTitle(part)) : label, words: wordsOf }
}

/** The label of a field: of an entry of a list by its place. */
function labelOf([list = '', place, field]: readonly string[]): string {
  if (list === 'delivery') return labels[place ?? ''] ?? texts.delivery
  if (list === 'references') return partTexts.place
  const label = labels[list] ?? list
  if (place === undefined) return label
  const entry = list === 'freeLines' ? texts.freeLine(Number(place) + 1) : texts.discount(Number(place) + 1)
  return field === undefined ? entry : partTexts.of(labels[field] ?? field, entry)
}

const labels: Readonly<Record<string, string>> = {
  words: texts.words,
  validDays: texts.validDays,
  name: partTexts.name,
  address: partTexts.address,
  productType: partTexts.about,
  lines: texts.lines,
  freeLines: texts.freeLines,
  discounts: texts.discounts,
  termInMonths: texts.term,
  freeMonths: texts.freeMonths,
  weeksFrom: texts.weeksFrom,
  weeksTo: texts.weeksTo,
  construction: texts.construction,
  text: texts.text,
  quantity: texts.quantity,
  price: texts.price,
  per: texts.per,
  reason: texts.reason,
  as: texts.as,
  value: texts.percentageValue,
}

const codes: Readonly<Record<string, string>> = {
  month: texts.month,
  once: texts.once,
  amount: texts.amountValue,
  percentage: texts.percentageValue,
}

/** A part, a line or an entry by what it is called. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? plainWords('') : value.map(wordsOf).join(', ')
  if (typeof value !== 'object' || value === null) return codes[String(value)] ?? plainWords(value)
  const { name, text, reason, quantity } = value as Readonly<Record<string, unknown>>
  return plainWords([name, text, reason, quantity].find(each => Boolean(each)))
}
