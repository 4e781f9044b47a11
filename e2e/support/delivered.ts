import type { Database } from '../../src/platform/database/pool.ts'

/** Writes down that an order was delivered two hundred days ago. @param number nine digits */
export async function deliver(database: Database, number: string): Promise<void> {
  await database.$client.query(
    `with delivered as (
       update cases set state = 'completed', closed_at = now() where number = $1 returning id
     )
     insert into events (case_id, type, data, actor_kind, occurred_at)
     select id, 'state-changed', '{"from": "inProgress", "to": "completed"}', 'system', now() - interval '200 days'
     from delivered`,
    [number],
  )
}
