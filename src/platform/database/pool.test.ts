import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from './failures.ts'
import { openDatabase, openPool, takesOrders, transaction } from './pool.ts'
import { createTestDatabase, setReadOnly, type TestDatabase } from './testing.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await createTestDatabase()
  await shop.pool.query('CREATE TABLE note (text text PRIMARY KEY)')
})
afterAll(() => shop.drop())

const notes = async () =>
  (await shop.pool.query<{ text: string }>('SELECT text FROM note ORDER BY text')).rows.map(row => row.text)

test('a transaction keeps all of its work', async () => {
  const answer = await transaction(shop.database, async tx => {
    await tx.execute(sql`INSERT INTO note VALUES ('one')`)
    await tx.$client.query("INSERT INTO note VALUES ('two')")
    return 'kept'
  })
  expect(answer).toBe('kept')
  expect(await notes()).toEqual(['one', 'two'])
})

test('a transaction that throws keeps nothing', async () => {
  const work = transaction(shop.database, async tx => {
    await tx.execute(sql`INSERT INTO note VALUES ('three')`)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await notes()).toEqual(['one', 'two'])
})

test('a transaction that lost against another one is done again', async () => {
  let attempts = 0
  await transaction(shop.database, async tx => {
    attempts++
    const state = attempts < 3 ? '40001' : null
    if (state)
      await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '${state}'; END $$`))
  })
  expect(attempts).toBe(3)
})

test('a lost connection is replaced for the next query', async () => {
  const work = transaction(shop.database, tx =>
    tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
  )
  await expect(work).rejects.toThrow()
  expect((await shop.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

describe('a connection that is asked for', () => {
  const bounded = () =>
    openPool(
      shop.connection,
      () => undefined,
      { connectMs: 60_000, queryMs: 60_000, totalMs: 200 },
      { max: 1 },
    )

  test('is cut when its time is over, whatever query hangs on it, and the next one works', async () => {
    const pool = bounded()
    try {
      await expect(pool.query('select pg_sleep(60)')).rejects.toSatisfy(isDatabaseUnavailable)
      const work = transaction(openDatabase(pool), async tx => {
        for (;;) await tx.execute(sql`select 1`)
      })
      await expect(work).rejects.toSatisfy(isDatabaseUnavailable)
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    } finally {
      await pool.end()
    }
  })

  test('has no time left when it was waited for as long', async () => {
    const pool = bounded()
    try {
      const first = expect(pool.query('select pg_sleep(60)')).rejects.toSatisfy(isDatabaseUnavailable)
      // Half of the time that a query has of its own: only one that already waited is cut off.
      await expect(pool.query('select pg_sleep(0.1)')).rejects.toSatisfy(isDatabaseUnavailable)
      await first
    } finally {
      await pool.end()
    }
  })
})

describe('where the database only reads', () => {
  test('connections that meet it are dropped with those that lie idle, so that the next ones write again', async () => {
    await setReadOnly(shop, true)
    const pool = openPool(shop.connection, () => undefined, undefined, { max: 3 })
    const database = openDatabase(pool)
    try {
      await Promise.all([1, 2, 3].map(() => pool.query('select 1')))
      expect(pool.totalCount).toBe(3)
      await setReadOnly(shop, false)
      // They were opened before: each of them would go on reading only.
      const write = () => transaction(database, tx => tx.execute(sql`insert into note values ('four')`))
      await expect(write()).rejects.toSatisfy(isDatabaseUnavailable)
      await expect.poll(() => pool.totalCount).toBe(0)
      await write()
      expect(await notes()).toContain('four')
    } finally {
      await pool.end()
    }
  })

  test('asking whether it takes orders is enough', async () => {
    await setReadOnly(shop, true)
    const pool = openPool(shop.connection, () => undefined)
    try {
      expect(await takesOrders(pool)).toBe(false)
      await setReadOnly(shop, false)
      expect(await takesOrders(pool)).toBe(true)
    } finally {
      await pool.end()
    }
  })
})
