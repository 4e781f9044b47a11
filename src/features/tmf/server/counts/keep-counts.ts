import { sql } from 'drizzle-orm'
import { type Database, type Transaction, transaction } from '../../../../platform/database/pool.ts'
import { endOfAgreement } from '../../../agreements/server/listed-agreements.ts'
import { endRows, listedLines } from '../../../agreements/server/listed-products.ts'
import { caseRows } from '../../../cases/server/listed-cases.ts'
import { accountRows } from '../../../customers/server/account-parties.ts'
import { lineRows } from '../../../orders/server/lines.ts'
import { caseCountMarks, caseCountProgress, caseCounts, completedCounts } from '../tables.ts'
import { knowBuyers, knowMarked } from './keep-organizations.ts'

/** A block takes some milliseconds, and other copies of the shop wait meanwhile. */
const mostBlocks = 20
/** A number is given out a moment before its transaction has an id of its own. */
const usualGraceMs = 10_000

/**
 * Keeps the counts of cases up to date, some blocks at a time; resolves to whether there is more to do. A block is counted once
 * all of its ids are given out and every transaction has ended that was open then, and again when a case of it was marked.
 * Killed at any moment, what it did is whole; of several copies one at a time does it.
 */
export const keepCounts = (database: Database, graceMs = usualGraceMs): Promise<boolean> =>
  transaction(database, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('case-counts', 0))`)
    const isBehind = await countFullBlocks(tx, graceMs)
    const hasMarked = await recountMarked(tx)
    return (await knowMarked(tx)) || hasMarked || isBehind
  })

type Progress = { readonly next: number; readonly full: number; readonly isSettled: boolean }

async function countFullBlocks(tx: Transaction, graceMs: number): Promise<boolean> {
  const { rows } = await tx.execute<Progress>(
    sql`select next_block::float8 as next, full_block::float8 as full,
        open_xids <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
          and full_at <= clock_timestamp() - make_interval(secs => ${graceMs / 1000}) as "isSettled"
      from ${caseCountProgress} for update`,
  )
  const [place] = rows
  if (!place) throw new Error('The row of the progress of counting is gone')
  if (place.full <= place.next) {
    await missFullBlocks(tx)
    return false
  }
  if (!place.isSettled) {
    await startAnewInAnotherCluster(tx)
    return false
  }
  const until = Math.min(place.full, place.next + mostBlocks)
  await countBlocks(
    tx,
    Array.from({ length: until - place.next }, (_, nr) => place.next + nr),
  )
  await knowBuyers(tx, place.next, until)
  await tx.execute(sql`update ${caseCountProgress} set next_block = ${until}`)
  return until < place.full
}

/** Notes which blocks are full, and what is open now. */
const missFullBlocks = (tx: Transaction) =>
  tx.execute(
    sql`update ${caseCountProgress} set full_block = newest.block, full_at = clock_timestamp(),
        open_xids = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      from (select coalesce(max(id), 0) / 1000 as block from ${caseRows} as cases) as newest
      where newest.block > next_block`,
  )

/** Numbers of transactions of a database that this one was copied from say nothing here. */
const startAnewInAnotherCluster = (tx: Transaction) =>
  tx.execute(
    sql`update ${caseCountProgress} set full_block = next_block
      where open_xids > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  )

/** Also blocks that were counted before agreements were. */
async function recountMarked(tx: Transaction): Promise<boolean> {
  // Of blocks that are not counted nothing need be remembered: what changed in them is counted with them.
  const { rows } = await tx.execute<{ block: number }>(
    sql`with needless as (
        delete from ${caseCountMarks} where block >= (select next_block from ${caseCountProgress}))
      select distinct block::float8 as block from (
        select block from ${caseCountMarks} union all select block from ${caseCounts} where agreements is null) as stale
      where block < (select next_block from ${caseCountProgress}) limit ${mostBlocks}`,
  )
  const blocks = rows.map(({ block }) => block)
  if (blocks.length > 0) await countBlocks(tx, blocks)
  return blocks.length === mostBlocks
}

/**
 * Counts the cases of these blocks in place of what was counted before. One statement, so that it sees one moment: a mark that it
 * does not see is of a change that it does not see either, and stays.
 */
const countBlocks = (tx: Transaction, blocks: readonly number[]) =>
  tx.execute(sql`
    with wanted as materialized (select unnest(${sql.param([...blocks])}::bigint[]) as block),
    marks as (delete from ${caseCountMarks} where block in (select block from wanted)),
    before as (delete from ${caseCounts} where block in (select block from wanted)),
    completed_before as (delete from ${completedCounts} where block in (select block from wanted)),
    seen as materialized (
      select wanted.block, seen.scope, seen.is_guest, cases.kind, cases.state, cases.opened_at, cases.closed_at,
        coalesce(sold.products, 0) as products, coalesce(sold.ended, 0) as ended,
        case when sold.products > 0 then 1 else 0 end as agreements,
        case when sold.ended > 0 and ${endOfAgreement} is not null then 1 else 0 end as ended_agreements
      from wanted join ${caseRows} as cases on cases.id >= wanted.block * 1000 and cases.id < (wanted.block + 1) * 1000
        cross join lateral (values
          ('', cases.customer_id is null),
          (cases.reseller_id, not exists (select from ${accountRows} as customers
            where customers.id = cases.customer_id and customers.reseller_id = cases.reseller_id))) as seen (scope, is_guest)
        left join lateral (
          select count(*) as products, count(ended.case_id) as ended
          from ${lineRows} as line left join ${endRows} as ended
            on ended.case_id = line.case_id and ended.position = line.position
          where line.case_id = cases.id and ${listedLines}) as sold
          on cases.kind = 'order' and cases.state in ('completed', 'partial')
      where not cases.is_test and cases.kind in ('order', 'quote') and seen.scope is not null),
    completed as (
      insert into ${completedCounts} (block, scope, day, orders)
      select block, scope, (closed_at at time zone 'UTC')::date, count(*) from seen
      where kind = 'order' and state = 'completed' group by 1, 2, 3)
    insert into ${caseCounts} (block, scope, kind, state, cases, guests, products, ended_products, agreements,
      ended_agreements, first_opened_at, last_opened_at)
    select block, scope, kind, state, count(*), count(*) filter (where is_guest), sum(products), sum(ended),
      sum(agreements), sum(ended_agreements), min(opened_at), max(opened_at)
    from seen group by block, scope, kind, state`)
