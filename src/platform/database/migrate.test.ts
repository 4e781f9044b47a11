import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase
let folder: string
let lines: string[]

const log = (line: string) => lines.push(line)
const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)
const run = () => migrate(shop.connection, log, folder)
const countOf = async (table: string) =>
  (await shop.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count
const waitsForTable = async () =>
  (
    await shop.pool.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
  ).rowCount === 1

beforeEach(async () => {
  shop = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  lines = []
  await write('9001-a.sql', 'CREATE TABLE a (n int); INSERT INTO a VALUES (1);')
  await write('9002-b.sql', 'CREATE TABLE b AS SELECT n FROM a;')
})
afterEach(async () => {
  await shop.drop()
  await rm(folder, { recursive: true })
})

test('the shop itself starts from an empty database and again from a full one', async () => {
  await shop.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(shop.connection, log)
  const applied = lines.length
  expect(applied).toBeGreaterThan(0)
  await migrate(shop.connection, log)
  expect(lines).toHaveLength(applied)
})

test('every file runs once, in order', async () => {
  await run()
  await run()
  expect(lines).toEqual(['The migration 9001-a.sql was applied.', 'The migration 9002-b.sql was applied.'])
  expect(await countOf('b')).toBe(1)
})

test('ten servers that start at once apply every file once', async () => {
  await shop.pool.query('DROP TABLE schema_migrations')
  await Promise.all(Array.from({ length: 10 }, run))
  expect(lines).toHaveLength(2)
  expect(await countOf('a')).toBe(1)
})

test('visitors of the release before go on while a migration waits for a table that one of them holds', async () => {
  await run()
  await write('9003-c.sql', 'ALTER TABLE a ADD COLUMN more int')
  const holder = await shop.pool.connect()
  await holder.query('BEGIN; SELECT FROM a')
  const migrated = run()
  try {
    await expect.poll(waitsForTable).toBe(true)
    // Behind the migration in the queue for the table: it steps aside.
    expect(await countOf('a')).toBe(1)
  } finally {
    await holder.query('COMMIT')
    holder.release()
  }
  await migrated
  expect(lines).toContain('The migration 9003-c.sql was applied.')
})

test('a file that fails leaves nothing behind and is tried again', async () => {
  await write('9003-c.sql', 'CREATE TABLE c (n int); SELECT 1 / 0;')
  await expect(run()).rejects.toThrow(/9003-c\.sql failed and was undone \(division by zero\)/)
  await expect(countOf('c')).rejects.toThrow(/does not exist/)
  await write('9003-c.sql', 'CREATE TABLE c (n int);')
  await run()
  expect(await countOf('c')).toBe(0)
})

test('an applied file that was changed stops the start with a sentence', async () => {
  await run()
  await write('9001-a.sql', 'CREATE TABLE a (n bigint);')
  await expect(run()).rejects.toThrow(/9001-a\.sql was changed after it had been applied/)
})
