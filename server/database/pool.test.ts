import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from './pool.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

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
