import type { Day } from '../../common/working-days.ts'
import { followsAnother } from '../carts/add-ons.ts'
import { exitTermsOfLine } from '../carts/exit-terms.ts'
import { isTelevision, isTvBox } from '../carts/internet/extras.ts'
import {
  isDiscount,
  isProductLine,
  lineDuration,
  lineName,
  lineQuantity,
  type OrderLine,
} from '../carts/order-lines.ts'
import { isMainProduct, type ProductOffering, priceOfNotReturned } from '../catalogue/product.ts'
import {
  type AgreedLine,
  firstVersion,
  leavingCost,
  leavingTogether,
  rentedDevice,
  wayOut,
} from './agreed-line.ts'
import type { Agreement, AgreementLine, LineWayOut } from './contract.ts'
import { lastDayOf, type ProductEnd } from './product-end.ts'
import { earliestLastDay, type Term } from './term.ts'

/** A line of a delivered order, and the end that was set for it. */
export type DeliveredLine = {
  readonly position: number
  readonly line: OrderLine
  readonly startedOn: Day
  readonly end: Pick<ProductEnd, 'endedOn'> | null
  /** The terms that go on where the order took the place of an agreement. */
  readonly termsToContinue: readonly Term[]
}

/** The lines of a delivered order as their customer has them today, and how to leave them with notice today. */
export const agreementLines = (delivered: readonly DeliveredLine[], today: Day): AgreementLine[] =>
  delivered.map(each => agreementLine(each, delivered, today))

function agreementLine(
  { position, line, startedOn, end, termsToContinue }: DeliveredLine,
  delivered: readonly DeliveredLine[],
  today: Day,
): AgreementLine {
  const lines = delivered.map(each => each.line)
  const version = firstVersion(line, startedOn, exitTermsOfLine(line, lines), termsToContinue)
  const paid = version.prices.at(-1)
  const rented = rentedDevice(line)
  const bond = end || lineDuration(line) === 0 ? null : version
  return {
    position,
    name: lineName(line),
    quantity: lineQuantity(line),
    startedOn,
    endsOn: lastDayOf(end),
    centsPerMonth: paid ? paid.centsPerMonth : null,
    paidFrom: paid && paid.from > today ? paid.from : null,
    wayOut: bond && wayOutToday({ versions: [bond], endsOn: null }, today),
    bond: bond && { ...bond, prices: [...bond.prices] },
    endsAlone: !isDiscount(line) && !(isProductLine(line) && followsAnother(line.product)),
    isRented: rented !== null,
    notReturnedInCents: rented && priceOfNotReturned(rented),
    follows: linesThatLead(line, delivered).map(each => each.position),
  }
}

/** The lines without which there is nothing of a line: none for what stands by itself. */
function linesThatLead(line: OrderLine, delivered: readonly DeliveredLine[]): readonly DeliveredLine[] {
  const monthly = delivered.filter(each => lineDuration(each.line) > 0 && !isDiscount(each.line))
  // A discount is taken off whatever is left.
  if (isDiscount(line)) return monthly
  if (!isProductLine(line) || isMainProduct(line.product)) return []
  const leads = leaderOf(line.product)
  return monthly.filter(each => isProductLine(each.line) && leads(each.line.product))
}

/** The products that an extra comes with: a set-top box with television, all else with the lines, subscriptions or accounts of its order. */
const leaderOf = (product: ProductOffering): ((other: ProductOffering) => boolean) =>
  isTvBox(product) ? isTelevision : isMainProduct

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

/** Cents that are due per month on a day: nothing for what has ended, and nothing in free months. */
export const centsPerMonth = (agreements: readonly Pick<Agreement, 'lines'>[], today: Day): number =>
  agreements
    .flatMap(({ lines }) => lines)
    .filter(({ endsOn, paidFrom }) => (endsOn === null || endsOn >= today) && paidFrom === null)
    .reduce((sum, line) => sum + (line.centsPerMonth ?? 0), 0)
