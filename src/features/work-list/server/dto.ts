import type * as z from 'zod/mini'
import { formName } from '../../../../content/site-forms.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { stepCalendar } from '../../calendar/server/step-calendar.ts'
import { caseTable } from '../../cases/case-states.ts'
import { dueStep } from '../../cases/next-step.ts'
import { factsOf } from '../../cases/server/next-step/facts.ts'
import { resellersOfCases } from '../../resellers/server/resellers-of-cases.ts'
import { colleagues } from '../../staff/server/stored-staff.ts'
import { assigneeWords, type WorkItem, type WorkList, type workListQuery } from '../contract.ts'
import { countViews, dueAtOf, page, type Viewer, type WorkListQuery, type WorkRow } from './list.ts'
import { viewsOf } from './saved-views.ts'
import { search } from './search.ts'

type Query = { readonly [Name in keyof typeof workListQuery]: z.output<(typeof workListQuery)[Name]> }

/** A page of the work list with everything around it (src/features/work-list/contract.ts). */
export async function workListOf(
  database: Database,
  query: Query,
  asker: Viewer,
  config: Pick<Config, 'closingDays'>,
): Promise<WorkList> {
  const question = questionOf(query, asker)
  const [shown, counts, views, staff] = await Promise.all([
    shownOf(database, query, question),
    countViews(database, asker),
    viewsOf(database, asker.staffId),
    colleagues(database),
  ])
  const [facts, resellers] = await Promise.all([
    factsOf(
      database,
      shown.items.map(({ row }) => ({ ...row, id: row.caseId })),
    ),
    resellersOfCases(
      database,
      shown.items.map(({ row }) => row.caseId),
    ),
  ])
  const now = new Date()
  const calendar = stepCalendar(config)
  const doneNext = (id: number) => {
    const known = facts.get(id)
    const next = known && dueStep(known, now, calendar)
    return {
      next: next?.step ?? null,
      asked: [...new Set(known?.asked.map(({ words }) => words))],
    }
  }
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    ...shown,
    items: shown.items.map(({ row, isNear }) => ({
      ...itemOf(row, names),
      ...doneNext(row.caseId),
      reseller: resellers.get(row.caseId)?.name ?? null,
      isNear,
    })),
    counts,
    views: [...views],
    colleagues: staff.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
    asOf: now.toISOString(),
  }
}

/** A search goes through all cases, whatever the view. */
async function shownOf(database: Database, { zoek, na, voor }: Query, question: WorkListQuery) {
  const searched = zoek ? await search(database, zoek, question) : null
  if (searched) return { items: searched.found, before: null, after: null, isCut: searched.isCut }
  const { rows, before, after } = await page(database, question, sideOf(na, voor))
  return { items: rows.map(row => ({ row, isNear: false })), before, after, isCut: false }
}

function sideOf(after: string | undefined, before: string | undefined) {
  if (after !== undefined) return { side: 'after', position: after } as const
  return before === undefined ? null : ({ side: 'before', position: before } as const)
}

function questionOf(query: Query, asker: Viewer): WorkListQuery {
  const kind = query.soort ?? null
  const isState = kind !== null && Object.hasOwn(caseTable(kind).states, query.status ?? '')
  return {
    view: query.weergave ?? 'open',
    kind,
    state: isState ? (query.status ?? null) : null,
    productType: query.type ?? null,
    assignee: assigneeOf(query.behandelaar, asker.staffId),
    asker,
  }
}

function assigneeOf(asked: string | undefined, staffId: string): WorkListQuery['assignee'] {
  if (asked === undefined) return null
  if (asked === assigneeWords.nobody) return { id: null }
  return { id: asked === assigneeWords.me ? staffId : asked }
}

const itemOf = (
  row: WorkRow,
  names: ReadonlyMap<string, string>,
): Omit<WorkItem, 'next' | 'asked' | 'reseller' | 'isNear'> => ({
  number: row.number,
  kind: row.kind,
  formName: row.formId === null ? null : formName(row.formId),
  state: row.state,
  productType: row.productType,
  organizationName: row.organizationName,
  contactName: row.contactName,
  monthlyInCents: row.monthlyInCents,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: names.get(row.assigneeId) ?? '' },
  dueAt: dueAtOf(row)?.toISOString() ?? null,
  openedAt: row.openedAt.toISOString(),
})
