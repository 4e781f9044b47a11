import { newId } from '../../../common/new-id.ts'
import { parseJson } from '../../../common/parse-json.ts'
import { centsFromTyped, typedFromCents, wholeFromTyped as whole } from '../../../common/typed-money.ts'
import { QuoteDraft as Schema } from '../contract-desk.ts'
import type { BillingPeriod, QuoteDraft } from '../quote.ts'

/* A quote as it is typed: any text in each field, until it is sent. */

export type TypedFreeLine = {
  readonly key: string
  readonly text: string
  readonly quantity: string
  readonly price: string
  readonly per: BillingPeriod
}

export type TypedDiscount = {
  readonly key: string
  readonly reason: string
  readonly as: 'amount' | 'percentage'
  readonly value: string
  readonly per: BillingPeriod
}

export type TypedDraft = Pick<QuoteDraft, 'lines' | 'termInMonths'> & {
  readonly freeLines: readonly TypedFreeLine[]
  readonly discounts: readonly TypedDiscount[]
  readonly freeMonths: string
  readonly words: string
  readonly validDays: string
}

export const newFreeLine = (): TypedFreeLine => ({
  key: newId(),
  text: '',
  quantity: '1',
  price: '',
  per: 'once',
})
export const newDiscount = (): TypedDiscount => ({
  key: newId(),
  reason: '',
  as: 'percentage',
  value: '',
  per: 'month',
})

/** A draft as it can be typed on. */
export const typedOf = (
  { lines, freeLines, discounts, termInMonths, freeMonths }: QuoteDraft,
  words: string,
  validDays: number,
): TypedDraft => ({
  lines,
  termInMonths,
  freeMonths: freeMonths === null ? '' : String(freeMonths),
  freeLines: freeLines.map(({ quantity, priceInCents, ...line }) => ({
    ...line,
    key: newId(),
    quantity: String(quantity),
    price: typedFromCents(priceInCents),
  })),
  discounts: discounts.map(discount => ({
    key: newId(),
    reason: discount.reason,
    as: discount.as,
    per: discount.per,
    value: discount.as === 'amount' ? typedFromCents(discount.amountInCents) : String(discount.percentage),
  })),
  words,
  validDays: String(validDays),
})

/** NaN if no amount was typed; the schema refuses it. */
const cents = (typed: string): number => centsFromTyped(typed) ?? Number.NaN

/** Typed values in the shape of the call; invalid numbers stay invalid for the schema to reject. */
export const toDraftDto = ({ lines, freeLines, discounts, termInMonths, freeMonths }: TypedDraft) => ({
  lines,
  termInMonths,
  freeMonths: freeMonths.trim() === '' ? null : whole(freeMonths),
  freeLines: freeLines.map(({ text, quantity, price, per }) => ({
    text,
    quantity: whole(quantity),
    priceInCents: cents(price),
    per,
  })),
  discounts: discounts.map(({ reason, as, value, per }) =>
    as === 'amount'
      ? { as, reason, per, amountInCents: cents(value) }
      : { as, reason, per, percentage: whole(value) },
  ),
})

/** Errors by field path: `freeLines.0.price`. */
export type DraftErrors = Readonly<Record<string, string>>

/** The field for a path of the draft, or of what is sent with it. A discount as a whole is wrong at its value. */
export const fieldAt = (path: string): string =>
  path
    .replace(/^draft\./, '')
    .replace(/^(freeLines\.\d+\.price)InCents$/, '$1')
    .replace(/^(discounts\.\d+)(?:\.amountInCents|\.percentage)?$/, '$1.value')

/** Typed values validated by the server's schema. */
export function validated(typed: TypedDraft): {
  readonly draft: QuoteDraft | null
  readonly errors: DraftErrors
} {
  const result = Schema.safeParse(toDraftDto(typed))
  if (result.success) return { draft: result.data, errors: {} }
  return {
    draft: null,
    errors: Object.fromEntries(
      result.error.issues.map(({ path, message }) => [fieldAt(path.join('.')), message]),
    ),
  }
}

type Entries = 'freeLines' | 'discounts'

/** Which free lines or discounts are right already, by their place in what was typed. */
export function rightPlaces(typed: TypedDraft, list: Entries): readonly number[] {
  const wrong = Object.keys(validated(typed).errors)
  return typed[list].flatMap((_, place) =>
    wrong.some(path => path.startsWith(`${list}.${place}.`)) ? [] : [place],
  )
}

/** The part of it that is right already: what is half typed counts for nothing yet. */
export function soFar(typed: TypedDraft): QuoteDraft {
  const right = <Entry>(list: Entries, entries: readonly Entry[]) => {
    const places = rightPlaces(typed, list)
    return entries.filter((_, place) => places.includes(place))
  }
  return Schema.parse(
    toDraftDto({
      ...typed,
      freeLines: right('freeLines', typed.freeLines),
      discounts: right('discounts', typed.discounts),
      freeMonths: 'freeMonths' in validated(typed).errors ? '' : typed.freeMonths,
    }),
  )
}

/** Draft in this browser's storage; null if it holds none. */
export function draftFromText(text: string | undefined): TypedDraft | null {
  const stored: unknown = parseJson(text ?? null)
  if (typeof stored !== 'object' || stored === null) return null
  const draft = stored as TypedDraft
  try {
    soFar(draft)
    return draft
  } catch {
    return null
  }
}
