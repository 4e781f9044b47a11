import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isDatabaseUnavailable } from './failures.ts'
import { processesIn } from './leftovers.ts'
import { openDatabase, openPool, transaction } from './pool.ts'
import { startHere, type TestFolder, testFolders } from './testing-embedded.ts'

const copyTestFolder = testFolders()
let folder: TestFolder

beforeEach(async ({ onTestFinished }) => {
  folder = await copyTestFolder()
  onTestFinished(folder.remove)
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

async function openShop() {
  const server = await startHere(folder.dataDir)
  return { server, database: openDatabase(openPool(server.connection, () => undefined)) }
}

const look = sql`SELECT 1`

test('a database that is gone means "later", for what runs and for what comes', async () => {
  const { server, database } = await openShop()
  const running = failureOf(
    transaction(database, async tx => {
      await server.stop()
      await tx.execute(look)
    }),
  )
  expect(isDatabaseUnavailable(await running)).toBe(true)
  expect(isDatabaseUnavailable(await failureOf(database.execute(look)))).toBe(true)
  await database.$client.end()
})

test('a frozen database means "later" while it is frozen, and serves again when it thaws', async () => {
  const { database } = await openShop()
  await database.execute(look)
  const pids = await processesIn(folder.cluster)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const failures = await Promise.all([
    failureOf(database.execute(look)),
    failureOf(transaction(database, tx => tx.execute(look))),
  ])
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
  expect((await database.execute(look)).rowCount).toBe(1)
  await database.$client.end()
})

test('what the database says about itself means "later"', () => {
  const codes = ['08006', '53100', '53300', '57014', '57P01', '57P03', '58030', '25006', '40001']
  const later = codes.filter(code => isDatabaseUnavailable(Object.assign(new Error('said'), { code })))
  expect(later).toEqual(codes)
})

test('a mistake in the program does not mean "later"', async () => {
  const { database } = await openShop()
  const failures = [
    await failureOf(database.execute(sql`SELECT missing`)),
    await failureOf(database.execute(sql`SELECT 1 / 0`)),
    await failureOf(readFile('/not/there')),
    new TypeError('x is not a function'),
    'a thrown text',
  ]
  expect(failures.map(isDatabaseUnavailable)).toEqual(failures.map(() => false))
  await database.$client.end()
})
