import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { poolMetrics } from '../../../platform/database/pool-metrics.ts'
import { createMetrics } from '../../../platform/operations/metrics.ts'
import { orderMetrics } from './order-metrics.ts'
import { order, place, quote } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

async function figures(): Promise<string> {
  const metrics = createMetrics()
  metrics.watch([...orderMetrics(shop.testDatabase.database), ...poolMetrics(shop.testDatabase.pool)])
  return metrics.registry.metrics()
}

it('count what came in during the last hour and what it is worth, and forget it afterwards', async () => {
  expect(await figures()).not.toMatch(/^shop_cases_last_hour\{/m)
  for (const body of [order, order, quote]) await place(shop.visitor(), body)
  const { pool } = shop.testDatabase
  const { rows } = await pool.query(
    'select sum(monthly_in_cents)::integer as monthly, sum(one_time_in_cents)::integer as once from product_orders',
  )
  const text = await figures()
  expect(text).toContain('shop_cases_last_hour{kind="order",purpose="new"} 2')
  expect(text).toContain('shop_cases_last_hour{kind="quote",purpose="new"} 1')
  expect(text).toContain(
    `shop_orders_cents_last_hour{type="internet",purpose="new",charge="monthly"} ${rows[0].monthly}`,
  )
  expect(text).toContain(
    `shop_orders_cents_last_hour{type="internet",purpose="new",charge="once"} ${rows[0].once}`,
  )
  expect(text).toMatch(/^shop_pool_connections\{state="idle"\} [1-9]/m)

  await pool.query("update cases set opened_at = opened_at - interval '61 minutes'")
  expect(await figures()).not.toMatch(/^shop_(cases|orders_cents)_last_hour\{/m)
})
