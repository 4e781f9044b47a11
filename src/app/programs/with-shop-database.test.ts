import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { testAppSecret } from '../server/testing-shop.ts'
import { runProgram } from './testing-program.ts'

/** Command-line programs refuse a database of another version, without changing it. */

let shop: TestDatabase
beforeEach(async () => {
  shop = await createTestDatabase()
})
afterEach(() => shop.drop())

const addresses = path.join(import.meta.dirname, '../../content/addresses')
const tools: readonly (readonly [name: string, ...words: string[]])[] = [
  ['mail'],
  ['reseller'],
  ['import-addresses', `${addresses}/addresses.csv`],
  ['import-coverage', `${addresses}/coverage.csv`],
]

const run = (program: string, words: readonly string[]) =>
  runProgram([program, ...words], { DATABASE_URL: shop.connectionString, APP_SECRET: testAppSecret })

const rows = async (sql: string) => (await shop.pool.query(sql)).rows
const migrations = () => rows('select * from schema_migrations order by name')

test.each(tools)('%s leaves an older database as it is and says so', async (program, ...words) => {
  const [last] = await rows(
    'delete from schema_migrations where name = (select max(name) from schema_migrations) returning name',
  )
  const before = await migrations()
  expect(await run(program, words)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      new RegExp(
        `^The database has the schema of an older version of the shop \\(without ${last?.name}\\), .+\\.\\n$`,
      ),
    ),
  })
  expect(await migrations()).toEqual(before)
})

test.each(tools)('%s leaves a newer database as it is and says so', async (program, ...words) => {
  await rows("insert into schema_migrations (name, checksum) values ('9999-of-later.sql', 'x')")
  expect(await run(program, words)).toMatchObject({
    code: 1,
    stderr:
      'The database has the schema of a newer version of the shop (9999-of-later.sql): run this command from the version that serves it.\n',
  })
})

test('a database without a schema gets none', async () => {
  await rows('drop schema public cascade')
  await rows('create schema public')
  expect((await run('reseller', [])).stderr).toMatch(/^The database has the schema of an older version/)
  expect(await rows("select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([])
})

test('a tool that lists seeds nothing', async () => {
  await rows('delete from resellers')
  expect(await run('reseller', [])).toMatchObject({ code: 0, stderr: '' })
  expect(await rows('select from resellers')).toEqual([])
})
