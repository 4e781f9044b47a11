import { addDays, type Day } from '../../common/working-days.ts'
import { lineDuration, lineName, lineQuantity, type OrderLine } from '../carts/order-lines.ts'
import { type AgreedLine, firstVersion, leavingCost, leavingTogether, wayOut } from './agreed-line.ts'
import type { AgreementLine, LineWayOut } from './contract.ts'
import type { ProductEnd } from './product-end.ts'
import { earliestLastDay } from './term.ts'

/** A line of a delivered order, and the end that was set for it. */
export type DeliveredLine = {
  readonly position: number
  readonly line: OrderLine
  readonly startedOn: Day
  readonly end: Pick<ProductEnd, 'endedOn'> | null
}

/** The last day on which a customer has something whose end was set. */
const endsOn = (end: DeliveredLine['end']): Day | null => end && addDays(end.endedOn, -1)

/** A delivered line as its customer has it today, and how to leave it with notice today. */
export function agreementLine({ position, line, startedOn, end }: DeliveredLine, today: Day): AgreementLine {
  const version = firstVersion(line, startedOn)
  const paid = version.prices.at(-1)
  return {
    position,
    name: lineName(line),
    quantity: lineQuantity(line),
    startedOn,
    endsOn: endsOn(end),
    centsPerMonth: paid ? paid.centsPerMonth : null,
    paidFrom: paid && paid.from > today ? paid.from : null,
    wayOut:
      end || lineDuration(line) === 0 ? null : wayOutToday({ versions: [version], endsOn: null }, today),
  }
}

function wayOutToday(line: AgreedLine, today: Day): LineWayOut | null {
  const out = wayOut(line, today)
  const earliest = earliestLastDay(today)
  const cost = leavingCost(line, earliest)
  return out && cost && { ...out, earliest, costInCents: cost.cents }
}

/** Lines that are left alike: begun, ended and bound as long as each other, under the same rule. */
export type LinesAlike = {
  readonly lines: readonly AgreementLine[]
  readonly startedOn: Day
  readonly endsOn: Day | null
  /** With the cost of leaving all of them together; null where each of them has none. */
  readonly wayOut: LineWayOut | null
}

/** The lines by how they are left, in their order. */
export function alike(lines: readonly AgreementLine[]): readonly LinesAlike[] {
  const groups = Map.groupBy(lines, ({ startedOn, endsOn, centsPerMonth, wayOut }) =>
    JSON.stringify([startedOn, endsOn, centsPerMonth === null, wayOut && { ...wayOut, costInCents: 0 }]),
  )
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const { startedOn, endsOn, wayOut } = first
    const costInCents = leavingTogether(group.map(each => each.wayOut?.costInCents ?? 0))
    return [{ lines: group, startedOn, endsOn, wayOut: wayOut && { ...wayOut, costInCents } }]
  })
}
