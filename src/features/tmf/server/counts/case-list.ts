import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { CaseKind } from '../../../cases/case-kinds.ts'
import type { Case } from '../../../cases/server/case.ts'
import { caseConditions, caseRows, countCases, listedCases } from '../../../cases/server/listed-cases.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import { isPartyId } from '../../related-party.ts'
import type { Asked } from '../kit/lists.ts'
import type { Filter } from '../kit/query.ts'
import { caseCounts } from '../tables.ts'
import { always, narrowed, type Range } from './range.ts'
import {
  countCompleted,
  countStored,
  deepFrom,
  firstCompleted,
  type StoredCount,
  startOfPage,
} from './stored-counts.ts'

/* Lists of orders and quotes: their totals, and pages that lie deep in them. */

/** A list of cases of one kind. */
export type CaseList = {
  readonly kind: CaseKind
  readonly caller: ApiCaller
  /** Attributes that are moments of its cases; null where it has none. */
  readonly openedPath: string
  readonly completedPath: string | null
  /**
   * The states of cases that a filter on `state` asks for, and the ids of the few cases that are shown in another state than they
   * have; null where no case has such a state.
   */
  statesOf(filter: Filter): { readonly states: readonly string[]; readonly special: readonly number[] } | null
}

/** Resellers whose cases a client's own list and filters leave to see: null for all; some without end, as ids of parties, for null. */
export function seenResellers(
  { resellerId }: Pick<ApiCaller, 'resellerId'>,
  filters: readonly Filter[],
): { readonly resellers: readonly string[] | null } | null {
  let resellers: readonly string[] | null = resellerId === null ? null : [resellerId]
  for (const { operator, values } of filters) {
    if (operator !== 'eq' || values.some(isPartyOfCase)) return null
    resellers = resellers === null ? [...new Set(values)] : resellers.filter(id => values.includes(id))
  }
  return { resellers }
}

/** Whether the id of a party is one of an organisation, a contact, a prospect or an account, which few cases have. */
const isPartyOfCase = (id: string): boolean => /^\d{8,9}$/.test(id) || isPartyId(id)

type Asking = {
  readonly resellers: readonly string[] | null
  readonly states: readonly string[] | null
  readonly special: readonly number[]
  readonly opened: Range
  readonly completed: Range | null
}

/** The question of a list, where counts are kept of it; null where its cases are counted. */
function askingOf(list: CaseList, filters: readonly Filter[]): Asking | null {
  if (list.caller.isTest) return null
  const seen = seenResellers(
    list.caller,
    filters.filter(({ path }) => path === 'relatedParty.id'),
  )
  if (!seen) return null
  let asking: Asking = { ...seen, states: null, special: [], opened: always, completed: null }
  for (const filter of filters) {
    const next = withFilter(list, asking, filter)
    if (!next) return null
    asking = next
  }
  return asking
}

function withFilter(list: CaseList, asking: Asking, filter: Filter): Asking | null {
  const { path, operator } = filter
  if (path === 'relatedParty.id') return asking
  if (path === 'state') {
    const found = operator === 'eq' && asking.states === null ? list.statesOf(filter) : null
    return found && { ...asking, ...found }
  }
  if (path === list.openedPath) {
    const opened = narrowed(asking.opened, filter)
    return opened && { ...asking, opened }
  }
  if (path === list.completedPath) {
    const completed = narrowed(asking.completed ?? always, filter)
    return completed && { ...asking, completed }
  }
  return null
}

const idsWhere = (where: SQL | undefined): SQL =>
  sql`select id from ${caseRows} as cases where ${where ?? sql`true`}`

const conditionOf = ({ from, to }: Range): SQL | undefined =>
  and(
    from ? caseConditions.openedAt('gte', from) : undefined,
    to ? caseConditions.openedAt('lt', to) : undefined,
  )

/** The counts of a list by its states and by when its cases came in. */
function keptCount(list: CaseList, asking: Asking, asOf: number, where: SQL | undefined): StoredCount {
  const { resellers, states, special, opened } = asking
  const few = special.length > 0 ? caseConditions.ids(special) : null
  const alike = and(
    caseConditions.ofKind(list.kind),
    visibleCases(list.caller),
    resellers ? caseConditions.resellers(resellers) : undefined,
    states ? caseConditions.state(states) : undefined,
    conditionOf(opened),
  )
  return {
    kinds: [list.kind],
    resellers,
    states,
    measure: sql`${caseCounts.cases}`,
    opened,
    upToId: asOf,
    listed: within => idsWhere(and(where, within)),
    ...(few && { excess: [idsWhere(and(alike, few))], missing: [idsWhere(and(where, few))] }),
  }
}

/** How many cases a list has; of what counts are kept, by these. @param where its cases, up to `asOf` */
export async function countListed(
  database: Queryable,
  list: CaseList,
  { filters, asOf }: Asked,
  where: SQL | undefined,
): Promise<number> {
  const asking = askingOf(list, filters)
  if (asking?.resellers?.length === 0) return 0
  if (asking && asking.completed === null) return countStored(database, keptCount(list, asking, asOf, where))
  const isWide = asking && asking.opened === always && (asking.states?.includes('completed') ?? true)
  if (!isWide || asking.completed === null) return countCases(database, where)
  return countCompleted(database, {
    resellers: asking.resellers,
    closed: asking.completed,
    upToId: asOf,
    listed: within => idsWhere(and(where, within)),
  })
}

/** A page of a list; where one begins that lies deep in the order of arrival, or after a day, is found by the counts that are kept. */
export async function pageOfCases(
  database: Queryable,
  list: CaseList,
  { filters, asOf }: Asked,
  where: SQL | undefined,
  page: { readonly orderBy: readonly SQL[]; readonly offset: number; readonly limit: number },
): Promise<readonly Case[]> {
  const asking = page.orderBy.length === 0 ? askingOf(list, filters) : null
  const { from: completedFrom } = asking?.completed ?? always
  if (asking && completedFrom) {
    const fromId = await firstCompleted(database, { ...asking, from: completedFrom, upToId: asOf })
    return listedCases(database, and(where, caseConditions.from(fromId)), page)
  }
  if (!asking || asking.completed || (page.offset < deepFrom && !asking.opened.from))
    return listedCases(database, where, page)
  const { fromId, offset } = await startOfPage(database, keptCount(list, asking, asOf, where), page.offset)
  return listedCases(database, and(where, caseConditions.from(fromId)), { ...page, offset })
}
