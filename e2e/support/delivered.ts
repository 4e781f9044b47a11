import { orderedCase } from '../../src/app/server/testing-desk.ts'
import { TestVisitor } from '../../src/app/server/testing-shop.ts'
import type { Database } from '../../src/platform/database/pool.ts'
import type { Shop } from './shop.ts'

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

/** An order that was delivered to the customer who logs in with an address; answers its nine digits. */
export async function deliveredTo(email: string, shop: Shop, database: Database): Promise<string> {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop.url) })
  await database.$client.query(
    'update cases set customer_id = (select id from customers where email = $2) where number = $1',
    [number, email],
  )
  await deliver(database, number)
  return number
}
