import { afterAll, expect, it } from 'vitest'
import { stepSources } from '../../../app/server/next-steps.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { createMetrics } from '../../../platform/operations/metrics.ts'
import { overdueMetrics } from './overdue-metrics.ts'
import { openMessage, placeOrder, updateWholeList } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

/** The figures that are not 0. */
async function late(): Promise<readonly string[]> {
  const metrics = createMetrics()
  metrics.watch(overdueMetrics(shop.testDatabase.database, stepSources({ closingDays: [] })))
  const text = await metrics.registry.metrics()
  expect(text).toContain('shop_cases_late{step="port-in"} 0')
  return [...text.matchAll(/^shop_cases_late\{step="([\w-]+)"\} ([1-9]\d*)$/gm)].map(
    ([, step, count]) => `${step} ${count}`,
  )
}

it('count the cases whose next step is late, by what the list says is next', async () => {
  const seller = await shop.staff('verkoop')
  const number = await placeOrder(shop)
  for (let placed = 0; placed < 2; placed++) await placeOrder(shop)
  await openMessage(shop)
  await updateWholeList(shop)
  const { pool } = shop.testDatabase
  await pool.query("update cases set due_at = now() + interval '1 hour'")
  expect(await late()).toEqual([])

  await pool.query("update cases set due_at = now() - interval '1 minute'")
  expect(await late()).toEqual(['call 3', 'answer 1'])

  await deskOf(seller, number).act('status', { state: 'inProgress', mail: false })
  expect(await late()).toEqual(['call 2', 'answer 1'])
  await pool.query("update cases set due_at = now() - interval '1 minute' where number = $1", [number])
  expect(await late()).toEqual(['call 2', 'plan 1', 'answer 1'])

  await deskOf(seller, number).act('status', { state: 'cancelled', mail: false })
  expect(await late()).toEqual(['call 2', 'answer 1'])
})
