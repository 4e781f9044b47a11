import { and, asc, desc, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { filterCondition, viewCondition, type WorkListQuery, type WorkRow } from './list.ts'
import { workList } from './tables.ts'

export type Page = {
  readonly rows: readonly WorkRow[]
  /** Positions before and after the page, as texts for an address; null without a neighbouring page. */
  readonly before: string | null
  readonly after: string | null
}

export type From = { readonly side: 'before' | 'after'; readonly position: string }

export const pageSize = 50

/** A row with what it is sorted by, as a text; null where that is its case alone. */
export type Placed = { readonly row: WorkRow; readonly key: string | null }

/** By what rows are sorted before their case: an expression that an index has, and how it is written in an address. */
type Key = { readonly column: SQL; readonly text: SQL<string>; readonly parse: (text: string) => SQL | null }

/** Written for nothing promised, which is last. */
const never = 'x'

/** By urgency in microseconds, as the database has it: `1764025199999000`. */
const dueKey: Key = {
  column: sql`${workList.dueAt}`,
  text: sql<string>`case when ${workList.dueAt} = 'infinity' then ${never}
    else (extract(epoch from ${workList.dueAt}) * 1000000)::bigint::text end`,
  parse(text) {
    if (text === never) return sql`timestamptz 'infinity'`
    return /^-?\d{1,16}$/.test(text)
      ? sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`
      : null
  },
}

const name = sql`lower(coalesce(${workList.organizationName}, ${workList.contactName}, ''))`

const nameKey: Key = {
  column: name,
  text: sql<string>`rtrim(translate(encode(convert_to(${name}, 'UTF8'), 'base64'), E'+/\\n', '-_'), '=')`,
  parse: text => (/^[\w-]*$/.test(text) ? textIn(Buffer.from(text, 'base64url')) : null),
}

/** PostgreSQL takes no text with a zero in it. */
const textIn = (bytes: Buffer): SQL | null => (bytes.includes(0) ? null : sql`${bytes.toString()}::text`)

const amount = sql`coalesce(${workList.monthlyInCents}, -1)`

const amountKey: Key = {
  column: amount,
  text: sql<string>`${amount}::text`,
  parse: text => (/^-?\d{1,9}$/.test(text) ? sql`${text}::integer` : null),
}

/** How rows follow each other: by a key and then by their case, or by that alone. */
export type Order = { readonly key: Key | null; readonly isDown: boolean }

export const byUrgency: Order = { key: dueKey, isDown: false }
export const byAge: Order = { key: null, isDown: true }

/** The order within a view: open cases by urgency, all of them the newest first. */
export const usualOrder = ({ view }: Pick<WorkListQuery, 'view'>): Order =>
  view === 'alles' ? byAge : byUrgency

/** The order by a column of which each value has a place of its own. */
function orderOf(question: WorkListQuery): Order {
  const isDown = question.sort?.isDown ?? false
  switch (question.sort?.column) {
    case 'uiterlijk':
      return { key: dueKey, isDown }
    case 'binnen':
      return { key: null, isDown }
    case 'organisatie':
      return { key: nameKey, isDown }
    case 'bedrag':
      return { key: amountKey, isDown }
    default:
      return usualOrder(question)
  }
}

/** A position: the values of an order there. */
export type Position = { readonly key: SQL | null; readonly caseId: number }

/** Parses a position from an address; null if it is none of this order. */
export function positionOf(text: string, { key }: Order): Position | null {
  const [, value, caseId] = /^(?:(.*)\.)?(\d{1,15})$/.exec(text) ?? []
  if (caseId === undefined || (value === undefined) !== (key === null)) return null
  const parsed = key === null || value === undefined ? null : key.parse(value)
  return key !== null && parsed === null ? null : { key: parsed, caseId: Number(caseId) }
}

export const positionText = ({ row, key }: Placed): string =>
  key === null ? String(row.caseId) : `${key}.${row.caseId}`

/** Rows that come after a position in an order, or before it; of each the nearest, up to a number. */
export async function rowsBeyond(
  database: Queryable,
  question: WorkListQuery,
  {
    order,
    position,
    isBackwards,
    most,
    within,
  }: {
    readonly order: Order
    readonly position: Position | null
    readonly isBackwards: boolean
    readonly most: number
    /** A further condition. */
    readonly within?: SQL | undefined
  },
): Promise<readonly Placed[]> {
  const isDown = order.isDown !== isBackwards
  const way = isDown ? desc : asc
  return database
    .select({ row: workList, key: order.key?.text ?? sql<null>`null` })
    .from(workList)
    .where(
      and(
        viewCondition(question.view, question.asker),
        filterCondition(question),
        within,
        position === null ? undefined : beyond(order, position, isDown),
      ),
    )
    .orderBy(...(order.key ? [way(order.key.column)] : []), way(workList.caseId))
    .limit(most)
}

export function beyond({ key }: Order, position: Position, isDown: boolean): SQL {
  if (!key) return isDown ? lt(workList.caseId, position.caseId) : gt(workList.caseId, position.caseId)
  const here = sql`(${position.key}, ${position.caseId}::bigint)`
  const row = sql`(${key.column}, ${workList.caseId})`
  return isDown ? sql`${row} < ${here}` : sql`${row} > ${here}`
}

/** A page of what was found from a position on, which is one more than it shows where there are more. */
export function pageOf<Found>(
  found: readonly Found[],
  from: { readonly isBackwards: boolean; readonly isFromStart: boolean },
  textOf: (found: Found) => string,
): { readonly shown: readonly Found[] } & Pick<Page, 'before' | 'after'> {
  const isMore = found.length > pageSize
  const nearest = found.slice(0, pageSize)
  const shown = from.isBackwards ? nearest.toReversed() : nearest
  const at = (one: Found | undefined) => (one === undefined ? null : textOf(one))
  return {
    shown,
    before: (from.isBackwards ? isMore : !from.isFromStart) ? at(shown[0]) : null,
    after: from.isBackwards || isMore ? at(shown.at(-1)) : null,
  }
}

/** One page of the list in an order by a key: the first, or the one on a side of a position. */
export async function page(database: Queryable, question: WorkListQuery, from: From | null): Promise<Page> {
  const order = orderOf(question)
  const position = from && positionOf(from.position, order)
  const isBackwards = position !== null && from?.side === 'before'
  const found = await rowsBeyond(database, question, { order, position, isBackwards, most: pageSize + 1 })
  const { shown, ...sides } = pageOf(found, { isBackwards, isFromStart: position === null }, positionText)
  return { rows: shown.map(({ row }) => row), ...sides }
}

/** Rows by their cases, in the order given. */
export async function rowsOf(database: Queryable, caseIds: readonly number[]): Promise<readonly WorkRow[]> {
  if (caseIds.length === 0) return []
  const rows = await database
    .select()
    .from(workList)
    .where(inArray(workList.caseId, [...caseIds]))
  const byId = new Map(rows.map(row => [row.caseId, row]))
  return caseIds.flatMap(id => byId.get(id) ?? [])
}
