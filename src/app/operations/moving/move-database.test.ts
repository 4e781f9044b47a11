import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withClient } from '../../../platform/database/connection.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../platform/database/testing.ts'
import { contentOf } from '../../../platform/database/testing-content.ts'
import { ask, makeTestFolder, type TestFolder } from '../../../platform/database/testing-embedded.ts'
import { createDatabaseOfVersionBefore } from '../../../platform/database/testing-version-before.ts'
import { inOrder, moveDatabase } from './move-database.ts'
import { forgetMovedAway, hasStayedBehind, recordMovedAway, requireNotMovedAway } from './moved-away.ts'

/** Data of a stopped shop: orders of all types, quotes, enquiries, forms, accounts and mails. */
let source: TestDatabase
const made: TestDatabase[] = []

const atRest = async (database: Promise<TestDatabase>): Promise<TestDatabase> => {
  const one = await database
  made.push(one)
  await one.pool.end()
  return one
}

beforeAll(async () => {
  const full = await createDatabaseOfVersionBefore()
  await full.migrateOn()
  source = await atRest(Promise.resolve(full))
})
afterAll(async () => {
  for (const database of made) await database.drop()
})

const numbersOf = (database: TestDatabase) =>
  ask(
    database.connection,
    "select format('%s %s', sequencename, last_value) from pg_sequences where schemaname = 'public' order by sequencename",
  )

it('takes every row of every table along, and back again', async () => {
  const outside = await atRest(createEmptyDatabase())
  const moved = await moveDatabase(source.connection, outside.connection)
  const before = await contentOf(source.connection)
  const rows = [...before]
    .filter(([table]) => table !== 'schema_migrations')
    .map(([, content]) => content.rows)
  expect(moved.rows).toBe(rows.reduce((sum, count) => sum + count, 0))
  expect(before.get('cases')?.rows).toBeGreaterThan(0)
  expect(withoutRecord(await contentOf(outside.connection))).toEqual(withoutRecord(before))
  expect(await numbersOf(outside)).toEqual(await numbersOf(source))

  const inside = await atRest(createEmptyDatabase())
  await moveDatabase(outside.connection, inside.connection)
  expect(withoutRecord(await contentOf(inside.connection))).toEqual(withoutRecord(before))
})

/** When a migration ran is each database's own. */
const withoutRecord = (content: Awaited<ReturnType<typeof contentOf>>) =>
  [...content].filter(([table]) => table !== 'schema_migrations')

it('replaces what a first start had filled in, and leaves its rules in force', async () => {
  const started = await atRest(createTestDatabase())
  await moveDatabase(source.connection, started.connection)
  expect(withoutRecord(await contentOf(started.connection))).toEqual(
    withoutRecord(await contentOf(source.connection)),
  )
  await expect(ask(started.connection, 'delete from events')).rejects.toThrow()
})

it('fills no database that has orders of its own, and changes nothing there', async () => {
  const used = await createDatabaseOfVersionBefore()
  await used.migrateOn()
  await atRest(Promise.resolve(used))
  const before = await contentOf(used.connection)
  await expect(moveDatabase(source.connection, used.connection)).rejects.toThrow(
    /orders or customers of its own/,
  )
  expect(await contentOf(used.connection)).toEqual(before)
})

it('leaves nothing half moved where a copy of the shop still runs', async () => {
  const outside = await atRest(createEmptyDatabase())
  await withClient(source.connection, () =>
    expect(moveDatabase(source.connection, outside.connection)).rejects.toThrow(
      /stop every copy of the shop/,
    ),
  )
  expect(await ask(outside.connection, 'select count(*)::integer from cases')).toEqual([0])
})

it('moves a table after those that it refers to, and says so where that cannot be', () => {
  const names = inOrder([
    { name: 'lines', refersTo: ['cases', 'texts'] },
    { name: 'texts', refersTo: [] },
    { name: 'cases', refersTo: ['texts'] },
  ]).map(({ name }) => name)
  expect(names).toEqual(['texts', 'cases', 'lines'])
  const circle = [
    { name: 'a', refersTo: ['b'] },
    { name: 'b', refersTo: ['a'] },
  ]
  expect(() => inOrder(circle)).toThrow(/in a circle/)
})

let folder: TestFolder
beforeEach(async ({ onTestFinished }) => {
  folder = await makeTestFolder()
  onTestFinished(folder.remove)
  await mkdir(folder.cluster, { recursive: true })
  await writeFile(path.join(folder.cluster, 'PG_VERSION'), '18\n')
})

it('goes on with the embedded database by accident no more, once its orders were moved', async () => {
  const { dataDir } = folder
  await requireNotMovedAway(dataDir)
  expect(await hasStayedBehind(dataDir)).toBe(true)
  await recordMovedAway(dataDir, 'postgresql://db.example/shop')
  expect(await hasStayedBehind(dataDir)).toBe(false)
  await expect(requireNotMovedAway(dataDir)).rejects.toThrow(
    /moved to postgresql:\/\/db\.example\/shop: set DATABASE_URL/,
  )
  await forgetMovedAway(dataDir)
  await requireNotMovedAway(dataDir)
})
