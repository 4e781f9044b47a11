import { expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { openDatabase, openPool } from '../../../platform/database/pool.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { order, place } from './testing.ts'

it('an order reads no other case, however many there are and nothing is known of how many', async () => {
  const { connection, drop } = await createTestDatabase()
  // One connection, so that it alone plans and counts.
  const pool = openPool(connection, () => undefined, undefined, { max: 1 })
  const shop = await startTestShop({ database: openDatabase(pool) })
  onTestFinished(async () => {
    await shop.stop()
    await pool.end()
    await drop()
  })
  const orders = 30
  for (let placed = 0; placed < orders; placed++) await place(shop.visitor(), order)
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query(
    `select indexrelname as index, idx_scan::float8 as scans, idx_tup_read::float8 as read
     from pg_stat_user_indexes where relname = 'cases' and idx_scan > 0`,
  )
  // A foreign key's check finds the one case that it asks for.
  expect(rows.length).toBeGreaterThan(0)
  for (const { index, scans, read } of rows)
    expect({ index, read }).toEqual({ index, read: Math.min(read, scans) })
})
