import { expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { withCheckDigit } from '../../../common/order-number.ts'
import { openDatabase, openPool } from '../../../platform/database/pool.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { untilStored } from './store.ts'
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

it('draws another number where one is taken, and gives up where none is free', async () => {
  const { connection, drop } = await createTestDatabase()
  const pool = openPool(connection, () => undefined)
  const database = openDatabase(pool)
  const shop = await startTestShop({ database })
  onTestFinished(async () => {
    await shop.stop()
    await pool.end()
    await drop()
  })
  const taken = await place(shop.visitor(), order)
  const other = await place(shop.visitor(), order)
  const free = withCheckDigit(20_000_001)
  const drawn: string[] = []
  const storeUnder = (numbers: readonly string[]) =>
    untilStored(database, async () => {
      const number = numbers[drawn.length] ?? taken
      drawn.push(number)
      return (await pool.query('update cases set number = $1 where number = $2', [number, other])).rowCount
    })
  expect(await storeUnder([taken, taken, free])).toBe(1)
  expect(drawn).toEqual([taken, taken, free])
  drawn.length = 0
  await expect(
    pool.query('update cases set number = $1 where number = $2', [other, free]),
  ).resolves.toMatchObject({
    rowCount: 1,
  })
  await expect(storeUnder([])).rejects.toMatchObject({ constraint: 'cases_number_key' })
  expect(drawn.length).toBeGreaterThan(3)
})
