import { inArray, sql } from 'drizzle-orm'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { namesOfFiles } from '../../case-files/server/store-files.ts'
import { type Case, casesByIds, newestCaseId } from '../../cases/server/case.ts'
import { textsOfCases } from '../../cases/server/planning/notes-and-messages.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { selectResellers } from '../../resellers/server/stored-resellers.ts'
import { keysOf } from '../search-keys.ts'
import type { SearchSources } from './search-sources.ts'
import { caseKeys, caseWords, workList } from './tables.ts'

/** Adds to the list what came in; resolves to whether there was something to do. */
export type WorkListUpdater = () => Promise<boolean>

/** A case is committed before so many came in after it, or a sweep finds it. */
const lookBack = 5_000
/** So much is done at once: what is looked at to find it costs the same for one case. */
const usualBatch = { cases: 500, keyed: 500 } as const
const sweepEveryMs = 60 * 60 * 1000

/**
 * Keeps the list up to date, a batch at a time: cases that were committed and are not listed, in whatever order that was, and
 * keys of those without and of those whose details changed. Killed at any moment, what it did is whole and the next does the
 * rest; of several copies one at a time does it. At the start and every hour from then on it goes through all cases.
 * @param now milliseconds on a clock that only goes forward
 */
export function createWorkListUpdater(
  database: Database,
  sources: SearchSources,
  now: () => number = () => performance.now(),
  batch: { readonly cases: number; readonly keyed: number } = usualBatch,
): WorkListUpdater {
  /** How far the sweep came; null between two of them. */
  let sweptTo: number | null = 0
  let sweptAt = now()

  async function enlist(tx: Transaction): Promise<number> {
    const newest = await newestCaseId(tx)
    const recent = await enlistAfter(tx, Math.max(0, newest - lookBack), batch.cases)
    if (sweptTo === null || recent.length === batch.cases) return recent.length
    const missed = await enlistAfter(tx, sweptTo, batch.cases)
    sweptTo = missed.length === batch.cases ? Math.max(...missed) : null
    return recent.length + missed.length
  }

  const alone = (work: (tx: Transaction) => Promise<number>) =>
    transaction(database, async tx => {
      await lockList(tx)
      return work(tx)
    })

  return async () => {
    if (now() - sweptAt >= sweepEveryMs) [sweptTo, sweptAt] = [0, now()]
    // Each a transaction of its own: cases that are being listed cannot be changed, and keys take longer than rows.
    const listed = await alone(enlist)
    const done = listed + (await alone(tx => writeKeys(tx, sources, batch.keyed)))
    if (done > 0) await notifyDesk(database)
    return done > 0
  }
}

/** Lets one transaction at a time write words and keys, over all copies. */
export const lockList = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('work-list', 0))`)

async function enlistAfter(tx: Transaction, afterId: number, most: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from enlist_cases(${afterId}, ${most}) as listed (id)`,
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * By which rules keys were made. Where src/features/work-list/search-keys.ts makes others, or another thing is looked up, it is one more and
 * gets an index in a migration, as work_list_keys_before_6: all cases are keyed anew then, the newest first.
 */
const keysVersion = 6

/**
 * Writes what cases are found by, of the newest that have none of today's rules or whose details changed; how many that were. Nobody who changes
 * one meanwhile waits for this: the row has another version then, and its keys are written again.
 */
async function writeKeys(tx: Transaction, sources: SearchSources, most: number): Promise<number> {
  const stale = await tx
    .select({ id: workList.caseId, version: sql<string>`xmin::text` })
    .from(workList)
    .where(sql`${workList.keysVersion} < ${sql.raw(String(keysVersion))}`)
    .orderBy(sql`${workList.caseId} desc`)
    .limit(most)
    .for('key share')
  if (stale.length === 0) return 0
  const ids = stale.map(({ id }) => id)
  const keyed = await keysOfCases(tx, sources, ids)
  await tx.delete(caseKeys).where(inArray(caseKeys.caseId, ids))
  const rows = keyed.flatMap(({ id, keys }) => keys.map(key => ({ id, key })))
  const words = [...new Set(keyed.flatMap(each => each.words))].toSorted()
  // Written out: as many parameters as there are columns, however many rows.
  await tx.execute(
    sql`insert into ${caseWords} (word) select unnest(${sql.param(words)}::text[]) on conflict do nothing`,
  )
  await tx.execute(
    sql`insert into ${caseKeys} (key, case_id) select * from unnest(${sql.param(
      rows.map(({ key }) => key),
    )}::text[], ${sql.param(rows.map(({ id }) => id))}::bigint[])`,
  )
  await tx.execute(
    sql`update ${workList} set has_keys = true, keys_version = ${keysVersion}
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(stale.map(({ version }) => version))}::xid[]) as read (id, version)
      where case_id = read.id and ${workList}.xmin = read.version`,
  )
  return ids.length
}

/** A thread in which each mail brings a logo is not found by each of them. */
const mostFiles = 200

async function keysOfCases(tx: Transaction, sources: SearchSources, ids: readonly number[]) {
  const found = await casesByIds(tx, ids)
  const orders = await sources.orders(tx, ids)
  const parts = await sources.parts?.(tx, ids)
  const parties = await sources.parties?.(tx, ids)
  const submissions = await sources.submissions(tx, ids)
  const written = await textsOfCases(tx, ids)
  const received = await sources.mails(tx, ids)
  const files = await namesOfFiles(tx, ids)
  const resellers = await namesOfResellers(tx, found)
  return found.map(each => {
    const sold = orders.get(each.id)
    const offered = parts?.get(each.id)
    const took = parties?.get(each.id)
    const told = submissions.get(each.id)
    return {
      id: each.id,
      ...keysOf({
        number: each.number,
        kvkNumber: sold?.kvkNumber ?? null,
        laterKvkNumbers: took?.laterKvkNumbers ?? [],
        vatNumber: sold?.vatNumber ?? null,
        names: [
          ...given(each, 'organizationName', 'contactName', 'resellerId'),
          ...(sold?.names ?? []),
          ...(offered?.names ?? []),
          ...(took?.names ?? []),
          ...(resellers.get(each.resellerId ?? '') ?? []),
          ...(files.get(each.id) ?? []).slice(0, mostFiles),
        ],
        references: sold?.references ?? [],
        emails: [...given(each, 'contactEmail'), ...(sold?.emails ?? []), ...(took?.emails ?? [])],
        phones: [...given(each, 'contactPhone'), ...(sold?.phones ?? []), ...(took?.phones ?? [])],
        addresses: [...(sold?.addresses ?? []), ...(offered?.addresses ?? []), ...(told?.addresses ?? [])],
        texts: [...(told?.texts ?? []), ...(written.get(each.id) ?? []), ...(received.get(each.id) ?? [])],
      }),
    }
  })
}

async function namesOfResellers(tx: Transaction, found: readonly Case[]) {
  if (found.every(({ resellerId }) => resellerId === null)) return new Map<string, string[]>()
  return new Map((await selectResellers(tx)).map(({ id, companyName }) => [id, [companyName]]))
}

type Named = 'resellerId' | 'organizationName' | 'contactName' | 'contactEmail' | 'contactPhone'

const given = (found: Case, ...names: readonly Named[]): readonly string[] =>
  names.flatMap(name => found[name] ?? [])
