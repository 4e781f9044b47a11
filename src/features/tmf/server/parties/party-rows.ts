import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { caseConditions, caseRows } from '../../../cases/server/listed-cases.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import {
  accountRows,
  isOfVisibleAccount,
  visibleAccounts,
} from '../../../customers/server/account-parties.ts'
import { buyerRows } from '../../../orders/server/buyers.ts'
import { storedProspects, visibleProspects } from '../../../prospects/server/stored-prospects.ts'
import type { PartyKind } from '../../party.ts'
import { countStored } from '../counts/stored-counts.ts'
import {
  caseCountProgress,
  knownOrganizationCounts,
  knownOrganizations,
  organizationMarks,
} from '../tables.ts'

/**
 * Organisations and persons that a client sees, from four sources: accounts, orders and quotes of guests, and prospects. An
 * organisation with a KVK number is one, however often it ordered; those that a client other than a test sees are kept
 * (docs/decisions/integration.md#organisations-are-kept-beside).
 */

export type PartyRow = {
  /** Where its details stand. */
  readonly source: 'account' | 'order' | 'quote' | 'prospect'
  /** KVK number, number of a case, or id of an account or a prospect. */
  readonly id: string
}

/** A query of `since`, `source` and `id`, which an index gives in this order. */
type Source = SQL

export const marked = sql`(select kvk_number from ${organizationMarks})`

/** Orders whose blocks are not looked through yet; both ends, so that PostgreSQL takes it for a narrow range. */
export const notCounted = caseConditions.idsFrom(sql`(select next_block * 1000 from ${caseCountProgress})`)

/** Orders with their cases. */
export const orderRows = sql`${caseRows} as cases join ${buyerRows} as bought on bought.case_id = cases.id`

/** Organisations with a KVK number: those that are kept as they stand, those that were marked, and those of the newest orders. */
function numbered(caller: ApiCaller): readonly Source[] {
  if (caller.isTest)
    return [
      sql`select min(opened_at) as since, 'order' as source, kvk_number as id
        from ${orderRows} where ${visibleCases(caller)} group by kvk_number`,
    ]
  const scope = sql`scope = ${caller.resellerId ?? ''}`
  return [
    sql`select since, source, kvk_number as id from ${knownOrganizations} where ${scope} and kvk_number not in ${marked}`,
    sql`select since, source, kvk_number as id
      from organizations_now(array(select distinct kvk_number from ${organizationMarks})) where ${scope}`,
    sql`select distinct on (kvk_number) opened_at as since, 'order' as source, kvk_number as id
      from ${orderRows}
      where ${notCounted} and ${visibleCases(caller)} and kvk_number not in ${marked} and not exists (
        select from ${knownOrganizations} as known where known.kvk_number = bought.kvk_number and ${scope})
      order by kvk_number, bought.case_id`,
  ]
}

/** Contacts of orders or quotes without an account that the client sees. */
const guests = (caller: ApiCaller, kind: 'order' | 'quote'): Source =>
  sql`select opened_at as since, cases.kind as source, number as id from ${caseRows} as cases
    where cases.kind = ${kind} and ${visibleCases(caller)} and not ${isOfVisibleAccount(caller)}`

const accounts = (caller: ApiCaller): Source =>
  sql`select created_at as since, 'account' as source, id::text as id from ${accountRows} as customers where ${visibleAccounts(caller)}`

const prospectRows = (caller: ApiCaller, kind: PartyKind): Source =>
  sql`select created_at as since, 'prospect' as source, id::text as id from ${storedProspects} as prospects
    where prospects.kind = ${kind} and ${visibleProspects(caller)}`

const sourcesOf = (caller: ApiCaller, kind: PartyKind): readonly Source[] =>
  kind === 'organization'
    ? [...numbered(caller), guests(caller, 'quote'), prospectRows(caller, kind)]
    : [accounts(caller), guests(caller, 'order'), guests(caller, 'quote'), prospectRows(caller, kind)]

/** The parties that a client sees, by when they became known: of each source no more than the page can have. */
export async function partyRows(
  database: Queryable,
  caller: ApiCaller,
  kind: PartyKind,
  {
    where,
    offset,
    limit,
  }: { readonly where: SQL | undefined; readonly offset: number; readonly limit: number },
): Promise<readonly PartyRow[]> {
  const firsts = sourcesOf(caller, kind).map(
    source => sql`(select since, source, id from (${source}) as party where ${where ?? sql`true`}
      order by since, id limit ${offset + limit})`,
  )
  const { rows } = await database.execute<PartyRow>(
    sql`select source, id from (${sql.join(firsts, sql` union all `)}) as party
      order by since, id offset ${offset} limit ${limit}`,
  )
  return rows.map(({ source, id }) => ({ source, id }))
}

/** How many parties a client sees that were known by a moment, in milliseconds. */
export async function countParties(
  database: Queryable,
  caller: ApiCaller,
  kind: PartyKind,
  asOf: number,
): Promise<number> {
  const count = (sources: readonly Source[]) =>
    database
      .execute<{ count: number }>(
        sql`select ${sql.join(
          sources.map(source => sql`(select count(*) from (${source}) as party where ${knownBy(asOf)})`),
          sql` + `,
        )} as count`,
      )
      .then(({ rows }) => Number(rows[0]?.count ?? 0))
  if (caller.isTest) return count(sourcesOf(caller, kind))
  const others =
    kind === 'organization' ? [prospectRows(caller, kind)] : [accounts(caller), prospectRows(caller, kind)]
  const counts = await Promise.all([
    count(others),
    countGuests(database, caller, kind, asOf),
    ...(kind === 'organization' ? [countNumbered(database, caller, asOf)] : []),
  ])
  return counts.reduce((sum, each) => sum + each)
}

const countGuests = (database: Queryable, caller: ApiCaller, kind: PartyKind, asOf: number) =>
  countStored(database, {
    kinds: kind === 'organization' ? ['quote'] : ['order', 'quote'],
    resellers: caller.resellerId === null ? null : [caller.resellerId],
    states: null,
    measure: sql`guests`,
    opened: { from: null, to: new Date(asOf) },
    upToId: null,
    listed: within =>
      sql`select id from ${caseRows} as cases
        where cases.kind in ${kind === 'organization' ? sql`('quote')` : sql`('order', 'quote')`}
          and ${and(visibleCases(caller), sql`not ${isOfVisibleAccount(caller)}`, sql`opened_at <= ${momentOf(asOf)}`, within)}`,
  })

/** Organisations with a KVK number: as many as are kept, without those that became known later or were marked, and with those of now. */
async function countNumbered(database: Queryable, caller: ApiCaller, asOf: number): Promise<number> {
  const [, ofMarked = sql``, ofNewest = sql``] = numbered(caller)
  const scope = sql`scope = ${caller.resellerId ?? ''}`
  const { rows } = await database.execute<{ count: number }>(sql`select (
    coalesce((select organizations from ${knownOrganizationCounts} where ${scope}), 0)
    - (select count(*) from ${knownOrganizations} where ${scope} and since > ${momentOf(asOf)})
    - (select count(*) from ${knownOrganizations} where ${scope} and ${knownBy(asOf)} and kvk_number in ${marked})
    + (select count(*) from (${ofMarked}) as party where ${knownBy(asOf)})
    + (select count(*) from (${ofNewest}) as party where ${knownBy(asOf)}))::float8 as count`)
  return rows[0]?.count ?? 0
}

const momentOf = (ms: number): SQL => sql`to_timestamp(${ms / 1000}::float8)`

/** Parties that became known by a moment, in milliseconds. */
export const knownBy = (ms: number): SQL => sql`since <= ${momentOf(ms)}`
/** Now by the clock that the rows have, in milliseconds. */
export async function momentOfDatabase(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ ms: string }>(
    sql`select ceil(extract(epoch from now()) * 1000)::bigint as ms`,
  )
  return Number(rows[0]?.ms)
}
