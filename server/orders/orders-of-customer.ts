import type { Pool } from 'pg'
import type { OrderSummary } from '../../contract/customer.ts'
import type { ProductType } from '../../domain/product.ts'
import type { Totals } from '../../domain/totals.ts'
import { orderById, type StoredOrder } from './orders-table.ts'

/** What a list of orders shows of each. */
export type OrderHead = {
  /** Nine digits. */
  readonly orderNumber: string
  readonly productType: ProductType
  readonly state: OrderSummary['state']
  readonly createdAt: Date
  readonly totals: Totals
  /** The reference of the direct-debit mandate; null where none was given. */
  readonly mandateReference: string | null
}

type Row = Omit<OrderHead, 'totals'> & Totals

/** The orders that a customer placed while logged in, newest first. */
export async function ordersOfCustomer(pool: Pool, customerId: string): Promise<readonly OrderHead[]> {
  const { rows } = await pool.query<Row>(
    `select order_number as "orderNumber", product_type as "productType", state, created_at as "createdAt",
       monthly_in_cents as "monthlyInCents", one_time_in_cents as "oneTimeInCents",
       (select reference from consents where order_id = orders.id and kind = 'direct-debit') as "mandateReference"
     from orders where customer_id = $1 order by created_at desc, id desc`,
    [customerId],
  )
  return rows.map(({ monthlyInCents, oneTimeInCents, ...head }) => ({
    ...head,
    totals: { monthlyInCents, oneTimeInCents },
  }))
}

/** An order of a customer with its state and encrypted IBAN; null where the customer has none of this number. */
export async function orderOfCustomer(
  pool: Pool,
  customerId: string,
  orderNumber: string,
): Promise<{
  readonly order: StoredOrder
  readonly state: OrderSummary['state']
  readonly ibanEncrypted: Buffer
} | null> {
  const { rows } = await pool.query<{ id: string; state: OrderSummary['state']; ibanEncrypted: Buffer }>(
    `select id, state, iban_encrypted as "ibanEncrypted" from orders where customer_id = $1 and order_number = $2`,
    [customerId, orderNumber],
  )
  const [row] = rows
  const order = row && (await orderById(pool, row.id))
  return order ? { order, state: row.state, ibanEncrypted: row.ibanEncrypted } : null
}
