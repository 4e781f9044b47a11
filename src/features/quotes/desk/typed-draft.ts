import { newId } from '../../../common/new-id.ts'
import { centsFromTyped, typedFromCents, wholeFromTyped as whole } from '../../../common/typed-money.ts'
import type { KeyOf } from '../../desk/components/versioned/merge-versions.ts'
import type { BillingPeriod, Discount, PartDiscount } from '../discounts.ts'
import { DiscountDraft, PartDraft as Schema } from '../draft-schema.ts'
import type { PartDraft, PartReferences } from '../part.ts'
import type { QuoteDraft, QuotePart } from '../quote.ts'

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
  /** Of one product of a part; absent for all lines. */
  readonly productId?: number | undefined
  readonly reason: string
  readonly as: 'amount' | 'percentage'
  readonly value: string
  readonly per: BillingPeriod
}

/** When a line is delivered and what its construction costs, as it is typed; all empty for what the networks say. */
export type TypedDelivery = {
  readonly weeksFrom: string
  readonly weeksTo: string
  readonly construction: string
}

export const noDelivery: TypedDelivery = { weeksFrom: '', weeksTo: '', construction: '' }

/** A part as it is typed; its address is one that was checked. */
export type TypedPart = Pick<
  QuotePart,
  'id' | 'name' | 'productType' | 'address' | 'lines' | 'termInMonths'
> & {
  readonly freeLines: readonly TypedFreeLine[]
  readonly discounts: readonly TypedDiscount[]
  readonly freeMonths: string
  /** Absent where those of the whole quote hold. */
  readonly references?: PartReferences | undefined
  /** Absent in drafts that a browser kept from before it could be typed. */
  readonly delivery?: TypedDelivery
}

export type TypedDraft = {
  readonly parts: readonly TypedPart[]
  /** On the whole. */
  readonly discounts: readonly TypedDiscount[]
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

/** A part as it can be typed on. */
export const typedPart = ({
  id,
  name,
  productType,
  address,
  lines,
  freeLines,
  discounts,
  termInMonths,
  freeMonths,
  references,
  delivery,
}: QuotePart): TypedPart => ({
  id,
  name,
  productType,
  address,
  lines,
  termInMonths,
  freeMonths: freeMonths === null ? '' : String(freeMonths),
  freeLines: freeLines.map(({ quantity, priceInCents, ...line }) => ({
    ...line,
    key: newId(),
    quantity: String(quantity),
    price: typedFromCents(priceInCents),
  })),
  discounts: typedDiscounts(discounts),
  ...(references && { references }),
  delivery: typedDelivery(delivery),
})

const typedDelivery = (delivery: QuotePart['delivery']): TypedDelivery => ({
  weeksFrom: delivery?.weeks ? String(delivery.weeks.from) : '',
  weeksTo: delivery?.weeks ? String(delivery.weeks.to) : '',
  construction:
    typeof delivery?.constructionInCents === 'number' ? typedFromCents(delivery.constructionInCents) : '',
})

const typedDiscounts = (discounts: readonly PartDiscount[]): readonly TypedDiscount[] =>
  discounts.map(discount => ({
    key: newId(),
    ...(discount.productId !== undefined && { productId: discount.productId }),
    reason: discount.reason,
    as: discount.as,
    per: discount.per,
    value: discount.as === 'amount' ? typedFromCents(discount.amountInCents) : String(discount.percentage),
  }))

/** A draft as it can be typed on. */
export const typedOf = ({ parts, discounts }: QuoteDraft, words: string, validDays: number): TypedDraft => ({
  parts: parts.map(typedPart),
  discounts: typedDiscounts(discounts),
  words,
  validDays: String(validDays),
})

/** The same part for another address, accepted apart from the first; references and what was said of the first are not those of another. */
export const copiedPart = (part: TypedPart, place: Pick<QuotePart, 'name' | 'address'>): TypedPart => ({
  ...part,
  ...place,
  id: newId(),
  references: undefined,
  delivery: noDelivery,
})

/** NaN if no amount was typed; the schema refuses it. */
const cents = (typed: string): number => centsFromTyped(typed) ?? Number.NaN

const discountsDto = (discounts: readonly TypedDiscount[]) =>
  discounts.map(({ productId, reason, as, value, per }) => {
    const shared = { ...(productId !== undefined && { productId }), reason, per }
    return as === 'amount'
      ? { ...shared, as, amountInCents: cents(value) }
      : { ...shared, as, percentage: whole(value) }
  })

/** Typed values in the shape of the call; invalid numbers stay invalid for the schema to reject. */
const contentDto = ({
  lines,
  freeLines,
  discounts,
  termInMonths,
  freeMonths,
  references,
  delivery,
}: TypedPart) => ({
  lines: [...lines],
  termInMonths,
  freeMonths: freeMonths.trim() === '' ? null : whole(freeMonths),
  freeLines: freeLines.map(({ text, quantity, price, per }) => ({
    text,
    quantity: whole(quantity),
    priceInCents: cents(price),
    per,
  })),
  discounts: discountsDto(discounts),
  ...(references && { references: { ...references } }),
  delivery: deliveryDto(delivery ?? noDelivery),
})

const deliveryDto = ({ weeksFrom, weeksTo, construction }: TypedDelivery) =>
  [weeksFrom, weeksTo, construction].every(typed => typed.trim() === '')
    ? null
    : { weeks: { from: whole(weeksFrom), to: whole(weeksTo) }, constructionInCents: cents(construction) }

export const toDraftDto = ({ parts, discounts }: Pick<TypedDraft, 'parts' | 'discounts'>) => ({
  parts: parts.map(part => {
    const { id, name, productType, address } = part
    return { ...contentDto(part), id, name, productType, address }
  }),
  discounts: discountsDto(discounts),
})

/** Errors by field path: `parts.0.freeLines.0.price`, or `freeLines.0.price` within a part. */
export type DraftErrors = Readonly<Record<string, string>>

/** The field for a path of the draft, or of what is sent with it. A discount as a whole is wrong at its value. */
export const fieldAt = (path: string): string =>
  path
    .replace(/^draft\./, '')
    .replace(/(freeLines\.\d+\.price)InCents$/, '$1')
    .replace(/(^|\.)delivery(?:\.weeks\.from)?$/, '$1delivery.weeksFrom')
    .replace(/delivery\.weeks\.to$/, 'delivery.weeksTo')
    .replace(/delivery\.constructionInCents$/, 'delivery.construction')
    .replace(/(discounts\.\d+)(?:\.amountInCents|\.percentage)?$/, '$1.value')

/** The id of the field at a path: one part is open at a time, and discounts on the whole are told from its own. */
export const elementAt = (path: string): string =>
  path.startsWith('discounts.') ? `${wholePrefix}${path}` : path.replace(/^parts\.\d+\./, '')

/** The id of a field where one part is open: fields of others are not on the page. @param place of the part that is open */
export const elementOfPart = (path: string, place: number): string =>
  path.startsWith('parts.') && !path.startsWith(`parts.${place}.`) ? path : elementAt(path)

/** Before the names of the fields of discounts on the whole. */
export const wholePrefix = 'whole.'

/** The errors of one part, as its own fields have them. */
export const errorsOfPart = (errors: DraftErrors, place: number): DraftErrors => {
  const prefix = `parts.${place}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      `${path}.`.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
    ),
  )
}

/** Typed values of a part, by the schema of the server. */
export function validated(typed: TypedPart): {
  readonly draft: PartDraft | null
  readonly errors: DraftErrors
} {
  const result = Schema.safeParse(contentDto(typed))
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
export function rightPlaces(typed: TypedPart, list: Entries): readonly number[] {
  const wrong = Object.keys(validated(typed).errors)
  return typed[list].flatMap((_, place) =>
    wrong.some(path => path.startsWith(`${list}.${place}.`)) ? [] : [place],
  )
}

/** The part of it that is right already: what is half typed counts for nothing yet. */
export function soFar(typed: TypedPart): PartDraft {
  const right = <Entry>(list: Entries, entries: readonly Entry[]) => {
    const places = rightPlaces(typed, list)
    return entries.filter((_, place) => places.includes(place))
  }
  const { errors } = validated(typed)
  return Schema.parse(
    contentDto({
      ...typed,
      freeLines: right('freeLines', typed.freeLines),
      discounts: right('discounts', typed.discounts),
      freeMonths: 'freeMonths' in errors ? '' : typed.freeMonths,
      delivery: Object.keys(errors).some(path => path.startsWith('delivery.'))
        ? noDelivery
        : (typed.delivery ?? noDelivery),
    }),
  )
}

/** The discounts on the whole that are right already, and their places among those that are typed. */
export function discountsSoFar(typed: readonly TypedDiscount[]): {
  readonly discounts: readonly Discount[]
  readonly places: readonly number[]
} {
  const right = discountsDto(typed).flatMap((discount, place) => {
    const { data } = DiscountDraft.safeParse(discount)
    return data ? [{ data, place }] : []
  })
  return { discounts: right.map(({ data }) => data), places: right.map(({ place }) => place) }
}

/** Whether what this browser kept can be typed on. */
export function canBeTypedOn(draft: TypedDraft): boolean {
  for (const part of draft.parts) soFar(part)
  discountsSoFar(draft.discounts)
  return draft.parts.length > 0
}

/** A part is found again in another version by its id, a line by its product, an entry by its words. */
export const rowKey: KeyOf = (list, row) => {
  if (list === 'parts') return String(row.id)
  if (list.endsWith('.lines')) return String(row.productId)
  return String(row.text ?? `${row.productId ?? ''} ${row.reason}`)
}
