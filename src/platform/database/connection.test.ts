import { afterAll, beforeAll, expect, it } from 'vitest'
import { withClient } from './connection.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

it('fails the work of a connection that was lost between two queries, and not the program', async () => {
  const work = withClient(shop.connection, async client => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const lost = new Promise(resolve => client.once('end', resolve))
    await shop.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    return client.query('select 1')
  })
  await expect(work).rejects.toThrow(/not queryable/)
})

it('ends the connection of work that fails', async () => {
  const worker = 'work that fails'
  const connection = { ...shop.connection, application_name: worker }
  const work = withClient(connection, () => Promise.reject(new Error('out of paper')))
  await expect(work).rejects.toThrow('out of paper')
  const left = 'select 1 from pg_stat_activity where application_name = $1'
  await expect.poll(async () => (await shop.pool.query(left, [worker])).rowCount).toBe(0)
})
