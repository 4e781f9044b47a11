import type { PartReferences, PartTerm } from '../part.ts'
import { partTitle } from '../texts.ts'
import {
  newDiscount,
  newFreeLine,
  type TypedDiscount,
  type TypedFreeLine,
  type TypedPart,
} from './typed-draft.ts'
import type { TypedQuote } from './use-quote.ts'

/* A change of many parts at once. */

export type ManyChange = {
  /** How many of a product each has from then on, 0 for none; null for as many as before. */
  readonly line: { readonly productId: number; readonly quantity: number } | null
  /** The same of a free line, which parts are known to share by its text; a part without it gets it as it is here. */
  readonly freeLine: { readonly line: TypedFreeLine; readonly quantity: number } | null
  /** null for what the catalogue says; undefined for as before. */
  readonly termInMonths: PartTerm | null | undefined
  /** One that each gets beside its own. */
  readonly discount: TypedDiscount | null
  /** By the id of the part. */
  readonly references: ReadonlyMap<string, PartReferences>
}

/** The parts with the change in those that are chosen; the others stay as they are. */
export const changedParts = (
  parts: readonly TypedPart[],
  chosen: ReadonlySet<string>,
  change: ManyChange,
): readonly TypedPart[] => parts.map(part => (chosen.has(part.id) ? changed(part, change) : part))

const changed = (
  part: TypedPart,
  { line, freeLine, termInMonths, discount, references }: ManyChange,
): TypedPart => ({
  ...part,
  lines: line ? withQuantity(part.lines, line) : part.lines,
  freeLines: freeLine ? withFreeLine(part.freeLines, freeLine) : part.freeLines,
  ...(termInMonths !== undefined && { termInMonths }),
  references: references.get(part.id) ?? part.references,
  discounts: discount ? [...part.discounts, { ...discount, key: newDiscount().key }] : part.discounts,
})

function withQuantity(lines: TypedPart['lines'], line: NonNullable<ManyChange['line']>): TypedPart['lines'] {
  const isThere = lines.some(({ productId }) => productId === line.productId)
  const all = isThere
    ? lines.map(each => (each.productId === line.productId ? line : each))
    : [...lines, line]
  return all.filter(({ quantity }) => quantity > 0)
}

function withFreeLine(
  lines: TypedPart['freeLines'],
  { line, quantity }: NonNullable<ManyChange['freeLine']>,
): TypedPart['freeLines'] {
  const isIt = ({ text }: TypedFreeLine) => text === line.text
  if (quantity === 0) return lines.filter(each => !isIt(each))
  const counted = { quantity: String(quantity) }
  return lines.some(isIt)
    ? lines.map(each => (isIt(each) ? { ...each, ...counted } : each))
    : [...lines, { ...line, ...counted, key: newFreeLine().key }]
}

/** The free lines of parts, each text once, as the first part has it. */
export const freeLinesOf = (parts: readonly TypedPart[]): readonly TypedFreeLine[] => {
  const lines = parts.flatMap(({ freeLines }) => freeLines).filter(({ text }) => text.trim() !== '')
  return [...Map.groupBy(lines, ({ text }) => text).values()].flatMap(([first]) => (first ? [first] : []))
}

/** A reason against a change, and the parts that it is true of. */
export type ManyRefusal = { readonly message: string; readonly titles: readonly string[] }

/** Outcomes that the rules refuse, or would make otherwise, after a change and did not before, by reason. */
export function refusalsOf(
  parts: readonly TypedPart[],
  before: TypedQuote,
  after: TypedQuote,
): readonly ManyRefusal[] {
  const known = new Set(saidOf(before).map(({ part, message }) => `${part} ${message}`))
  const byMessage = new Map<string, string[]>()
  for (const { part, message } of saidOf(after)) {
    if (known.has(`${part} ${message}`)) continue
    const at = part === undefined ? undefined : parts[part]
    byMessage.set(message, [...(byMessage.get(message) ?? []), ...(at ? [partTitle(at)] : [])])
  }
  return [...byMessage].map(([message, titles]) => ({ message, titles: [...new Set(titles)] }))
}

const saidOf = (quote: TypedQuote) => [
  ...quote.violations.map(({ part, message }) => ({ part, message })),
  ...quote.parts.flatMap(({ adjusted }, part) => adjusted.map(({ message }) => ({ part, message }))),
]
