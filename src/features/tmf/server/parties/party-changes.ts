import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { changedAt, ofKindByChange } from '../../../cases/server/changed-cases.ts'
import { caseRows } from '../../../cases/server/listed-cases.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import {
  accountRows,
  isOfVisibleAccount,
  visibleAccounts,
} from '../../../customers/server/account-parties.ts'
import { storedProspects, visibleProspects } from '../../../prospects/server/stored-prospects.ts'
import type { PartyKind } from '../../party.ts'
import { completeUntil } from '../changes/complete-until.ts'
import type { ChangeSource, ChangeWindow, Place } from '../kit/changes.ts'
import { knownOrganizations, organizationMarks } from '../tables.ts'
import { marked, notCounted, orderRows, type PartyRow } from './party-rows.ts'

/*
 * When parties last changed, and their order by that. Each source is read in the order of its own index. An organisation with a KVK
 * number changes with its account, its newest order, and when the worker writes it down anew.
 */

type Changed = PartyRow & { readonly at: number }

/** A query of `at`, `source` and `id`, and whether it reads its own index in order. */
type Source = SQL

const knownChange = sql`last_change(known.changed_at, known.since, null)`

/** The part of an index that a window leaves; ties are told apart by the id behind it. */
const between = (at: SQL, { after, from, until }: ChangeWindow): SQL => {
  const first = Math.max(after?.at ?? 0, from?.getTime() ?? 0)
  return sql`${at} >= ${new Date(first).toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`
}

const scopeOf = ({ resellerId }: ApiCaller): SQL => sql`${resellerId ?? ''}`

/** Organisations that are not as they were written down: by marks, and by orders whose blocks are not counted. */
const fresh = (caller: ApiCaller): SQL => sql`
  select kvk_number, max(at) as at from (
    select kvk_number, marked_at as at from ${organizationMarks}
    union all
    select kvk_number, ${changedAt} from ${orderRows}
    where ${notCounted} and ${visibleCases(caller)}) as changed (kvk_number, at)
  group by kvk_number`

const isKnown = (caller: ApiCaller): SQL =>
  sql`known.kvk_number = fresh.kvk_number and known.scope = ${scopeOf(caller)}`

/** Organisations with a KVK number. */
function numbered(caller: ApiCaller, window: ChangeWindow): readonly Source[] {
  if (caller.isTest)
    return [
      sql`select max(${changedAt}) as at, 'order' as source, kvk_number as id
        from ${orderRows} where ${visibleCases(caller)}
        group by kvk_number having ${between(sql`max(${changedAt})`, window)}`,
    ]
  return [
    sql`select ${knownChange} as at, known.source, known.kvk_number as id from ${knownOrganizations} as known
      where known.scope = ${scopeOf(caller)} and ${between(knownChange, window)} and known.kvk_number not in ${marked}
        and known.kvk_number not in (select kvk_number from ${orderRows}
          where ${notCounted} and ${visibleCases(caller)})`,
    sql`select at, case when exists (select from ${accountRows} as customers
          where organization ->> 'kvkNumber' = now_known.id and ${visibleAccounts(caller)}) then 'account' else 'order' end as source, id
      from (
        select greatest(fresh.at, ${knownChange}) as at, fresh.kvk_number as id
        from (${fresh(caller)}) as fresh left join ${knownOrganizations} as known on ${isKnown(caller)}) as now_known
      where ${between(sql`at`, window)}`,
  ]
}

/** Contacts of orders or quotes without an account that the client sees. */
const guests = (caller: ApiCaller, kind: 'order' | 'quote', window: ChangeWindow): Source =>
  sql`select ${changedAt} as at, cases.kind as source, number as id from ${caseRows} as cases
    where ${ofKindByChange(kind)} and ${visibleCases(caller)} and not ${isOfVisibleAccount(caller)}
      and ${between(changedAt, window)}`

const accounts = (caller: ApiCaller, window: ChangeWindow): Source => {
  const at = sql`last_change(changed_at, created_at, null)`
  return sql`select ${at} as at, 'account' as source, id::text as id from ${accountRows} as customers
    where ${visibleAccounts(caller)} and ${between(at, window)}`
}

const prospectRows = (caller: ApiCaller, kind: PartyKind, window: ChangeWindow): Source =>
  sql`select changed_at as at, 'prospect' as source, id::text as id from ${storedProspects} as prospects
    where prospects.kind = ${kind} and ${visibleProspects(caller)} and ${between(sql`changed_at`, window)}`

const sourcesOf = (caller: ApiCaller, kind: PartyKind, window: ChangeWindow): readonly Source[] =>
  kind === 'organization'
    ? [...numbered(caller, window), guests(caller, 'quote', window), prospectRows(caller, kind, window)]
    : [
        accounts(caller, window),
        guests(caller, 'order', window),
        guests(caller, 'quote', window),
        prospectRows(caller, kind, window),
      ]

/** Parties of a kind in the order of their last change. */
export const partyChanges = (
  database: Queryable,
  caller: ApiCaller,
  kind: PartyKind,
): Omit<ChangeSource<PartyRow>, 'present'> => ({
  completeUntil: () => completeUntil(database),
  async rows(_where, window, limit) {
    const found = await firstOf(database, sourcesOf(caller, kind, window), window, limit)
    const rows = found.map(({ at, ...row }) => ({ row, place: { at, id: row.id } }))
    return { rows, scannedTo: rows.at(-1)?.place ?? null, isEnd: rows.length < limit }
  },
})

/** Of each source no more than the page can have. */
async function firstOf(
  database: Queryable,
  sources: readonly Source[],
  { after }: ChangeWindow,
  limit: number,
): Promise<readonly Changed[]> {
  const isBehind = after
    ? sql`(at > ${new Date(after.at).toISOString()}::timestamptz or id collate "C" > ${after.id})`
    : sql`true`
  const firsts = sources.map(
    source =>
      sql`(select at, source, id from (${source}) as party where ${isBehind} order by at, id collate "C" limit ${limit})`,
  )
  const { rows } = await database.execute<{ ms: number } & PartyRow>(
    sql`select extract(epoch from at)::float8 * 1000 as ms, source, id
      from (${sql.join(firsts, sql` union all `)}) as party order by at, id collate "C" limit ${limit}`,
  )
  return rows.map(({ ms, source, id }) => ({ at: Math.round(ms), source, id }))
}

/** When these parties last changed, in milliseconds, by their id. */
export async function lastChangesOf(
  database: Queryable,
  caller: ApiCaller,
  kvkNumbers: readonly string[],
): Promise<ReadonlyMap<string, Place['at']>> {
  if (kvkNumbers.length === 0) return new Map()
  const wanted = sql`any(${sql.param([...kvkNumbers])}::text[])`
  const parts = caller.isTest
    ? [
        sql`select kvk_number, ${changedAt} as at from ${orderRows}
          where ${visibleCases(caller)} and kvk_number = ${wanted}`,
      ]
    : [
        sql`select known.kvk_number, ${knownChange} as at from ${knownOrganizations} as known
          where known.kvk_number = ${wanted} and known.scope = ${scopeOf(caller)}`,
        sql`select kvk_number, at from (${fresh(caller)}) as fresh where kvk_number = ${wanted}`,
      ]
  const { rows } = await database.execute<{ id: string; ms: number }>(
    sql`select kvk_number as id, extract(epoch from max(at))::float8 * 1000 as ms
      from (${sql.join(parts, sql` union all `)}) as changed group by kvk_number`,
  )
  return new Map(rows.map(({ id, ms }) => [id, Math.round(ms)]))
}
