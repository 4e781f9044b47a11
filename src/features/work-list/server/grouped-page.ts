import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import { caseTable } from '../../cases/case-states.ts'
import { filterCondition, viewCondition, type WorkListQuery } from './list.ts'
import {
  type From,
  type Order,
  type Page,
  type Placed,
  pageOf,
  pageSize,
  positionOf,
  positionText,
  rowsBeyond,
  rowsOf,
  usualOrder,
} from './page.ts'
import { workList } from './tables.ts'

/*
 * The list by a column of which many rows have the same value: a group for each value, in an order that the value alone does
 * not tell. Within a group rows are as usual, so that the index that filters by the column is read from the place on.
 */

/** null: those of nobody. */
type Group = string | null

/** Groups of a column in their order, and the condition for a group. */
export type Grouping = {
  readonly groups: readonly Group[]
  readonly column: SQL
  readonly type: 'text' | 'uuid'
}

/** States as a case comes to them, kind by kind. */
export const byState: Grouping = {
  groups: [...new Set(caseKinds.flatMap(kind => Object.keys(caseTable(kind).states)))],
  column: sql`${workList.state}`,
  type: 'text',
}

/** Colleagues by name, and nobody after them. */
export const byAssignee = (colleagues: readonly { readonly id: string }[]): Grouping => ({
  groups: [...colleagues.map(({ id }) => id), null],
  column: sql`${workList.assigneeId}`,
  type: 'uuid',
})

type Found = Placed & { readonly group: Group }

const nobody = '-'

const textOf = (found: Found): string => `${found.group ?? nobody}~${positionText(found)}`

/** One page of the list by groups: the first, or the one on a side of a position. */
export async function groupedPage(
  database: Queryable,
  question: WorkListQuery,
  { groups: upwards, ...grouping }: Grouping,
  from: From | null,
): Promise<Page> {
  const order = usualOrder(question)
  const groups = question.sort?.isDown ? upwards.toReversed() : upwards
  const [, name = '', rest = ''] = /^([^~]*)~(.*)$/.exec(from?.position ?? '') ?? []
  const group = name === nobody ? null : name
  const place = groups.indexOf(group)
  const position = place < 0 ? null : positionOf(rest, order)
  const isBackwards = position !== null && from?.side === 'before'
  const following =
    position === null ? groups : isBackwards ? groups.slice(0, place).toReversed() : groups.slice(place + 1)
  const inGroup = (one: Group) =>
    one === null
      ? sql`${grouping.column} is null`
      : sql`${grouping.column} = ${one}::${sql.raw(grouping.type)}`
  const found: Found[] = []
  if (position !== null) {
    const near = { order, position, isBackwards, most: pageSize + 1, within: inGroup(group) }
    for (const placed of await rowsBeyond(database, question, near)) found.push({ ...placed, group })
  }
  for (const run of runsOf(following)) {
    const most = pageSize + 1 - found.length
    if (most <= 0) break
    if (run.length === 1 && run[0] === null) {
      const none = { order, position: null, isBackwards, most, within: inGroup(null) }
      for (const placed of await rowsBeyond(database, question, none)) found.push({ ...placed, group: null })
    } else
      found.push(
        ...(await rowsOfGroups(database, question, { ...grouping, groups: run, order, isBackwards, most })),
      )
  }
  const { shown, ...sides } = pageOf(found, { isBackwards, isFromStart: position === null }, textOf)
  return { rows: shown.map(({ row }) => row), ...sides }
}

/** Groups with a value one after the other, and that without one by itself. */
function runsOf(groups: readonly Group[]): readonly (readonly Group[])[] {
  const nobodyAt = groups.indexOf(null)
  if (nobodyAt < 0) return [groups]
  return [groups.slice(0, nobodyAt), [null], groups.slice(nobodyAt + 1)].filter(({ length }) => length > 0)
}

/** The first rows of several groups, of each no more than are looked for. */
async function rowsOfGroups(
  database: Queryable,
  question: WorkListQuery,
  {
    groups,
    column,
    type,
    order,
    isBackwards,
    most,
  }: Grouping & { readonly order: Order; readonly isBackwards: boolean; readonly most: number },
): Promise<readonly Found[]> {
  const way = sql.raw(order.isDown === isBackwards ? 'asc' : 'desc')
  const inner = order.key
    ? sql`${order.key.column} ${way}, ${workList.caseId} ${way}`
    : sql`${workList.caseId} ${way}`
  const outer = order.key ? sql`sorted ${way}, case_id ${way}` : sql`case_id ${way}`
  const condition = and(
    sql`${column} = wanted.value`,
    viewCondition(question.view, question.asker),
    filterCondition(question),
  )
  const { rows } = await database.execute<{ id: string; key: string | null; value: string }>(
    sql`select case_id as id, key, value
      from unnest(${sql.param([...groups])}::${sql.raw(type)}[]) with ordinality as wanted (value, place) cross join lateral (
        select ${workList.caseId} as case_id, ${order.key?.column ?? sql`null`} as sorted, ${order.key?.text ?? sql`null`} as key
        from ${workList} where ${condition} order by ${inner} limit ${most}) as first_ones
      order by place, ${outer} limit ${most}`,
  )
  const found = await rowsOf(
    database,
    rows.map(({ id }) => Number(id)),
  )
  const byId = new Map(found.map(row => [row.caseId, row]))
  return rows.flatMap(({ id, key, value }) => {
    const row = byId.get(Number(id))
    return row ? [{ row, key, group: value }] : []
  })
}
