import type { Pool } from 'pg'

/** How many orders each reseller brought, by the reseller's id; one who brought none is not in it. */
export async function ordersPerReseller(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; orders: number }>(
    'select reseller_id as id, count(*)::integer as orders from orders where reseller_id is not null group by reseller_id',
  )
  return new Map(rows.map(({ id, orders }) => [id, orders]))
}
