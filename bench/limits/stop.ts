import { randomUUID } from 'node:crypto'
import { parseOrderNumber } from '../../src/common/order-number.ts'
import { OrderPlaced } from '../../src/features/orders/contract.ts'
import { sampleOrder } from '../sample-order.ts'
import { ShopClient } from '../shop-client.ts'
import { type Limit, timed, until } from './limit.ts'
import type { RunningShop } from './running-shop.ts'

const orders = 50
/** The database holds the orders for a moment, so that all of them are under way when the shop is told to stop. */
const heldMs = 1_000

/** 34: SIGTERM with 50 orders under way: all end, or fail so that they can be retried, and the shop is gone within 10 s. */
export async function stopUnderLoad({ port, database, process }: RunningShop): Promise<Limit[]> {
  const clients = Array.from({ length: orders }, () => new ShopClient(port))
  await Promise.all(clients.map(client => client.arrive()))
  const holder = await database.$client.connect()
  await holder.query('begin')
  await holder.query('lock table orders')
  const answers = clients.map(client =>
    client.order(sampleOrder('Bakkerij De Korenmolen B.V.'), randomUUID()).catch(() => null),
  )
  await until(async () => {
    const { rowCount } = await database.$client.query(
      `select from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    return (rowCount ?? 0) >= 5
  })
  setTimeout(async () => {
    await holder.query('rollback')
    holder.release()
  }, heldMs)
  const { ms } = await timed(() => process.stop())
  const ended = await Promise.all(answers)
  for (const client of clients) client.leave()
  const placed = ended.filter(answer => answer?.status === 201)
  const retryable = ended.filter(answer => answer === null || answer.status === 503)
  const { rows } = await database.$client.query<{ number: string }>('select number from cases')
  const stored = new Set(rows.map(row => row.number))
  const lost = placed.filter(answer => {
    const { orderNumber } = OrderPlaced.parse(JSON.parse(answer?.body ?? ''))
    return !stored.has(parseOrderNumber(orderNumber) ?? '')
  })
  const row = { reliability: 34, unit: '', atMost: 0 } as const
  return [
    {
      ...row,
      what: `SIGTERM with ${orders} orders under way: the shop has ended after`,
      unit: 'ms',
      measured: ms,
      atMost: 10_000,
    },
    {
      ...row,
      what: `orders that neither ended (${placed.length}) nor can be retried (${retryable.length})`,
      measured: orders - placed.length - retryable.length,
    },
    { ...row, what: 'orders that were acknowledged and are not stored', measured: lost.length },
  ]
}
