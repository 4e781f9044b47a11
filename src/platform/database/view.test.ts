import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveries } from '../deliveries/tables.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { viewOf } from './view.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const rows = viewOf(deliveries, ['id', 'state', 'caseId', 'createdAt'])

/** How PostgreSQL does a query, by its indexes alone and without the names that the query gives the table. */
const planOf = (query: SQL): Promise<string> =>
  test.database.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows: lines } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`)
    return lines
      .map(line => line['QUERY PLAN'])
      .join('\n')
      .replaceAll(/\b(deliveries|d)\./g, '')
      .replaceAll(' deliveries d', ' deliveries')
  })

describe('the rows of a table for other features are planned as the table itself', () => {
  it.each<[string, (from: SQL) => SQL]>([
    ['one of them', from => sql`select state from ${from} as d where d.id = 1`],
    ['the newest', from => sql`select coalesce(max(d.id), 0) from ${from} as d`],
    ['a page', from => sql`select d.id from ${from} as d where d.id > 5 order by d.id limit 10`],
    [
      'a join',
      from => sql`select d.state from events as e join ${from} as d on d.case_id = e.case_id where e.id = 1`,
    ],
    [
      'none of them',
      from => sql`select e.id from events as e where not exists (select from ${from} as d where d.id = e.id)`,
    ],
    [
      'a count for each of others',
      from => sql`select e.id, found.n from events as e cross join lateral (
        select count(*) as n from (select id from ${from} as d where d.id >= e.id and d.id < e.id + 10) as shown) as found`,
    ],
  ])('%s', async (_, queryOf) => {
    expect(await planOf(queryOf(rows))).toEqual(await planOf(queryOf(sql`${deliveries}`)))
  })

  it('and have no other columns', async () => {
    await expect(test.database.execute(sql`select recipient from ${rows} as d`)).rejects.toMatchObject({
      cause: { code: '42703' },
    })
  })
})
