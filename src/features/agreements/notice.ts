import { addDays, type Day } from '../../common/working-days.ts'
import { leavingCost, leavingTogether } from './agreed-line.ts'
import type { AgreementLine, EndingLine } from './contract.ts'
import { furthestEnd } from './product-end.ts'
import { dataDays, earliestLastDay, lastDayWithoutCosts } from './term.ts'
import { noticeRefusals } from './texts.ts'

/** The lines that somebody wants to leave, by their place in the order, and the last day on which they want to have them. */
export type WantedNotice = { readonly positions: readonly number[]; readonly lastDay: Day }

/** The lines that a customer can choose to leave: those that go on, but for what only goes with another. */
export const leavable = (lines: readonly AgreementLine[]): readonly AgreementLine[] =>
  lines.filter(({ endsAlone, bond }) => endsAlone && bond !== null)

/** The last day on which leaving all of these lines costs nothing, with notice on a day; null without any. */
export function withoutCosts(lines: readonly AgreementLine[], today: Day): Day | null {
  const days = lines.flatMap(({ bond }) => (bond ? [lastDayWithoutCosts(bond.term, today)] : []))
  return latestOf(days)
}

const latestOf = (days: readonly (Day | null)[]): Day | null =>
  days
    .filter(day => day !== null)
    .toSorted()
    .at(-1) ?? null

/**
 * The lines that end by a notice, each with its last day and what that costs: those that were chosen, and those that only
 * go with lines of which none is left, on the day on which the last of these goes.
 */
export function endingLines(
  lines: readonly AgreementLine[],
  { positions, lastDay }: WantedNotice,
): readonly EndingLine[] {
  const ending = new Map(positions.map(position => [position, lastDay]))
  const gone = new Map(lines.map(({ position, endsOn }) => [position, endsOn]))
  let found: number
  do {
    found = ending.size
    for (const { position, bond, follows } of lines) {
      const isLeft = bond === null || ending.has(position) || !follows.some(each => ending.has(each))
      const days = follows.map(each => ending.get(each) ?? gone.get(each) ?? null)
      if (!isLeft && !days.includes(null)) ending.set(position, latestOf(days) ?? lastDay)
    }
  } while (ending.size > found)
  return lines.flatMap(({ position, name, quantity, isRented, notReturnedInCents, bond }) => {
    const day = ending.get(position)
    const cost = bond && day && leavingCost({ versions: [bond], endsOn: null }, day)
    if (!bond || !day || !cost) return []
    const { percentage, isAtMost, exitRule } = bond
    const dataUntil = exitRule === 'cloud' ? addDays(day, dataDays) : null
    return [
      {
        position,
        name,
        quantity,
        lastDay: day,
        costInCents: cost.cents,
        percentage,
        isAtMost,
        isRented,
        notReturnedInCents,
        dataUntil,
      },
    ]
  })
}

/** Cents excl. VAT that a notice costs, at most where a percentage in it is not confirmed. */
export const noticeCost = (ending: readonly EndingLine[]): number =>
  leavingTogether(ending.map(({ costInCents }) => costInCents))

/** Why a notice given today cannot be taken, as a Dutch sentence by the field that is to blame; nothing where it can. */
export function noticeErrors(
  lines: readonly AgreementLine[],
  { positions, lastDay }: WantedNotice,
  today: Day,
): { readonly positions?: string; readonly lastDay?: string } {
  const chosen = leavable(lines).filter(({ position }) => positions.includes(position))
  const isWhole = chosen.length === new Set(positions).size
  const wrongDay = dayError(chosen, lastDay, today)
  return {
    ...(positions.length === 0 && { positions: noticeRefusals.nothingChosen }),
    ...(!isWhole && { positions: noticeRefusals.ended }),
    ...(wrongDay !== null && { lastDay: wrongDay }),
  }
}

function dayError(chosen: readonly AgreementLine[], lastDay: Day, today: Day): string | null {
  const earliest = earliestLastDay(today)
  if (lastDay < earliest) return noticeRefusals.tooSoon(earliest)
  const furthest = latestOf([furthestEnd(today), withoutCosts(chosen, today)])
  return furthest && lastDay > furthest ? noticeRefusals.tooFar(furthest) : null
}

/** Whether a notice can still be withdrawn: until the day before the last one. */
export const isWithdrawable = (lastDay: Day, today: Day): boolean => today <= addDays(lastDay, -1)
