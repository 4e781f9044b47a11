import type pg from 'pg'
import { withClient } from '../src/platform/database/connection.ts'
import { rowsPerOrder } from './sample-order.ts'

/** A stored order with the number of its rows in each part. */
export type StoredOrder = {
  readonly company: string
  readonly orderNumber: string
} & { readonly [Part in keyof typeof rowsPerOrder]: number }

/** Every order of a database. */
export async function storedOrders(connection: pg.ClientConfig): Promise<StoredOrder[]> {
  return withClient(connection, async client => {
    const { rows } = await client.query<StoredOrder>(
      `select organization_name as company, number as "orderNumber",
         (select count(*)::int from product_orders where case_id = cases.id) as details,
         (select count(*)::int from case_lines where case_id = cases.id) as lines,
         (select count(*)::int from case_consents where case_id = cases.id) as consents,
         (select count(*)::int from events where case_id = cases.id and type = 'case-opened') as events,
         (select count(*)::int from deliveries where case_id = cases.id
           and deliveries.kind in ('order-confirmation', 'order-notice')) as emails
       from cases where kind = 'order' and purpose <> 'end'`,
    )
    return rows
  })
}

/** Whether an order of the benches has all its lines, consents, events and e-mails. */
export const isComplete = (order: StoredOrder): boolean =>
  parts.every(part => order[part] === rowsPerOrder[part])

const parts = ['details', 'lines', 'consents', 'events', 'emails'] as const
