import { and, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import type { OrderPurpose } from '../../cases/order-purpose.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { applicationForms, type CaseScope } from '../../desk/case-scope.ts'
import { type Load, mostCounted, mostLoad, type SortColumn, type WorkView } from '../contract.ts'
import { workList } from './tables.ts'

/** A query of the work list. */
export type WorkListQuery = {
  readonly view: WorkView
  readonly kind: CaseKind | null
  readonly state: string | null
  /** The purpose of an order; null for whatever it is. */
  readonly purpose: OrderPurpose | null
  readonly productType: ProductType | null
  /** null: whoever takes care of it. */
  readonly assignee: { readonly id: string | null } | null
  /** null: by urgency, and all cases by age. */
  readonly sort: { readonly column: SortColumn; readonly isDown: boolean } | null
  readonly asker: Viewer
}

/** The colleague who asks, and the cases in their scope. */
export type Viewer = { readonly staffId: string; readonly scope: CaseScope }

export type WorkRow = Readonly<typeof workList.$inferSelect>

/** By when the customer of a case hears from us; null where nothing is promised. */
export const dueAtOf = ({ dueAt }: Pick<WorkRow, 'dueAt'>): Date | null =>
  dueAt === 'infinity' ? null : new Date(dueAt)

const isOf = (id: string | null): SQL =>
  id === null ? isNull(workList.assigneeId) : eq(workList.assigneeId, id)

export const scopeCondition = (scope: CaseScope): SQL | undefined => {
  if (scope === 'all') return undefined
  return scope === 'applications'
    ? inArray(workList.formId, [...applicationForms])
    : or(isNull(workList.formId), notInArray(workList.formId, [...applicationForms]))
}

/** Condition of a view, before filters. src/features/cases/next-step.ts draws the same line between late and not. */
export const viewCondition = (view: WorkView, { staffId, scope }: Viewer): SQL | undefined => {
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
  purpose,
  productType,
  assignee,
  asker,
}: WorkListQuery): SQL | undefined =>
  and(
    scopeCondition(asker.scope),
    kind === null ? undefined : eq(workList.kind, kind),
    state === null ? undefined : eq(workList.state, state),
    purpose === null ? undefined : and(eq(workList.kind, 'order'), eq(workList.purpose, purpose)),
    productType === null ? undefined : eq(workList.productType, productType),
    assignee === null ? undefined : isOf(assignee.id),
  )

/** How many cases each view has, counted so far as is shown; in the order of the list, so that its index is read and no more. */
export async function countViews(
  database: Queryable,
  asker: Viewer,
): Promise<Readonly<Record<Exclude<WorkView, 'alles'>, number>>> {
  const count = (view: WorkView) =>
    sql<number>`(select count(*)::integer from (
      select from ${workList} where ${and(viewCondition(view, asker), eq(workList.isTest, false))}
      order by ${workList.dueAt} limit ${mostCounted + 1}) as counted)`
  const { rows } = await database.execute<{ open: number; late: number; mine: number; nobody: number }>(
    sql`select ${count('open')} as open, ${count('te-laat')} as late, ${count('van-mij')} as mine,
      ${count('niemand')} as nobody`,
  )
  const { open = 0, late = 0, mine = 0, nobody = 0 } = rows[0] ?? {}
  return { open, 'te-laat': late, 'van-mij': mine, niemand: nobody }
}

/**
 * How much open work colleagues have, counted so far as is shown: the most urgent ones come first, so that late ones and those of
 * today are among them.
 * @param endOfToday until when something is due today
 */
export async function loadOf(
  database: Queryable,
  colleagues: readonly { readonly id: string; readonly name: string }[],
  endOfToday: Date,
): Promise<Load[]> {
  if (colleagues.length === 0) return []
  const { rows } = await database.execute<Omit<Load, 'name'>>(
    sql`select asked.id, work.open, work.late, work.today
      from unnest(${sql.param(colleagues.map(({ id }) => id))}::uuid[]) as asked (id) cross join lateral (
        select count(*)::integer as open, (count(*) filter (where due_at < now()))::integer as late,
          (count(*) filter (where due_at >= now() and due_at <= ${endOfToday}))::integer as today
        from (select due_at from ${workList} where assignee_id = asked.id and is_open and not is_test
          order by due_at limit ${mostLoad}) as most_urgent) as work`,
  )
  const loads = new Map(rows.map(row => [row.id, row]))
  const none = { open: 0, late: 0, today: 0 }
  return colleagues.map(({ id, name }) => ({ ...none, ...loads.get(id), id, name }))
}
