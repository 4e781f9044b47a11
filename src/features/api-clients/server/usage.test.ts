import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { livingClients } from './stored-clients.ts'
import { createUsage, forgetOldUsage } from './usage.ts'

let testDatabase: TestDatabase
let caller: { clientId: string; keyId: string }
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { rows } = await testDatabase.pool.query<{ clientId: string; keyId: string }>(
    `with client as (
       insert into api_clients (name, scopes, calls_per_minute, contact_email)
       values ('CRM', '{}', 60, 'crm@provider.example') returning id
     ) insert into api_keys (client_id, hash, ending) select id, 'hash', 'abcd' from client
       returning client_id as "clientId", id as "keyId"`,
  )
  const [row] = rows
  if (!row) throw new Error('The client was not made')
  caller = row
})
afterAll(() => testDatabase.drop())

const noError = { error: (problem: unknown) => expect(problem).toBeNull() }
const listed = async () => (await livingClients(testDatabase.database, '2026-11-27'))[0]

test('calls of every copy are counted per day, and the last use is stored at most once a minute', async () => {
  let now = new Date('2026-11-26T22:59:50Z')
  const [one, other] = [1, 2].map(() => createUsage(testDatabase.database, noError, () => now))
  one?.count(caller)
  other?.count(caller)
  await one?.flush()
  await other?.flush()
  // Midnight in the Netherlands.
  now = new Date('2026-11-26T23:00:20Z')
  one?.count(caller)
  await one?.flush()
  expect(await listed()).toMatchObject({ lastUsedAt: '2026-11-26T22:59:50.000Z' })
  now = new Date('2026-11-26T23:00:50Z')
  one?.count(caller)
  await one?.flush()
  const client = await listed()
  expect(client?.lastUsedAt).toBe('2026-11-26T23:00:50.000Z')
  expect(client?.calls.slice(-2)).toEqual([
    { day: '2026-11-26', count: 2 },
    { day: '2026-11-27', count: 2 },
  ])
})

test('what could not be stored is stored the next time', async () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const errors: unknown[] = []
  const usage = createUsage(
    testDatabase.database,
    { error: (problem: unknown) => void errors.push(problem) },
    () => now,
  )
  const before = (await listed())?.calls.at(-1)?.count ?? 0
  usage.count(caller)
  await testDatabase.pool.query('alter table api_usage rename to api_usage_away')
  await usage.flush()
  await testDatabase.pool.query('alter table api_usage_away rename to api_usage')
  expect(errors).toHaveLength(1)
  usage.count(caller)
  await usage.flush()
  expect((await listed())?.calls.at(-1)?.count).toBe(before + 2)
})

test('a day is kept for 400 days, and then removed', async () => {
  const { database, pool } = testDatabase
  await pool.query('delete from api_usage')
  await pool.query("insert into api_usage values ($1, '2025-10-23', 7), ($1, '2026-11-27', 2)", [
    caller.clientId,
  ])
  const days = async () =>
    (await pool.query<{ day: string }>('select day::text from api_usage order by day')).rows.map(
      ({ day }) => day,
    )
  // The 400th day after it.
  await forgetOldUsage(database, new Date('2026-11-27T22:59:00Z'))
  expect(await days()).toEqual(['2025-10-23', '2026-11-27'])
  await forgetOldUsage(database, new Date('2026-11-27T23:01:00Z'))
  expect(await days()).toEqual(['2026-11-27'])
})
