import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { otherCases, visibleCases } from '../../../cases/server/visible-cases.ts'
import { visibleAccounts } from '../../../customers/server/account-parties.ts'
import { visibleProspects } from '../../../prospects/server/stored-prospects.ts'
import type { PartyKind } from '../../party.ts'

/**
 * Organisations and persons that a client sees, from four sources: accounts, orders and quotes of guests, and prospects. An
 * organisation with a KVK number is one, however often it ordered.
 */

export type PartyRow = {
  /** Where its details stand. */
  readonly source: 'account' | 'order' | 'quote' | 'prospect'
  /** KVK number, number of a case, or id of an account or a prospect. */
  readonly id: string
}

const kvkOf = (account: SQL): SQL => sql`${account}.organization ->> 'kvkNumber'`

const hasVisibleAccount = (caller: ApiCaller) =>
  sql`exists (select from customers where customers.id = cases.customer_id and ${visibleAccounts(caller)})`

const organizations = (caller: ApiCaller): SQL => sql`
  select created_at as since, 'account' as source, ${kvkOf(sql`customers`)} as id from customers
  where ${visibleAccounts(caller)} and not exists (
    select from customers as older
    where ${kvkOf(sql`older`)} = ${kvkOf(sql`customers`)} and ${visibleAccounts(caller, sql`older`)}
      and (older.created_at, older.id) < (customers.created_at, customers.id))
  union all
  select opened_at, 'order', kvk_number from cases join product_orders on product_orders.case_id = cases.id
  where ${visibleCases(caller)}
    and not exists (
      select from case_keys as found join product_orders as before using (case_id)
        join cases as other on other.id = found.case_id
      where found.key = product_orders.kvk_number and before.kvk_number = product_orders.kvk_number
        and found.case_id < product_orders.case_id and ${visibleCases(caller, otherCases)})
    and not exists (
      select from customers where ${kvkOf(sql`customers`)} = kvk_number and ${visibleAccounts(caller)})
  union all
  select opened_at, 'quote', number from cases
  where cases.kind = 'quote' and ${visibleCases(caller)} and not ${hasVisibleAccount(caller)}`

const individuals = (caller: ApiCaller): SQL => sql`
  select created_at as since, 'account' as source, id::text as id from customers where ${visibleAccounts(caller)}
  union all
  select opened_at, cases.kind, number from cases
  where cases.kind in ('order', 'quote') and ${visibleCases(caller)} and not ${hasVisibleAccount(caller)}`

const prospectRows = (caller: ApiCaller, kind: PartyKind): SQL => sql`
  select created_at, 'prospect', id::text from prospects
  where prospects.kind = ${kind} and ${visibleProspects(caller)}`

/** @param condition on `since` */
const parties = (caller: ApiCaller, kind: PartyKind, condition: SQL | undefined): SQL => sql`
  from (${kind === 'organization' ? organizations(caller) : individuals(caller)}
    union all ${prospectRows(caller, kind)}) as party
  where ${condition ?? sql`true`}`

/** The parties that a client sees, by when they became known. */
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
  const { rows } = await database.execute<PartyRow>(
    sql`select source, id ${parties(caller, kind, where)} order by since, id offset ${offset} limit ${limit}`,
  )
  return rows.map(({ source, id }) => ({ source, id }))
}

export async function countParties(
  database: Queryable,
  caller: ApiCaller,
  kind: PartyKind,
  where: SQL | undefined,
): Promise<number> {
  const { rows } = await database.execute<{ count: string }>(
    sql`select count(*) as count ${parties(caller, kind, where)}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Parties that became known by a moment, in milliseconds. */
export const knownBy = (ms: number): SQL => sql`since <= to_timestamp(${ms / 1000}::float8)`

/** Now by the clock that the rows have, in milliseconds. */
export async function momentOfDatabase(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ ms: string }>(
    sql`select ceil(extract(epoch from now()) * 1000)::bigint as ms`,
  )
  return Number(rows[0]?.ms)
}
