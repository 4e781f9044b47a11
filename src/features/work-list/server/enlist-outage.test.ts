import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { searchSources } from '../../../app/server/search-sources.ts'
import { openWorkerPool } from '../../../app/worker/pool.ts'
import { createFailureLog, withFailureLog } from '../../../platform/database/failure-log.ts'
import { openDatabase } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { startLanes } from '../../../platform/deliveries/lanes.ts'
import { listedCase, openMessage } from './testing.ts'
import { createWorkListUpdater } from './update-work-list.ts'

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

const worker = "datname = current_database() and application_name = 'shop worker'"

it('catches up after its connection was cut within its work, and says nothing of it', async () => {
  const { pool, connection } = testDatabase
  const shop = { testDatabase }
  const own = openWorkerPool(connection, { max: 2, onLost: () => undefined })
  const tell = vi.fn()
  const trouble = createFailureLog(tell)
  const enlist = withFailureLog(createWorkListUpdater(openDatabase(own), searchSources), trouble)
  const failed = vi.fn(trouble.failed)

  // Somebody else keeps the list meanwhile, so that the worker waits within a transaction.
  const other = await pool.connect()
  await other.query("begin; select pg_advisory_xact_lock(hashtextextended('work-list', 0))")
  const id = await openMessage(shop)
  const lanes = startLanes(enlist, { lanes: 1, pollMs: 20, onError: failed })
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where ${worker} and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000 },
  )
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 60_000 })
  await other.query('commit')
  other.release()
  await vi.waitFor(async () => expect(await listedCase(shop, id)).toMatchObject({ kind: 'form' }), {
    timeout: 60_000,
  })
  expect(tell).not.toHaveBeenCalled()
  await lanes.stop()
  await own.end()
})
