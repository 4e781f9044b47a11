import { and, type SQL } from 'drizzle-orm'
import { tmfTexts } from '../../texts.ts'
import { type ChangePage, type ChangeSource, isByChange, listByChange } from './changes.ts'
import { refusal, type TmfRefusal } from './errors.ts'
import type { Json } from './json.ts'
import { matches, sorted } from './match.ts'
import type { Filter, ListQuery } from './query.ts'

/** A page of a list in the order of arrival, and how many there are in all. @property asOf the newest row when the list was begun; null where it has none */
export type CountedPage = {
  readonly items: readonly Json[]
  readonly total: number
  readonly asOf: number | null
}

export type ListPage = CountedPage | ChangePage

/** Filters, sorts and pages whole resources that are at hand; they are given in the order of the list. */
export function listInMemory(resources: readonly Json[], query: ListQuery): CountedPage {
  const found = sorted(
    resources.filter(resource => query.filters.every(filter => matches(resource, filter))),
    query.sort,
  )
  return { items: found.slice(query.offset, query.offset + query.limit), total: found.length, asOf: null }
}

/** A list's question, beside the conditions that were made of it. */
export type Asked = Pick<ListQuery, 'filters'> & { readonly asOf: number }

/** Rows of the database that are shown as resources. */
export type DatabaseSource<Row> = {
  /** Conditions of the database by the path of an attribute; null where it cannot tell, as of an operator without an index. */
  readonly conditions: Readonly<Record<string, (filter: Filter) => SQL | null>>
  /** Columns by which the database sorts, with an index each; rows are ascending by arrival without one. */
  readonly sorts: Readonly<Record<string, (descending: boolean) => SQL>>
  /** The newest row that there is, as a number that only grows. */
  newest(): Promise<number>
  /** Leaves out what came in after a row. */
  upTo(asOf: number): SQL
  /** Rows that the client may see, within the conditions. */
  rows(
    where: SQL | undefined,
    orderBy: readonly SQL[],
    offset: number,
    limit: number,
    asked: Asked,
  ): Promise<readonly Row[]>
  count(where: SQL | undefined, asked: Asked): Promise<number>
  /** How it is listed in the order of change; absent where it is not. */
  readonly changes?: Omit<ChangeSource<Row>, 'present'> & {
    /** Name of the resource. */
    readonly list: string
  }
  /** The resources of these rows, each at its place. */
  present(rows: readonly Row[]): Promise<readonly Json[]>
}

/** So many rows are looked at in one go where the database cannot judge a filter. */
const batch = 500
/** A list of more than these is not sorted by what no column has. */
const mostSorted = 5_000

/**
 * Filters, sorts and pages rows of the database. What the source has no condition or column for is judged on whole
 * resources, batch by batch, until the time of the query is over; then the filter that took it is named.
 * @param isLive whether the caller is still let in; asked between batches
 */
export async function listFromDatabase<Row>(
  source: DatabaseSource<Row>,
  query: ListQuery,
): Promise<ListPage | TmfRefusal> {
  const { changes } = source
  if (changes && isByChange(query))
    return listByChange({ ...changes, present: rows => source.present(rows) }, changes.list, query, filter =>
      conditionOf(source, filter),
    )
  const asOf = query.asOf ?? (await source.newest())
  const asked = { filters: query.filters, asOf }
  const judged = query.filters.map(filter => ({ filter, condition: conditionOf(source, filter) }))
  const where = and(source.upTo(asOf), ...judged.flatMap(({ condition }) => condition ?? []))
  const rest = judged.flatMap(({ filter, condition }) => (condition === null ? [filter] : []))
  const sorts = query.sort.map(({ path, descending }) =>
    Object.hasOwn(source.sorts, path) ? (source.sorts[path]?.(descending) ?? null) : null,
  )
  const orderBy = sorts.filter(sort => sort !== null)
  const isPlain = rest.length === 0 && orderBy.length === sorts.length
  if (isPlain) {
    const [rows, total] = await Promise.all([
      query.limit === 0 ? [] : source.rows(where, orderBy, query.offset, query.limit, asked),
      source.count(where, asked),
    ])
    return { items: await source.present(rows), total, asOf }
  }
  const found: Json[] = []
  const isSorted = orderBy.length === sorts.length
  for (let offset = 0; ; offset += batch) {
    const rows = await source.rows(where, isSorted ? orderBy : [], offset, batch, asked)
    const resources = await source.present(rows)
    found.push(...resources.filter(resource => rest.every(filter => matches(resource, filter))))
    if (rows.length < batch) break
    if (performance.now() > query.endsAt || (!isSorted && found.length > mostSorted))
      return tooWide(rest, isSorted ? [] : query.sort.map(({ path }) => path))
  }
  const inOrder = isSorted ? found : sorted(found, query.sort)
  return { items: inOrder.slice(query.offset, query.offset + query.limit), total: found.length, asOf }
}

const conditionOf = <Row>({ conditions }: DatabaseSource<Row>, filter: Filter): SQL | null =>
  Object.hasOwn(conditions, filter.path) ? (conditions[filter.path]?.(filter) ?? null) : null

/** The refusal of a list that takes too long, which names each filter and column that it cannot use an index for. */
export const tooWide = (filters: readonly Filter[], sorts: readonly string[]): TmfRefusal =>
  refusal(400, 'invalidQuery', tmfTexts.tooWide, {
    fields: [
      ...filters.map(({ name }) => ({ path: name, message: tmfTexts.filterTooWide })),
      ...sorts.map(path => ({ path: 'sort', message: tmfTexts.sortTooWide(path) })),
    ],
  })
