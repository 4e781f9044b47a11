import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Offering } from '../offering.ts'
import { databaseNow } from './plan-revision.ts'
import { selectCatalogueVersion, selectState } from './stored-catalogue.ts'
import { lastStates } from './stored-revisions.ts'

/** An offering that is sold, was sold, or will be, with the moments of its revisions. */
export type OfferingLife = {
  readonly offering: Offering
  /** `active`: planned for the first time, and not sold yet. */
  readonly status: 'active' | 'launched' | 'retired'
  /** When it became what it is. */
  readonly changedAt: Date
  /** How many states it has had. */
  readonly version: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export type OfferingLives = {
  readonly version: string
  readonly byId: ReadonlyMap<number, OfferingLife>
}

const lives = new LRUCache<string, OfferingLives>({ max: 2 })

/** Every offering that was ever planned, in the order of their ids. */
export async function offeringLives(database: Queryable): Promise<OfferingLives> {
  const version = await selectCatalogueVersion(database)
  const known = lives.get(version)
  if (known) return known
  const now = await databaseNow(database)
  const read = { version, byId: await readLives(database, now) }
  // Rows that were read while a revision began are not kept under the version of before.
  if ((await selectCatalogueVersion(database)) === version) lives.set(version, read)
  return read
}

type Moment = { readonly at: Date; readonly ends: boolean }

async function readLives(database: Queryable, now: Date): Promise<OfferingLives['byId']> {
  const { offerings: sold } = await selectState(database, now)
  const ever = await lastStates(database)
  const moments = await momentsOf(database)
  const found = [...ever].toSorted(([a], [b]) => a - b)
  return new Map(
    found.flatMap(([id, last]): [number, OfferingLife][] => {
      const own = moments.get(id) ?? []
      const past = own.filter(({ at }) => at <= now)
      const current = sold.get(id)
      const changedAt = (past.at(-1) ?? own[0])?.at ?? now
      const status = current ? 'launched' : past.length > 0 ? 'retired' : 'active'
      const start = own.find(({ ends }) => !ends)?.at ?? null
      const end =
        status === 'retired'
          ? (past.at(-1)?.at ?? null)
          : (own.find(({ at, ends }) => ends && at > now)?.at ?? null)
      const version = Math.max(1, past.length)
      return [[id, { offering: current ?? last, status, changedAt, version, startsAt: start, endsAt: end }]]
    }),
  )
}

/** When planned and launched revisions begin that change an offering, the earliest first. */
async function momentsOf(database: Queryable): Promise<ReadonlyMap<number, readonly Moment[]>> {
  const { rows } = await database.execute<{ id: string; at: string; ends: boolean }>(sql`
    select c.item_id as id, date_trunc('milliseconds', r.starts_at) as at, c.after is null as ends
    from catalogue_changes as c join catalogue_revisions as r on r.id = c.revision_id
    where c.kind = 'offering' and r.status = 'active'
    order by r.starts_at, r.id`)
  const moments = new Map<number, Moment[]>()
  for (const { id, at, ends } of rows) {
    const own = moments.get(Number(id)) ?? []
    own.push({ at: new Date(at), ends })
    moments.set(Number(id), own)
  }
  return moments
}
