import { formName, siteForms } from '../../../../content/site-forms.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { caseName } from '../../cases/case-names.ts'
import { lastCases } from '../../cases/server/case.ts'
import { formsOf } from '../../forms/server/submissions.ts'
import { selectResellers } from '../../resellers/server/stored-resellers.ts'
import { colleaguesOf } from '../../staff/server/colleagues.ts'
import { circleIn } from '../assignment-rules.ts'
import type { RulesPage, RuleTable, TryOut } from '../contract-desk.ts'
import { assigner } from './assign-new.ts'
import { storedRules } from './stored-rules.ts'
import { ruleRefusals } from './texts.ts'

/** Cases of a try-out. */
const tried = 100

/** The rules with what they can be made of. */
export async function rulesPage(database: Database): Promise<RulesPage> {
  const [table, colleagues, resellers] = await Promise.all([
    storedRules(database),
    colleaguesOf(database),
    selectResellers(database),
  ])
  const named = new Set([
    ...table.rules.flatMap(({ members }) => members),
    ...table.absences.flatMap(({ staffId, replacementId }) => [staffId, replacementId]),
  ])
  return {
    ...table,
    colleagues: colleagues
      .filter(({ id, worksCases }) => worksCases || named.has(id))
      .map(({ id, name, worksCases }) => ({ id, name, ...(!worksCases && { cannotTake: true }) })),
    resellers: resellers.map(({ id, companyName: name }) => ({ id, name })),
    forms: Object.keys(siteForms).map(id => ({ id, name: formName(id) })),
  }
}

/** Errors of a table by field; empty where it can be kept. */
export async function tableErrors(database: Database, { rules, absences }: RuleTable): Promise<FieldErrors> {
  const names = new Map((await colleaguesOf(database)).map(({ id, name }) => [id, name]))
  const resellers = new Set((await selectResellers(database)).map(({ id }) => id))
  const errors: FieldErrors = {}
  const add = (field: string, message: string) => {
    errors[field] ??= { message }
  }
  for (const [place, rule] of rules.entries()) {
    const { postcodeFrom, postcodeTo, members, resellerId } = rule
    if (postcodeFrom !== null && postcodeTo !== null && postcodeTo.padEnd(6, 'Z') < postcodeFrom)
      add(`rules.${place}.postcodeTo`, ruleRefusals.range)
    if (members.some(id => !names.has(id))) add(`rules.${place}.members`, ruleRefusals.noSuchColleague)
    if (resellerId !== null && !resellers.has(resellerId))
      add(`rules.${place}.resellerId`, ruleRefusals.noSuchReseller)
  }
  for (const [place, { staffId, replacementId }] of absences.entries()) {
    if (!names.has(staffId)) add(`absences.${place}.staffId`, ruleRefusals.noSuchColleague)
    if (absences.findIndex(each => each.staffId === staffId) < place)
      add(`absences.${place}.staffId`, ruleRefusals.twice)
    if (replacementId !== null && !names.has(replacementId))
      add(`absences.${place}.replacementId`, ruleRefusals.noSuchColleague)
  }
  const circle = circleIn(absences)
  if (circle !== null) {
    const place = absences.findIndex(({ staffId }) => staffId === circle)
    add(`absences.${place}.replacementId`, ruleRefusals.circle(names.get(circle) ?? ''))
  }
  return errors
}

/** Applies a table to the last cases as they came in; nothing is changed. */
export async function tryOut(database: Database, table: RuleTable, now: Date): Promise<TryOut> {
  const found = await lastCases(database, tried)
  const [assign, forms, colleagues] = await Promise.all([
    assigner(database, table, found, now),
    formsOf(
      database,
      found.map(({ id }) => id),
    ),
    colleaguesOf(database),
  ])
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  const cases = found.toReversed().map(one => {
    const assignment = assign(one)
    return {
      number: one.number,
      name: [caseName(one.kind, forms.get(one.id) ?? null), one.organizationName ?? one.contactName]
        .filter(Boolean)
        .join(' · '),
      openedAt: one.openedAt.toISOString(),
      rule: assignment?.rule ?? null,
      assignee: assignment ? (names.get(assignment.staffId) ?? null) : null,
    }
  })
  return { cases: cases.toReversed() }
}
