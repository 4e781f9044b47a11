import type { Day } from '../../common/working-days.ts'
import type { CaseKind } from '../cases/case-kinds.ts'
import type { OrderPurpose } from '../cases/order-purpose.ts'
import type { ProductType } from '../catalogue/product.ts'

/** Assignment of a case that comes in: an ordered table, of which the first rule that fits and has somebody counts. */

/** Conditions of a rule; null fits every case. */
export type Conditions = {
  readonly kind: CaseKind | null
  /** The purpose of an order. */
  readonly purpose: OrderPurpose | null
  readonly productType: ProductType | null
  readonly formId: string | null
  /** The first and the last postcode of a range: `1000AA`, or its four digits. */
  readonly postcodeFrom: string | null
  readonly postcodeTo: string | null
  readonly resellerId: string | null
}

/** The conditions of a rule that fits every case. */
export const fitsAnything: Conditions = {
  kind: null,
  purpose: null,
  productType: null,
  formId: null,
  postcodeFrom: null,
  postcodeTo: null,
  resellerId: null,
}

export type AssignmentRule = Conditions & {
  readonly name: string
  /** One colleague, or several of whom the one with the least open work gets it. */
  readonly members: readonly string[]
}

/** The facts of a case that rules look at. */
export type AssignedCase = {
  readonly kind: CaseKind
  readonly purpose: OrderPurpose
  readonly productType: ProductType | null
  readonly formId: string | null
  /** `1017XN`; null where the case has none. */
  readonly postcode: string | null
  readonly resellerId: string | null
}

/** A colleague who is away from a day until another, both included; without the first from now on. */
export type Absence = {
  readonly staffId: string
  readonly since: Day | null
  readonly until: Day
  readonly replacementId: string | null
}

const isAway = ({ since, until }: Absence, day: Day): boolean =>
  (since === null || since <= day) && until >= day

/** Colleagues as they are now. */
export type Staffing = {
  readonly today: Day
  readonly absences: readonly Absence[]
  /** Whether the colleague may work on the case at all: not blocked, and it is in their scope. */
  readonly canTake: (staffId: string) => boolean
  /** Open cases of a colleague. */
  readonly openOf: (staffId: string) => number
}

const isOrNull = <Value>(wanted: Value | null, value: Value | null): boolean =>
  wanted === null || wanted === value

/** `1017` begins at its first postcode, and as an end reaches to its last. */
function isInRange({ postcodeFrom, postcodeTo }: Conditions, postcode: string | null): boolean {
  if (postcodeFrom === null && postcodeTo === null) return true
  if (postcode === null) return false
  const from = postcodeFrom ?? ''
  const to = postcodeTo ?? '9999ZZ'
  return postcode >= from && postcode <= to.padEnd(6, 'Z')
}

export const fits = (rule: Conditions, found: AssignedCase): boolean =>
  isOrNull(rule.kind, found.kind) &&
  (rule.purpose === null || (found.kind === 'order' && rule.purpose === found.purpose)) &&
  isOrNull(rule.productType, found.productType) &&
  isOrNull(rule.formId, found.formId) &&
  isOrNull(rule.resellerId, found.resellerId) &&
  isInRange(rule, found.postcode)

/** The colleague, or who replaces them while they are away, and them while they are; null where that leads to nobody. */
export function presentFor(
  staffId: string,
  { absences, today }: Pick<Staffing, 'absences' | 'today'>,
): string | null {
  const passed = new Set<string>()
  let asked: string | null = staffId
  while (asked !== null) {
    if (passed.has(asked)) return null
    passed.add(asked)
    const absence = absences.find(each => each.staffId === asked && isAway(each, today))
    if (!absence) return asked
    asked = absence.replacementId
  }
  return null
}

/** The first colleague in a circle of replacements on some day; null where there is none. */
export function circleIn(absences: readonly Absence[]): string | null {
  const days = absences.flatMap(({ since, until }) => [since ?? until, until])
  const inCircle = absences.find(({ staffId }) => days.some(day => isInCircle(staffId, absences, day)))
  return inCircle?.staffId ?? null
}

function isInCircle(staffId: string, absences: readonly Absence[], day: Day): boolean {
  const passed = new Set<string>()
  for (let asked: string | null = staffId; asked !== null; ) {
    if (passed.has(asked)) return true
    passed.add(asked)
    const by: string = asked
    asked = absences.find(each => each.staffId === by && isAway(each, day))?.replacementId ?? null
  }
  return false
}

/** Whom of a rule's colleagues a case goes to: of those who are there, else of who replaces them, the one with the least work. */
function memberFor({ members }: AssignmentRule, staffing: Staffing): string | null {
  const isPresent = (id: string) => presentFor(id, staffing) === id
  const own = members.filter(id => isPresent(id) && staffing.canTake(id))
  const others = members.flatMap(id => presentFor(id, staffing) ?? []).filter(staffing.canTake)
  const able = own.length > 0 ? own : others
  const [least] = able.toSorted(
    (one, other) =>
      staffing.openOf(one) - staffing.openOf(other) || members.indexOf(one) - members.indexOf(other),
  )
  return least ?? null
}

export type Assignment = { readonly position: number; readonly rule: string; readonly staffId: string }

/** The first rule that fits and has somebody who can take the case; null where none does. */
export function assignmentOf(
  rules: readonly AssignmentRule[],
  found: AssignedCase,
  staffing: Staffing,
): Assignment | null {
  for (const [position, rule] of rules.entries()) {
    const staffId = fits(rule, found) ? memberFor(rule, staffing) : null
    if (staffId !== null) return { position, rule: rule.name, staffId }
  }
  return null
}
