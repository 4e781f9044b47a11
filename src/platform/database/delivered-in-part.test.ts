import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabaseOfVersionBefore } from './testing-version-before.ts'

let database: Awaited<ReturnType<typeof createDatabaseOfVersionBefore>>
const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(text)).rows

beforeAll(async () => {
  database = await createDatabaseOfVersionBefore()
  await database.pool.query("update orders set state = 'completed'")
  await database.migrateOn()
})
afterAll(() => database.drop())

it('an order that was closed as delivered with numbers to port is open again, and any other stays closed', async () => {
  const found = await rows(`
    select state, closed_at is null as is_open, due_at <= now() as is_due,
      exists (select from port_in_requests where case_id = cases.id) as has_numbers,
      (select data - 'version' from events where case_id = cases.id and type = 'state-changed') as told
    from cases where kind = 'order'`)
  const [open, closed] = [true, false].map(has => found.filter(({ has_numbers }) => has_numbers === has))
  expect([open?.length, closed?.length].every(count => (count ?? 0) > 0)).toBe(true)
  for (const each of open ?? [])
    expect(each).toMatchObject({
      state: 'partial',
      is_open: true,
      is_due: true,
      told: { from: 'completed', to: 'partial', takenBack: true },
    })
  for (const each of closed ?? [])
    expect(each).toMatchObject({ state: 'completed', is_open: false, told: null })
})
