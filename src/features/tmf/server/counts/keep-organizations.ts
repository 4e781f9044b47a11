import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { buyerRows } from '../../../orders/server/buyers.ts'
import { knownOrganizationCounts, knownOrganizations, organizationMarks } from '../tables.ts'

/* Organisations that are known by their KVK number, kept beside accounts and orders (0196-known-organizations.sql). */

/** So many marked organisations are looked at in one go. */
const mostMarked = 5_000

/** Writes down who bought in these blocks of cases, which nobody else comes into any more. */
export const knowBuyers = (tx: Transaction, from: number, until: number): Promise<unknown> =>
  know(
    tx,
    sql`select kvk_number from ${buyerRows} as bought
      where case_id >= ${from}::bigint * 1000 and case_id < ${until}::bigint * 1000`,
  )

/** Writes down anew what was marked; resolves to whether there is more. */
export async function knowMarked(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ kvk: string }>(
    sql`select distinct kvk_number as kvk from ${organizationMarks} limit ${mostMarked}`,
  )
  const marked = rows.map(({ kvk }) => kvk)
  if (marked.length > 0) await know(tx, sql`select unnest(${sql.param(marked)}::text[])`)
  return marked.length === mostMarked
}

/** One statement, so that it sees one moment: a mark that it does not see stays. @param numbers KVK numbers, as a query */
const know = (tx: Transaction, numbers: SQL) =>
  tx.execute(sql`
    with wanted as materialized (select distinct kvk_number from (${numbers}) as asked (kvk_number)),
    marks as (delete from ${organizationMarks} where kvk_number in (select kvk_number from wanted)),
    now_known as materialized (
      select found.* from organizations_now(array(select kvk_number from wanted)) as found),
    before as (
      delete from ${knownOrganizations} where kvk_number in (select kvk_number from wanted) returning scope),
    added as (
      insert into ${knownOrganizations} (scope, kvk_number, source, since)
      select scope, kvk_number, source, since from now_known)
    insert into ${knownOrganizationCounts} as kept (scope, organizations)
    select scope, sum(one) from (
      select scope, 1 as one from now_known union all select scope, -1 from before) as changed
    group by scope
    on conflict (scope) do update set organizations = kept.organizations + excluded.organizations`)
