import type * as z from 'zod/mini'
import { formName } from '../../../../content/site-forms.ts'
import { dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { caseTable } from '../../cases/case-states.ts'
import { dueStep } from '../../cases/next-step.ts'
import type { OrderOrigin } from '../../cases/order-origin.ts'
import { factsOf, type StepSources } from '../../cases/server/next-step/facts.ts'
import { snoozesAmong, waitingNow } from '../../cases/server/planning/snoozes.ts'
import { resellersOfCases } from '../../cases/server/resellers-of-cases.ts'
import { may, type StaffRole } from '../../desk/staff-roles.ts'
import type { References } from '../../details/references.ts'
import { unseenAmong } from '../../events/server/last-events.ts'
import { colleagues } from '../../staff/server/stored-staff.ts'
import {
  assigneeWords,
  type LastWords,
  type WorkItem,
  type WorkList,
  type workListQuery,
} from '../contract.ts'
import { byAssignee, byState, groupedPage } from './grouped-page.ts'
import { countViews, dueAtOf, loadOf, type Viewer, type WorkListQuery, type WorkRow } from './list.ts'
import { type From, type Page, page } from './page.ts'
import { defaultViewOf, viewsOf } from './saved-views.ts'
import { search } from './search.ts'

export type Query = { readonly [Name in keyof typeof workListQuery]: z.output<(typeof workListQuery)[Name]> }

/** Facts that features tell of cases in the list; a case of which one knows nothing is not in its answer. */
export type ListSources = {
  /** The quotes and branches of orders that were made of one. */
  readonly origins: Among<OrderOrigin>
  /** By which references buyers know orders and quotes. */
  readonly references: Among<References>
  /** Subjects of the mails that cases began with. */
  readonly subjects: Among<string>
  /** Last words of cases. */
  readonly words: Among<LastWords>
  /** Those that hold a mail that somebody else sent than its From says. */
  readonly forged: (database: Queryable, caseIds: readonly number[]) => Promise<ReadonlySet<number>>
}

type Among<Known> = (database: Queryable, caseIds: readonly number[]) => Promise<ReadonlyMap<number, Known>>

export type ListServices = { readonly steps: StepSources; readonly listed: ListSources }

/** A page of the work list with everything around it (src/features/work-list/contract.ts). */
export async function workListOf(
  database: Database,
  query: Query,
  asker: Viewer & { readonly role: StaffRole },
  { steps, listed }: ListServices,
): Promise<WorkList> {
  const question = questionOf(query, asker)
  const staff = await colleagues(database)
  const active = staff.filter(({ isActive, role }) => isActive && may(role, 'cases.work'))
  const endOfToday = endOfDayInTheNetherlands(dayInTheNetherlands(new Date()))
  const [shown, counts, views, beginsWith, loads] = await Promise.all([
    shownOf(database, query, question, staff),
    countViews(database, asker),
    viewsOf(database, asker.staffId),
    defaultViewOf(database, asker),
    loadOf(database, active, endOfToday),
  ])
  const ids = shown.items.map(({ row }) => row.caseId)
  const [facts, resellers, origins, references, snoozes, forged, subjects, words, unseen] = await Promise.all(
    [
      factsOf(
        database,
        shown.items.map(({ row }) => ({ ...row, id: row.caseId })),
        steps.facts,
      ),
      resellersOfCases(database, ids),
      listed.origins(database, ids),
      listed.references(database, ids),
      snoozesAmong(database, ids),
      listed.forged(database, ids),
      listed.subjects(database, ids),
      listed.words(database, ids),
      unseenAmong(database, ids),
    ],
  )
  const now = new Date()
  const doneNext = (id: number, dueAt: Date | null) => {
    const known = facts.get(id)
    const next = known && dueStep(known, now, steps.calendar)
    return {
      next: next?.step ?? null,
      asked: [...new Set(known?.asked.map(({ words }) => words))],
      waits: waitingNow(snoozes.get(id) ?? null, { dueAt, asked: known?.asked ?? [], now }),
    }
  }
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    ...shown,
    items: shown.items.map(({ row, isNear }) => ({
      ...itemOf(row, names),
      ...doneNext(row.caseId, dueAtOf(row)),
      reseller: resellers.get(row.caseId)?.name ?? null,
      origin: origins.get(row.caseId) ?? null,
      references: references.get(row.caseId) ?? null,
      subject: subjects.get(row.caseId) || null,
      lastWords: beside(subjects.get(row.caseId), words.get(row.caseId)),
      isUnseen: row.isOpen && unseen.has(row.caseId),
      hasForgedMail: forged.has(row.caseId),
      isNear,
    })),
    counts,
    views: [...views],
    beginsWith,
    colleagues: loads,
    asOf: now.toISOString(),
  }
}

/** The last words beside the subject of a case: words that begin with that say it once. */
function beside(subject: string | undefined, said: LastWords | undefined): LastWords | null {
  if (!said || !subject || !said.words.startsWith(subject)) return said ?? null
  const words = said.words.slice(subject.length).trim()
  return words === '' ? null : { ...said, words }
}

/** A search goes through all cases, whatever the view. */
async function shownOf(
  database: Database,
  { zoek, na, voor }: Query,
  question: WorkListQuery,
  staff: readonly { readonly id: string }[],
) {
  if (zoek) {
    const searched = await search(database, zoek, question)
    return { items: searched.found, before: null, after: null, isCut: searched.isCut }
  }
  const { rows, before, after } = await pageBy(database, question, staff, sideOf(na, voor))
  return { items: rows.map(row => ({ row, isNear: false })), before, after, isCut: false }
}

/** A page in the order that is asked for. */
function pageBy(
  database: Database,
  question: WorkListQuery,
  staff: readonly { readonly id: string }[],
  from: From | null,
): Promise<Page> {
  switch (question.sort?.column) {
    case 'status':
      return groupedPage(database, question, byState, from)
    case 'behandelaar':
      return groupedPage(database, question, byAssignee(staff), from)
    default:
      return page(database, question, from)
  }
}

function sideOf(after: string | undefined, before: string | undefined) {
  if (after !== undefined) return { side: 'after', position: after } as const
  return before === undefined ? null : ({ side: 'before', position: before } as const)
}

/** The question that an address asks of the list. */
export function questionOf(
  query: Partial<
    Pick<Query, 'weergave' | 'soort' | 'doel' | 'status' | 'behandelaar' | 'type' | 'sorteer' | 'richting'>
  >,
  asker: Viewer,
): WorkListQuery {
  const kind = query.soort ?? null
  const isState = kind !== null && Object.hasOwn(caseTable(kind).states, query.status ?? '')
  return {
    view: query.weergave ?? 'open',
    kind,
    state: isState ? (query.status ?? null) : null,
    purpose: query.doel ?? null,
    productType: query.type ?? null,
    assignee: assigneeOf(query.behandelaar, asker.staffId),
    sort: query.sorteer === undefined ? null : { column: query.sorteer, isDown: query.richting === 'af' },
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
): Omit<
  WorkItem,
  | 'next'
  | 'asked'
  | 'waits'
  | 'subject'
  | 'reseller'
  | 'origin'
  | 'references'
  | 'hasForgedMail'
  | 'isNear'
  | 'lastWords'
  | 'isUnseen'
> => ({
  number: row.number,
  kind: row.kind,
  purpose: row.purpose,
  formName: row.formId === null ? null : formName(row.formId),
  state: row.state,
  productType: row.productType,
  organizationName: row.organizationName,
  contactName: row.contactName,
  monthlyInCents: row.monthlyInCents,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: names.get(row.assigneeId) ?? '' },
  dueAt: dueAtOf(row)?.toISOString() ?? null,
  openedAt: row.openedAt.toISOString(),
  isTest: row.isTest,
})
