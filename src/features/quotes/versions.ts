import { addDays, type Day } from '../../common/working-days.ts'
import { isRecurring, lineTotalInCents } from '../checkout/rules/totals.ts'
import { isProductLine, lineDuration, lineName, lineQuantity, type OrderLine } from '../orders/order-lines.ts'
import { versionTexts } from './rule-texts.ts'

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

type Offer = { readonly lines: readonly OrderLine[]; readonly words: string }

/** Whether a version offers exactly what the one before did, until another day. */
export const isRenewalOf = (before: Offer | null, after: Offer): boolean =>
  before !== null &&
  before.words === after.words &&
  JSON.stringify(before.lines) === JSON.stringify(after.lines)

/** A line before and after; null if it did not exist or no longer does. Amounts in cents, excl. VAT. */
export type QuoteDifference = {
  readonly name: string
  readonly isRecurring: boolean
  readonly before: LineFacts | null
  readonly after: LineFacts | null
}
type LineFacts = { readonly quantity: number; readonly amountInCents: number; readonly termInMonths: number }

/** Differences between two versions, in the order of the newer one, then removed lines. */
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
