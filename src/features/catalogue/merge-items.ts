import { type AttributePath, attributeOf, attributePaths, offeringFrom, valueAt } from './attributes.ts'
import { Offering } from './offering.ts'
import { type ItemChange, isSameItem } from './revision.ts'
import type { TariffList } from './tariffs.ts'

/*
 * A change that was made of an earlier version of its item than there is now: what its author changed since stays, all else
 * is as it is now. Where both changed the same, the author's stays.
 */

const pick = <Value>(seen: Value, mine: Value, now: Value): Value => (isSame(mine, seen) ? now : mine)
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** @param seen the version that the author began with; null: the product was not sold, or ended */
export function mergeOffering(
  seen: Offering | null,
  mine: Offering | null,
  now: Offering | null,
): Offering | null {
  if (seen === null || mine === null || now === null) return mine
  const values: Partial<Record<AttributePath, unknown>> = {}
  for (const path of attributePaths) {
    const { part } = attributeOf(path)
    const isHalf = part !== undefined && [seen, mine, now].some(each => each[part] === null)
    // Half of a set-up is none: a part that one of them lacks is taken whole.
    const [was, wanted] = isHalf ? [seen[part], mine[part]] : [valueAt(seen, path), valueAt(mine, path)]
    values[path] = valueAt(isSame(wanted, was) ? now : mine, path)
  }
  return Offering.parse(offeringFrom(values))
}

/** The rows of a list are compared by their destination. */
export function mergeTariffs(seen: TariffList, mine: TariffList, now: TariffList): TariffList {
  const value = <Name extends keyof TariffList>(name: Name) => pick(seen[name], mine[name], now[name])
  return {
    title: value('title'),
    note: value('note'),
    updated: value('updated'),
    longStartInTenthsOfCents: value('longStartInTenthsOfCents'),
    short: mergeRows(seen.short, mine.short, now.short, ({ destination, kind }) => `${kind} ${destination}`),
    long: mergeRows(seen.long, mine.long, now.long, ({ destination }) => destination).toSorted((a, b) =>
      inDutch.compare(a.destination, b.destination),
    ),
  }
}

const inDutch = new Intl.Collator('nl')

function mergeRows<Row>(
  seen: readonly Row[],
  mine: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const [was, wanted, current] = [seen, mine, now].map(rows => new Map(rows.map(row => [keyOf(row), row])))
  const keys = new Set([...(wanted?.keys() ?? []), ...(current?.keys() ?? [])])
  return [...keys].flatMap(key => pick(was?.get(key), wanted?.get(key), current?.get(key)) ?? [])
}

/** The state that a stored change brings once it is made of what its item is now. */
export function mergedChange(change: ItemChange, now: ItemChange['before']): ItemChange {
  if (change.kind === 'offering') {
    const before = now as Offering | null
    return { ...change, before, after: mergeOffering(change.before, change.after, before) }
  }
  const before = now as TariffList | null
  const isMerged = change.before !== null && before !== null
  return {
    ...change,
    before,
    after: isMerged ? mergeTariffs(change.before, change.after, before) : change.after,
  }
}

/**
 * The change of an item at the end of a promotion that changed it: what is still as the promotion made it is as before, and what
 * was changed since stays.
 * @param promoted the change of the promotion
 * @param now the item just before the end
 */
export function endedChange(promoted: ItemChange, now: ItemChange['before']): ItemChange {
  if (promoted.kind === 'tariffs') {
    const { before, after } = promoted
    const list = now as TariffList | null
    const isEnded = before !== null && list !== null
    return { ...promoted, before: list, after: isEnded ? mergeTariffs(after, list, before) : after }
  }
  const { before, after } = promoted
  const offering = now as Offering | null
  // Sold for as long as the promotion lasts, or not sold for so long.
  if (before === null) return { ...promoted, before: offering, after: null }
  if (after === null) return { ...promoted, before: offering, after: offering ?? before }
  return { ...promoted, before: offering, after: mergeOffering(after, offering, before) }
}

/**
 * The same change once more, of what its item is now: all that it did not change stays as it is now. What was new then and
 * is sold now is not new again. A product that ended since keeps what its author saw, so that the conflict is named.
 */
export function copiedChange(change: ItemChange, now: ItemChange['before']): ItemChange {
  if (change.before === null && now !== null) return { ...change, before: now, after: now } as ItemChange
  return now === null && change.after !== null && change.before !== null ? change : mergedChange(change, now)
}

/** Whether an item is not any more as the author of its change saw it. */
export const isStale = ({ kind, before }: ItemChange, now: ItemChange['before']): boolean =>
  !isSameItem(kind, before, now)
