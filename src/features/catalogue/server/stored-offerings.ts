import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Offering } from '../offering.ts'
import { stateFrom } from './stored-catalogue.ts'
import { catalogueChanges, catalogueRevisions } from './tables.ts'

/* Offerings over all revisions that were planned or launched: how each was last, and which ids it ever had. */

/** Each offering that was ever planned or sold, as it was last; for ids that may not come back as something else. */
export async function lastStates(database: Queryable): Promise<ReadonlyMap<number, Offering>> {
  const { rows } = await database.execute<{ item_id: string; state: unknown }>(sql`
    select distinct on (c.item_id) c.item_id, coalesce(c.after, c.before) as state
    from ${catalogueChanges} as c join ${catalogueRevisions} as r on r.id = c.revision_id
    where c.kind = 'offering' and r.status = 'active'
    order by c.item_id, r.starts_at desc, r.id desc`)
  return stateFrom(rows.map(row => ({ kind: 'offering', ...row }))).offerings
}

/** Every id of an offering in a state, also of its set-up, support and device. */
export const idsInState = sql`lateral (values
  ((state ->> 'id')::bigint), ((state #>> '{setupProduct,id}')::bigint), ((state #>> '{supportProduct,id}')::bigint),
  ((state #>> '{device,productBuyId}')::bigint), ((state #>> '{device,productRentId}')::bigint)) as ids (id)`

/** The offerings that ever had an id, by that id. */
export async function ownersOfIds(database: Queryable): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await database.execute<{ id: string; owner: string }>(sql`
    select distinct ids.id, c.item_id as owner
    from ${catalogueChanges} as c join ${catalogueRevisions} as r on r.id = c.revision_id,
      lateral (values (c.before), (c.after)) as both_states (state), ${idsInState}
    where c.kind = 'offering' and r.status = 'active' and ids.id is not null`)
  const owners = new Map<number, Set<number>>()
  for (const { id, owner } of rows)
    owners.set(Number(id), (owners.get(Number(id)) ?? new Set()).add(Number(owner)))
  return owners
}
