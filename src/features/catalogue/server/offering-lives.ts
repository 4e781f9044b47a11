import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type Offering, type PricedOffering, pricedAttributes } from '../offering.ts'
import { databaseNow } from './plan-revision.ts'
import { selectCatalogueVersion, selectState } from './stored-catalogue.ts'
import { lastStates } from './stored-offerings.ts'

/** The prices of an offering from a moment on; null from where it was not sold. */
export type PricedState = { readonly at: Date; readonly sold: PricedOffering | null }

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
  /** Its prices until now, the earliest first; those that it begins with where it is not sold yet. */
  readonly states: readonly PricedState[]
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

async function readLives(database: Queryable, now: Date): Promise<OfferingLives['byId']> {
  const { offerings: sold } = await selectState(database, now)
  const ever = await lastStates(database)
  const statesById = await statesOf(database)
  const found = [...ever].toSorted(([a], [b]) => a - b)
  return new Map(
    found.flatMap(([id, last]): [number, OfferingLife][] => {
      const own = statesById.get(id) ?? []
      const past = own.filter(({ at }) => at <= now)
      const states = past.length > 0 ? past : own.slice(0, 1)
      const current = sold.get(id)
      const changedAt = states.at(-1)?.at ?? now
      const status = current ? 'launched' : past.length > 0 ? 'retired' : 'active'
      const start = own.find(state => state.sold)?.at ?? null
      const end =
        status === 'retired'
          ? (past.at(-1)?.at ?? null)
          : (own.find(state => !state.sold && state.at > now)?.at ?? null)
      const version = Math.max(1, past.length)
      const moments = { changedAt, startsAt: start, endsAt: end }
      return [[id, { offering: current ?? last, status, version, ...moments, states }]]
    }),
  )
}

/** States that planned and launched revisions give each offering, the earliest first. */
async function statesOf(database: Queryable): Promise<ReadonlyMap<number, readonly PricedState[]>> {
  const { rows } = await database.execute<{ id: string; at: string; sold: PricedOffering | null }>(sql`
    select c.item_id as id, date_trunc('milliseconds', r.starts_at) as at,
      (select jsonb_object_agg(key, value) from jsonb_each(c.after) where key = any (${sql.param([...pricedAttributes])})) as sold
    from catalogue_changes as c join catalogue_revisions as r on r.id = c.revision_id
    where c.kind = 'offering' and r.status = 'active'
    order by r.starts_at, r.id`)
  const states = new Map<number, PricedState[]>()
  for (const { id, at, sold } of rows) {
    const own = states.get(Number(id)) ?? []
    own.push({ at: new Date(at), sold })
    states.set(Number(id), own)
  }
  return states
}
