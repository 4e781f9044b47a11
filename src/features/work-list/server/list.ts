import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import { applicationForms, type CaseScope } from '../../cases/case-scope.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { mostCounted, type WorkView } from '../contract.ts'
import { workList } from './tables.ts'

/* Position of a page's end or beginning: the values of its order there, as a text for an address. */

type Side = 'before' | 'after'

/** `due` is null in the order of the newest, which goes by the case alone. */
type Position = { readonly due: SQL | null; readonly caseId: number }

/** Written for nothing promised, which is last. */
const never = 'x'

/** The position of a row. By urgency in microseconds, as the database has it: `1764025199999000.42`. */
const positionColumn = (byUrgency: boolean): SQL<string> =>
  byUrgency
    ? sql<string>`case when ${workList.dueAt} = 'infinity' then ${never}
        else (extract(epoch from ${workList.dueAt}) * 1000000)::bigint::text end || '.' || ${workList.caseId}`
    : sql<string>`${workList.caseId}::text`

/** Parses a position from an address; null if it is none of this order. */
function positionOf(text: string, byUrgency: boolean): Position | null {
  if (!byUrgency) return /^\d{1,15}$/.test(text) ? { due: null, caseId: Number(text) } : null
  const [, due, caseId] = /^(x|-?\d{1,16})\.(\d{1,15})$/.exec(text) ?? []
  if (due === undefined || caseId === undefined) return null
  const moment =
    due === never
      ? sql`timestamptz 'infinity'`
      : sql`timestamptz 'epoch' + ${due}::bigint * interval '1 microsecond'`
  return { due: moment, caseId: Number(caseId) }
}

/** A query of the work list. */
export type WorkListQuery = {
  readonly view: WorkView
  readonly kind: CaseKind | null
  readonly state: string | null
  readonly productType: ProductType | null
  /** null: whoever takes care of it. */
  readonly assignee: { readonly id: string | null } | null
  readonly asker: Viewer
}

/** The colleague who asks, and the cases in their scope. */
export type Viewer = { readonly staffId: string; readonly scope: CaseScope }

export type WorkRow = Readonly<typeof workList.$inferSelect>

export type Page = {
  readonly rows: readonly WorkRow[]
  /** Positions before and after the page, as texts for an address; null without a neighbouring page. */
  readonly before: string | null
  readonly after: string | null
}

export const pageSize = 50

/** By when the customer of a case hears from us; null where nothing is promised. */
export const dueAtOf = ({ dueAt }: Pick<WorkRow, 'dueAt'>): Date | null =>
  dueAt === 'infinity' ? null : new Date(dueAt)

const isOf = (id: string | null): SQL =>
  id === null ? isNull(workList.assigneeId) : eq(workList.assigneeId, id)

const scopeCondition = (scope: CaseScope): SQL | undefined => {
  if (scope === 'all') return undefined
  return scope === 'applications'
    ? inArray(workList.formId, [...applicationForms])
    : or(isNull(workList.formId), notInArray(workList.formId, [...applicationForms]))
}

/** Condition of a view, before filters. src/features/cases/next-step.ts draws the same line between late and not. */
const viewCondition = (view: WorkView, { staffId, scope }: Viewer): SQL | undefined => {
  const conditions = {
    open: undefined,
    'te-laat': lt(workList.dueAt, sql`now()`),
    'van-mij': isOf(staffId),
    niemand: isOf(null),
  }
  const seen = scopeCondition(scope)
  return view === 'alles' ? seen : and(workList.isOpen, conditions[view], seen)
}

/** The filters among what the asker sees, without the view. */
export const filterCondition = ({
  kind,
  state,
  productType,
  assignee,
  asker,
}: WorkListQuery): SQL | undefined =>
  and(
    scopeCondition(asker.scope),
    kind === null ? undefined : eq(workList.kind, kind),
    state === null ? undefined : eq(workList.state, state),
    productType === null ? undefined : eq(workList.productType, productType),
    assignee === null ? undefined : isOf(assignee.id),
  )

/** Open cases, the most urgent first; all of them, the newest first. */
const isByUrgency = ({ view }: WorkListQuery): boolean => view !== 'alles'

/** One page of the list: the first, or the one on a side of a position. */
export async function page(
  database: Queryable,
  question: WorkListQuery,
  from: { readonly side: Side; readonly position: string } | null,
): Promise<Page> {
  const byUrgency = isByUrgency(question)
  const position = from && positionOf(from.position, byUrgency)
  const isBackwards = position !== null && from?.side === 'before'
  const found = await database
    .select({ row: workList, position: positionColumn(byUrgency) })
    .from(workList)
    .where(
      and(
        viewCondition(question.view, question.asker),
        filterCondition(question),
        position === null ? undefined : beyond(position, byUrgency === isBackwards),
      ),
    )
    .orderBy(...order(byUrgency, isBackwards))
    .limit(pageSize + 1)
  const isMore = found.length > pageSize
  const shown = found.slice(0, pageSize)
  if (isBackwards) shown.reverse()
  const hasBefore = isBackwards ? isMore : position !== null
  const hasAfter = isBackwards || isMore
  return {
    rows: shown.map(({ row }) => row),
    before: hasBefore ? (shown[0]?.position ?? null) : null,
    after: hasAfter ? (shown.at(-1)?.position ?? null) : null,
  }
}

function beyond({ due, caseId }: Position, isLess: boolean): SQL {
  if (due === null) return isLess ? lt(workList.caseId, caseId) : gt(workList.caseId, caseId)
  const here = sql`(${due}, ${caseId}::bigint)`
  const row = sql`(${workList.dueAt}, ${workList.caseId})`
  return isLess ? sql`${row} < ${here}` : sql`${row} > ${here}`
}

function order(byUrgency: boolean, isBackwards: boolean): SQL[] {
  const way = isBackwards ? desc : asc
  if (byUrgency) return [way(workList.dueAt), way(workList.caseId)]
  return [isBackwards ? asc(workList.caseId) : desc(workList.caseId)]
}

/** How many cases each view has, counted so far as is shown; in the order of the list, so that its index is read and no more. */
export async function countViews(
  database: Queryable,
  asker: Viewer,
): Promise<Readonly<Record<Exclude<WorkView, 'alles'>, number>>> {
  const count = (view: WorkView) =>
    sql<number>`(select count(*)::integer from (
      select from ${workList} where ${viewCondition(view, asker)}
      order by ${workList.dueAt} limit ${mostCounted + 1}) as counted)`
  const { rows } = await database.execute<{ open: number; late: number; mine: number; nobody: number }>(
    sql`select ${count('open')} as open, ${count('te-laat')} as late, ${count('van-mij')} as mine,
      ${count('niemand')} as nobody`,
  )
  const { open = 0, late = 0, mine = 0, nobody = 0 } = rows[0] ?? {}
  return { open, 'te-laat': late, 'van-mij': mine, niemand: nobody }
}
