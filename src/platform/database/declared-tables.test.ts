import { globSync } from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing.ts'

/** Each feature declares its tables for its queries; the migrations make them. Here the two are compared. */

const root = path.join(import.meta.dirname, '../../..')
const files = globSync('src/**/tables.ts', { cwd: root })
const declared = (
  await Promise.all(files.map(async name => Object.values(await import(path.join(root, name)))))
)
  .flat()
  .filter(each => is(each, PgTable))
  .map(getTableConfig)

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

type Column = { name: string; type: string; notNull: boolean; hasDefault: boolean }

/** The columns of a table as PostgreSQL has them. */
async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await test.pool.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull",
       atthasdef or attidentity <> '' as "hasDefault"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [table],
  )
  return rows
}

it('features declare tables', () => {
  expect(declared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cases', 'product_orders', 'events']),
  )
})

describe.each(declared.map(table => [table.name, table] as const))('%s', (name, { columns, primaryKeys }) => {
  it('has the columns that the code declares: names, types, what must be there and what is filled in', async () => {
    const inKey = new Set(primaryKeys.flatMap(key => key.columns.map(column => column.name)))
    expect(
      columns
        .map(column => ({
          name: column.name,
          type: column.getSQLType(),
          notNull: column.notNull || inKey.has(column.name),
          hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
        }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ).toEqual(await columnsOf(name))
  })
})
