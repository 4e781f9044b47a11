import { addDays, type Day } from '../../common/working-days.ts'
import { type LinePromise, promiseOf } from '../addresses/line-promise.ts'
import { weeksInWords } from '../addresses/promise-texts.ts'
import { isProductLine, lineDuration, lineName, lineQuantity, type OrderLine } from '../carts/order-lines.ts'
import { isRecurring, lineTotalInCents, type Totals, totalsOf } from '../carts/totals.ts'
import { addressLine } from '../details/facts.ts'
import type { OfferedPart, QuotePart } from './quote.ts'
import { versionTexts } from './rule-texts.ts'
import { discountsTogether } from './whole-discounts.ts'

/**
 * How a version of a quote stands that was sent (docs/decisions/quotes.md#a-quote-becomes-an-order). Expired is no
 * state: it is the server's clock that locks it.
 */
export const quoteVersionStates = ['sent', 'accepted', 'declined', 'withdrawn', 'superseded'] as const
export type QuoteVersionState = (typeof quoteVersionStates)[number]

export const quoteStatuses = [...quoteVersionStates, 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

export const quoteStatus = (
  { state, validUntil }: { readonly state: QuoteVersionState; readonly validUntil: Date },
  now: Date,
): QuoteStatus => (state === 'sent' && validUntil <= now ? 'expired' : state)

/** Why a customer can no longer answer a version, in words for the customer; null while they can. */
export const whyNotAnswered: Readonly<Record<QuoteStatus, string | null>> = {
  sent: null,
  accepted: versionTexts.accepted,
  declined: versionTexts.declined,
  withdrawn: versionTexts.withdrawn,
  superseded: versionTexts.replaced,
  expired: versionTexts.expired,
}

/** How versions ended of which the mailed link says only that: lines, prices and persons are not read by it. */
export const endedStatuses = ['declined', 'withdrawn', 'superseded'] as const satisfies QuoteVersionState[]
export type EndedStatus = (typeof endedStatuses)[number]

export const isEnded = (status: QuoteStatus): status is EndedStatus =>
  endedStatuses.some(ended => ended === status)

/** Whether a version is shown by its mailed link, and its PDF by the address that the page has. */
export const isReadByLink = (state: QuoteVersionState): boolean => !isEnded(state)

/** A customer who did not answer is reminded so many days before a quote expires, */
const reminderDays = 5
/** and is left alone for so many after it was sent. */
const daysToRead = 3

/** The day on which a customer is reminded of a version; null of one that is too short for it. */
export function reminderDay(sentOn: Day, lastDay: Day): Day | null {
  const day = addDays(lastDay, -reminderDays)
  return day >= addDays(sentOn, daysToRead) ? day : null
}

type Offer = { readonly parts: readonly PartOfVersion[]; readonly words: string }

/** A part as versions are compared by it. */
export type PartOfVersion = OfferedPart & Pick<QuotePart, 'id' | 'name' | 'productType' | 'address'>

/** Whether a version offers exactly what the one before did, until another day. */
export const isRenewalOf = (before: Offer | null, after: Offer): boolean =>
  before !== null &&
  before.words === after.words &&
  JSON.stringify(before.parts.map(comparable)) === JSON.stringify(after.parts.map(comparable))

const comparable = ({ id, name, productType, address, lines, wholeDiscounts }: PartOfVersion) => [
  id,
  name,
  productType,
  addressLine(address),
  lines,
  wholeDiscounts,
]

/** Part of a quote in two versions: which lines differ, and what it came and comes to per month and once. */
export type PartDifference = {
  /** null for the discounts on the whole. */
  readonly part: Pick<PartOfVersion, 'name' | 'productType' | 'address'> | null
  readonly change: 'added' | 'removed' | 'changed'
  readonly lines: readonly QuoteDifference[]
  /** Excl. VAT; null where there is no such part. */
  readonly before: PartTotals | null
  readonly after: PartTotals | null
}

/** The sums of a part, and the promise of its internet line. */
export type PartTotals = Totals & { readonly promise: LinePromise | null }

const partTotals = (lines: readonly OrderLine[]): PartTotals => ({
  ...totalsOf(lines),
  promise: promiseOf(lines),
})

/** Differences between two versions: parts in the order of the newer one, then removed ones, then discounts on the whole. */
export function versionDifferences(
  before: readonly PartOfVersion[],
  after: readonly PartOfVersion[],
): readonly PartDifference[] {
  const [was, is] = [byPlace(before), byPlace(after)]
  const ofParts = [...new Set([...is.keys(), ...was.keys()])].flatMap((key): PartDifference[] => {
    const [old, now] = [was.get(key), is.get(key)]
    const part = now ?? old
    const lines = quoteDifferences(old?.lines ?? [], now?.lines ?? [])
    const [wasTotals, isTotals] = [old ? partTotals(old.lines) : null, now ? partTotals(now.lines) : null]
    if (!part || (old && now && lines.length === 0 && isSamePromise(wasTotals, isTotals))) return []
    return [
      {
        part: { name: part.name, productType: part.productType, address: part.address },
        change: old ? (now ? 'changed' : 'removed') : 'added',
        lines,
        before: wasTotals,
        after: isTotals,
      },
    ]
  })
  const lines = quoteDifferences(discountsTogether(before), discountsTogether(after))
  return lines.length === 0
    ? ofParts
    : [...ofParts, { part: null, change: 'changed', lines, before: null, after: null }]
}

const isSamePromise = (one: PartTotals | null, other: PartTotals | null): boolean =>
  weeksInWords(one?.promise ?? null) === weeksInWords(other?.promise ?? null) &&
  one?.promise?.constructionInCents === other?.promise?.constructionInCents

/** A part that goes to another address, or is about something else, is another part to whoever compares. */
const byPlace = (parts: readonly PartOfVersion[]): ReadonlyMap<string, PartOfVersion> =>
  new Map(parts.map(part => [`${part.id} ${part.productType} ${addressLine(part.address)}`, part]))

/** A line before and after; null if it did not exist or no longer does. Amounts in cents, excl. VAT. */
export type QuoteDifference = {
  readonly name: string
  readonly isRecurring: boolean
  readonly before: LineFacts | null
  readonly after: LineFacts | null
}
type LineFacts = { readonly quantity: number; readonly amountInCents: number; readonly termInMonths: number }

/** Differences between the lines of two versions, in the order of the newer one, then removed lines. */
export function quoteDifferences(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): readonly QuoteDifference[] {
  const [was, is] = [byKey(before), byKey(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap(key => {
    const [old, now] = [was.get(key), is.get(key)]
    const line = now ?? old
    if (!line || (old && now && isSame(factsOf(old), factsOf(now)))) return []
    return [
      {
        name: lineName(line),
        isRecurring: isRecurring(line),
        before: old ? factsOf(old) : null,
        after: now ? factsOf(now) : null,
      },
    ]
  })
}

/** Lines outside the catalogue are matched by their text; equal texts by their position. */
function byKey(lines: readonly OrderLine[]): ReadonlyMap<string, OrderLine> {
  const map = new Map<string, OrderLine>()
  for (const line of lines) {
    const words = isProductLine(line) ? `${line.product.id}` : `${isRecurring(line)} ${line.text}`
    let turn = 0
    while (map.has(`${words} ${turn}`)) turn++
    map.set(`${words} ${turn}`, line)
  }
  return map
}

const factsOf = (line: OrderLine): LineFacts => ({
  quantity: lineQuantity(line),
  amountInCents: lineTotalInCents(line),
  termInMonths: lineDuration(line),
})

const isSame = (one: LineFacts, other: LineFacts): boolean =>
  one.quantity === other.quantity &&
  one.amountInCents === other.amountInCents &&
  one.termInMonths === other.termInMonths
