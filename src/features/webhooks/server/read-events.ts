import { randomUUID } from 'node:crypto'
import { eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { eventsAfter, eventsBetween, newestEventId } from '../../events/server/newest-events.ts'
import type { LoggedEvent } from '../happening.ts'
import type { NotifiedAsOf } from '../notified-events.ts'
import type { SendingShop } from './bodies.ts'
import { takeOverQueued } from './configured.ts'
import { hasReceivers, tellOfEvents, tellOfLaunches } from './new-messages.ts'
import { webhookReader } from './tables.ts'

export type EventReader = {
  /** Tells receivers of what happened since; resolves to whether there may be more now. */
  check(): Promise<boolean>
  /** Leaves reading to another copy of the shop. */
  close(): Promise<void>
}

/** Of several copies of the shop one reads; another goes on when it did not for so long. */
const leaseSeconds = 60
const most = 500
/** Numbers that are missing are waited for at least so long, though every transaction of then has ended. */
const graceMs = 10_000
/** A launch is looked for again for so long, as a revision may be planned while its moment is being read. */
const lookBackMs = 5 * 60_000

/** How far the log was read. */
type Place = { readonly seenUpTo: number; readonly gaps: readonly Gap[]; readonly launchedUpTo: Date }

/** Event numbers that were not there when a higher one was: of a transaction that is still open, or of none. */
type Gap = { readonly from: number; readonly to: number; readonly openXids: bigint; readonly since: number }

/**
 * Reads the event log in the order of its numbers. A number is given out before its transaction commits, so a lower one can
 * appear after a higher one: numbers that are missing are looked for again until every transaction has ended that was open when
 * they were missed. Only then is the place moved on, so a copy that is killed reads nothing too little; what it reads twice is
 * told once (new-messages.ts). Where nobody is to be told, events are passed over unread.
 */
export function createEventReader(
  database: Database,
  shop: SendingShop,
  notifiedAsOf: NotifiedAsOf,
  now: () => number = Date.now,
): EventReader {
  const reader = randomUUID()
  let place: Place | null = null
  let heldUntil = 0
  let storedReadUpTo = -1

  async function check(): Promise<boolean> {
    if (now() > heldUntil - (leaseSeconds * 1_000) / 2) {
      const held = await takeLease(database, reader)
      if (!held) {
        place = null
        heldUntil = 0
        return false
      }
      heldUntil = now() + leaseSeconds * 1_000
      await takeOverQueued(database)
      if (place === null) {
        place = { seenUpTo: held.readUpTo, gaps: [], launchedUpTo: held.launchedUpTo }
        storedReadUpTo = held.readUpTo
      }
    }
    if (place === null) return false
    // Before the events, so that what these transactions wrote is among them.
    const snapshot = await snapshotOf(database)
    // Before the receivers, so that all of these events happened when there were none.
    const newest = await newestEventId(database)
    const { next, isMore } = (await hasReceivers(database))
      ? await read(place, snapshot)
      : { next: { seenUpTo: newest, gaps: [], launchedUpTo: snapshot.at }, isMore: false }
    place = next
    await writeDown(next)
    return isMore
  }

  async function read({ seenUpTo, gaps, launchedUpTo }: Place, snapshot: Snapshot) {
    const late = await eventsBetween(database, gaps)
    const newer = await eventsAfter(database, seenUpTo, most)
    const isTold = await tellOfEvents(database, shop, [...late, ...newer], notifiedAsOf)
    const after = new Date(launchedUpTo.getTime() - lookBackMs)
    const isLaunched = await tellOfLaunches(database, shop, { after, until: snapshot.at })
    const open = gaps
      .flatMap(gap => without(gap, late))
      .filter(gap => !isOver(gap, snapshot.oldestOpen, now()))
    const missed = gapsIn(seenUpTo, newer, { openXids: snapshot.nextXid, since: now() })
    const next: Place = {
      seenUpTo: newer.at(-1)?.id ?? seenUpTo,
      gaps: [...open, ...missed],
      launchedUpTo: snapshot.at,
    }
    return { next, isMore: isTold || isLaunched || newer.length === most }
  }

  async function writeDown({ seenUpTo, gaps, launchedUpTo }: Place) {
    const readUpTo = Math.min(seenUpTo, ...gaps.map(({ from }) => from - 1))
    if (readUpTo === storedReadUpTo) return
    await keepPlace(database, reader, { readUpTo, launchedUpTo })
    storedReadUpTo = readUpTo
  }

  return {
    check,
    async close() {
      await database
        .update(webhookReader)
        .set({ heldBy: null, heldUntil: null })
        .where(eq(webhookReader.heldBy, reader))
    },
  }
}

/** The parts of a gap that are missing still. */
function without(gap: Gap, found: readonly LoggedEvent[]): readonly Gap[] {
  let { from } = gap
  const parts: Gap[] = []
  for (const { id } of found.filter(event => event.id >= gap.from && event.id <= gap.to)) {
    if (id > from) parts.push({ ...gap, from, to: id - 1 })
    from = id + 1
  }
  return from > gap.to ? parts : [...parts, { ...gap, from }]
}

/** The numbers that are missing between events, in their order. */
export function gapsIn(
  after: number,
  found: readonly { readonly id: number }[],
  seen: Pick<Gap, 'openXids' | 'since'>,
): readonly Gap[] {
  let expected = after + 1
  return found.flatMap(({ id }) => {
    const gap = id > expected ? [{ from: expected, to: id - 1, ...seen }] : []
    expected = id + 1
    return gap
  })
}

const isOver = ({ openXids, since }: Gap, oldestOpen: bigint, nowMs: number): boolean =>
  oldestOpen >= openXids && nowMs - since >= graceMs

/** Transactions of a moment: every one below `oldestOpen` has ended, none from `nextXid` on had begun. */
type Snapshot = { readonly oldestOpen: bigint; readonly nextXid: bigint; readonly at: Date }

async function snapshotOf(database: Database): Promise<Snapshot> {
  const { rows } = await database.execute<{ oldest: string; next: string; at: Date }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, pg_snapshot_xmax(pg_current_snapshot())::text as next, now() as at`,
  )
  const [row] = rows
  if (!row) throw new Error('There is always a snapshot')
  return { oldestOpen: BigInt(row.oldest), nextXid: BigInt(row.next), at: new Date(row.at) }
}

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

async function takeLease(database: Database, reader: string) {
  const [held] = await database
    .update(webhookReader)
    .set({ heldBy: reader, heldUntil: leaseEnd })
    .where(
      or(
        isNull(webhookReader.heldBy),
        eq(webhookReader.heldBy, reader),
        lt(webhookReader.heldUntil, sql`now()`),
      ),
    )
    .returning({ readUpTo: webhookReader.readUpTo, launchedUpTo: webhookReader.launchedUpTo })
  return held ?? null
}

/** Written down only while this copy reads. */
const keepPlace = (
  database: Database,
  reader: string,
  place: { readonly readUpTo: number; readonly launchedUpTo: Date },
) => database.update(webhookReader).set(place).where(eq(webhookReader.heldBy, reader))
