import type { SQL } from 'drizzle-orm'
import { tmfTexts } from '../../texts.ts'
import { narrowed, type Range } from '../counts/range.ts'
import { refusal, type TmfRefusal } from './errors.ts'
import type { Json } from './json.ts'
import { matches } from './match.ts'
import { latest } from './moment.ts'
import type { Filter, ListQuery } from './query.ts'

/* Lists in the order of the last change, by which systems catch up (docs/decisions/integration.md#catching-up). */

/** The place of a resource in the order of its list. */
export type Place = {
  /** When it last changed, in milliseconds. */
  readonly at: number
  readonly id: string
}

/** Changes behind a place, from a moment on and before another. */
export type ChangeWindow = { readonly after: Place | null; readonly from: Date | null; readonly until: Date }

/** Rows of a window in their order. @property scannedTo how far was looked for them; null where nothing is there @property isEnd whether there is no more */
export type ChangedRows<Row> = {
  readonly rows: readonly { readonly row: Row; readonly place: Place }[]
  readonly scannedTo: Place | null
  readonly isEnd: boolean
}

/** A filter with its condition of the database. */
export type FilterCondition = { readonly filter: Filter; readonly condition: SQL }

/** How a source lists by change. */
export type ChangeSource<Row> = {
  /** No change before this moment is still to come. */
  completeUntil(): Promise<Date>
  /** @param conditions all of which must fit */
  rows(conditions: readonly FilterCondition[], window: ChangeWindow, limit: number): Promise<ChangedRows<Row>>
  /** The resources of these rows, without what is gone meanwhile. */
  present(rows: readonly Row[]): Promise<readonly Json[]>
}

/** A page in the order of change. @property next the cursor behind it; null where nothing will ever come behind it */
export type ChangePage = { readonly items: readonly Json[]; readonly next: string | null }

/** The attribute by which these lists are ordered. */
export const lastUpdate = 'lastUpdate'

/** Whether a resource is listed in the order of change. */
export const isListedByChange = (resource: string): boolean =>
  ['productOrder', 'quote', 'product', 'agreement', 'organization', 'individual'].includes(resource)

/** Whether a query asks for the order of change. */
export const isByChange = ({ after, filters }: Pick<ListQuery, 'after' | 'filters'>): boolean =>
  after !== null || filters.some(({ path }) => path === lastUpdate)

/** An opaque name of a place in a list. */
export const cursorOf = (list: string, { at, id }: Place): string =>
  Buffer.from(JSON.stringify([list, at, id])).toString('base64url')

/** The place that a cursor of this list names; null for the beginning, undefined where it names none. */
export function placeOf(list: string, cursor: string): Place | null | undefined {
  if (cursor === '') return null
  try {
    const [of, at, id, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isWhole = of === list && more.length === 0 && Number.isSafeInteger(at) && typeof id === 'string'
    if (!isWhole || !/^[\w-]{1,40}$/.test(id)) return undefined
    const place = { at: Number(at), id }
    return place.at >= 0 && place.at <= latest && cursorOf(list, place) === cursor ? place : undefined
  } catch {
    return undefined
  }
}

/** So many rows at most are looked at in one go where a filter is judged on whole resources. */
const batch = 200
/** A page that is not full by then goes out, with the cursor behind what was looked at. */
const searchMs = 700

const wrong = (path: string, message: string): TmfRefusal =>
  refusal(400, 'invalidQuery', tmfTexts.wrongQuery, { fields: [{ path, message }] })

/**
 * A page of a list in the order of change.
 * @param list name of the resource, to which cursors belong
 * @param conditionOf the condition of the database of a filter; null where it has none
 */
export async function listByChange<Row>(
  source: ChangeSource<Row>,
  list: string,
  query: ListQuery,
  conditionOf: (filter: Filter) => SQL | null,
): Promise<ChangePage | TmfRefusal> {
  const after = placeOf(list, query.after ?? '')
  if (after === undefined) return wrong('after', tmfTexts.noCursor)
  const [other] = [
    ...(query.offset > 0 ? ['offset'] : []),
    ...(query.sort.length > 0 ? ['sort'] : []),
    ...(query.asOf !== null ? ['asOf'] : []),
  ]
  if (other !== undefined) return wrong(other, tmfTexts.notByChange)
  const range = rangeIn(query.filters)
  if ('kind' in range) return range
  const filters = query.filters.filter(({ path }) => path !== lastUpdate)
  const conditions = filters.map(filter => ({ filter, condition: conditionOf(filter) }))
  const byDatabase = conditions.flatMap(({ filter, condition }) => (condition ? [{ filter, condition }] : []))
  const rest = conditions.flatMap(({ filter, condition }) => (condition === null ? [filter] : []))
  const complete = await source.completeUntil()
  const until = range.to && range.to < complete ? range.to : complete
  const endsAt = performance.now() + searchMs
  const items: Json[] = []
  let place = after
  let isAtEnd = false
  while (!isAtEnd && items.length < query.limit) {
    const wanted = rest.length > 0 ? batch : query.limit - items.length
    const { rows, scannedTo, isEnd } = await source.rows(
      byDatabase,
      { after: place, from: range.from, until },
      wanted,
    )
    const shown = new Map((await source.present(rows.map(({ row }) => row))).map(each => [each.id, each]))
    for (const { place: at } of rows) {
      if (items.length === query.limit) break
      place = at
      const resource = shown.get(at.id)
      // Its content may be newer than its place; it comes again at its new one then.
      const whole = resource && { ...resource, [lastUpdate]: new Date(at.at).toISOString() }
      if (whole && rest.every(filter => matches(whole, filter))) items.push(whole)
    }
    const isWhole = place === (rows.at(-1)?.place ?? place)
    isAtEnd = isWhole && isEnd
    if (isWhole) place = scannedTo ?? place
    if (performance.now() > endsAt) break
  }
  const isOver = isAtEnd && range.to !== null && range.to <= complete
  return { items, next: isOver ? null : place === null ? '' : cursorOf(list, place) }
}

/** The moments that filters on the last change leave. */
function rangeIn(filters: readonly Filter[]): Range | TmfRefusal {
  let range: Range = { from: null, to: null }
  for (const filter of filters.filter(({ path }) => path === lastUpdate)) {
    const next = narrowed(range, filter)
    if (!next) return wrong(filter.name, tmfTexts.noMoment)
    range = next
  }
  return range
}
