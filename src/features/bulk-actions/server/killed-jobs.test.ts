import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { openMessage, updateWholeList } from '../../work-list/server/testing.ts'
import { bulkOf, runJobs } from './testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

it('a job whose process is killed in the middle, again and again, does each case once', async () => {
  const { pool, database, connection } = shop.testDatabase
  const total = 40
  for (let made = 0; made < total; made++) await openMessage(shop)
  await updateWholeList(shop)
  const bulk = bulkOf(seller, database)
  const selection = { by: 'filters', filters: { weergave: 'open' } } as const
  const { id } = await bulk.previewed(selection, { act: 'assign', assignee: seller.colleague.id })
  await bulk.post(id, 'uitvoeren')
  const doneSoFar = async () => (await bulk.read(id)).counts.done
  const script = fileURLToPath(new URL('./testing-runner.ts', import.meta.url))
  const killedAt: number[] = []
  for (const atLeast of [3, 15]) {
    const runner = spawn(process.execPath, [script, JSON.stringify(connection)])
    await vi.waitFor(async () => expect(await doneSoFar()).toBeGreaterThanOrEqual(atLeast), {
      timeout: 30_000,
      interval: 5,
    })
    runner.kill('SIGKILL')
    await once(runner, 'exit')
    killedAt.push(await doneSoFar())
  }
  expect(killedAt.every(done => done < total)).toBe(true)
  await runJobs(database)
  expect(await bulk.read(id)).toMatchObject({ state: 'done', counts: { done: total, refused: 0, left: 0 } })
  const { rows } = await pool.query(
    `select count(*)::integer as times, count(distinct case_id)::integer as cases from events where type = 'case-assigned'`,
  )
  expect(rows).toEqual([{ times: total, cases: total }])
})
