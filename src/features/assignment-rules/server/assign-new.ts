import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import { searchableEnds } from '../../agreements/server/searchable-ends.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, caseById, casesByIds, lockCaseById } from '../../cases/server/case.ts'
import { changeCase } from '../../cases/server/update-case.ts'
import { isInScope } from '../../desk/case-scope.ts'
import { searchableSubmissions } from '../../forms/server/searchable-submissions.ts'
import { formsOf } from '../../forms/server/submissions.ts'
import { searchableOrders } from '../../orders/server/searchable-orders.ts'
import { type Colleague, colleaguesOf } from '../../staff/server/colleagues.ts'
import { loadOf } from '../../work-list/server/list.ts'
import { casesToAssign, markLookedAt } from '../../work-list/server/to-assign.ts'
import { type AssignedCase, type Assignment, assignmentOf, type Staffing } from '../assignment-rules.ts'
import type { RuleTable } from '../contract-desk.ts'
import { storedRules } from './stored-rules.ts'

const batch = 50

/**
 * Assigns cases that came in by the rules: each is looked at once, and one that has somebody stays with them. Resolves to
 * whether there was something to do.
 */
export async function assignNewCases(database: Database, now = new Date()): Promise<boolean> {
  const ids = await casesToAssign(database, batch)
  if (ids.length === 0) return false
  const table = await storedRules(database)
  const found = await casesByIds(database, ids)
  const assign = await assigner(database, table, found, now)
  for (const id of ids)
    await transaction(database, async tx => {
      await lockCaseById(tx, id)
      if (!(await markLookedAt(tx, id))) return
      const current = await caseById(tx, id)
      if (!current || current.assigneeId !== null || current.closedAt !== null) return
      const assignment = assign(current)
      if (!assignment) return
      await changeCase(tx, current, {
        type: caseEvents.assigned,
        actor: { kind: 'system' },
        changedFields: ['assigneeId'],
        data: { from: null, to: assignment.staffId, rule: assignment.rule },
        change: { assigneeId: assignment.staffId },
      })
    })
  return true
}

/** Applies a table to cases, one after the other: each that is assigned is work that its colleague has for the next. */
export async function assigner(
  database: Queryable,
  { rules, absences }: RuleTable,
  found: readonly Case[],
  now: Date,
): Promise<(one: Case) => Assignment | null> {
  const ids = found.map(({ id }) => id)
  const [forms, postcodes, colleagues] = await Promise.all([
    formsOf(database, ids),
    postcodesOf(database, ids),
    colleaguesOf(database),
  ])
  const open = new Map((await loadOf(database, colleagues, now)).map(load => [load.id, load.open]))
  const byId = new Map(colleagues.map(colleague => [colleague.id, colleague]))
  const today = dayInTheNetherlands(now)
  return one => {
    const formId = forms.get(one.id) ?? null
    const staffing: Staffing = {
      today,
      absences,
      canTake: id => mayTake(byId.get(id), formId),
      openOf: id => open.get(id) ?? 0,
    }
    const assignment = assignmentOf(rules, factsOf(one, formId, postcodes.get(one.id) ?? null), staffing)
    if (assignment) open.set(assignment.staffId, staffing.openOf(assignment.staffId) + 1)
    return assignment
  }
}

const mayTake = (colleague: Colleague | undefined, formId: string | null): boolean =>
  colleague?.worksCases === true && isInScope(colleague.scope, formId)

const factsOf = (
  { kind, purpose, productType, resellerId }: Case,
  formId: string | null,
  postcode: string | null,
): AssignedCase => ({ kind, purpose, productType, resellerId, formId, postcode })

/** The postcode of each case that has one: where it is delivered, or what it is about. */
async function postcodesOf(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const [orders, ends, submissions] = await Promise.all([
    searchableOrders(database, ids),
    searchableEnds(database, ids),
    searchableSubmissions(database, ids),
  ])
  return new Map(
    [...orders, ...ends, ...submissions].flatMap(([id, { addresses }]) => {
      const [place] = addresses
      return place ? [[id, place.zipCode.replaceAll(/\s/g, '').toUpperCase()] as const] : []
    }),
  )
}
