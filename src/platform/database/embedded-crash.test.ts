import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { withEmbeddedDatabase } from '../../app/programs/with-shop-database.ts'
import { processesIn } from './leftovers.ts'
import {
  ask,
  type Owner,
  postmasterPid,
  startElsewhere,
  startHere,
  type TestFolder,
  testFolders,
} from './testing-embedded.ts'

const copyTestFolder = testFolders()
let folder: TestFolder

beforeEach(async ({ onTestFinished }) => {
  folder = await copyTestFolder()
  onTestFinished(folder.remove)
})

const patience = { timeout: 50_000, interval: 25 }
const untilNothingRuns = () =>
  vi.waitFor(async () => expect(await processesIn(folder.cluster)).toEqual([]), patience)

async function killServer(owner: Owner) {
  const ended = once(owner.process, 'exit')
  process.kill(owner.pid, 'SIGKILL')
  await ended
}

const writeNote = (owner: Owner) => ask(owner.connection, "INSERT INTO note VALUES ('acknowledged')")
const NOTES = 'SELECT text FROM note'

test('kill -9 of the server ends its database too, and loses nothing that was acknowledged', async () => {
  const owner = await startElsewhere(folder.dataDir)
  await writeNote(owner)
  await killServer(owner)
  await untilNothingRuns()
  const next = await startHere(folder.dataDir)
  expect(await ask(next.connection, NOTES)).toEqual(['acknowledged'])
})

test('a server that starts right after a kill -9 gets the folder', async () => {
  const owner = await startElsewhere(folder.dataDir)
  await writeNote(owner)
  await killServer(owner)
  const next = await startHere(folder.dataDir)
  expect(await ask(next.connection, NOTES)).toEqual(['acknowledged'])
})

test('a database that outlived its server and its watchdog is stopped and started by the next server', async () => {
  const owner = await startElsewhere(folder.dataDir)
  await writeNote(owner)
  process.kill(owner.watchdogPid, 'SIGSTOP')
  await killServer(owner)
  process.kill(owner.watchdogPid, 'SIGKILL')
  expect(await ask(owner.connection, NOTES)).toEqual(['acknowledged'])
  const next = await startHere(folder.dataDir)
  expect(next.lines).toContain('A database that an earlier server left running is being stopped.')
  expect(await ask(next.connection, NOTES)).toEqual(['acknowledged'])
})

test("a dead server's watchdog never stops its successor's database", async () => {
  const owner = await startElsewhere(folder.dataDir)
  process.kill(owner.watchdogPid, 'SIGSTOP')
  await killServer(owner)
  const next = await startHere(folder.dataDir)
  const running = await postmasterPid(folder.dataDir)
  process.kill(owner.watchdogPid, 'SIGCONT')
  await vi.waitFor(() => expect(() => process.kill(owner.watchdogPid, 0)).toThrow(/ESRCH/), patience)
  expect(await postmasterPid(folder.dataDir)).toBe(running)
  expect(await ask(next.connection, 'SELECT 1')).toEqual([1])
})

test('a database that is stopped from outside comes back', async () => {
  const owner = await startElsewhere(folder.dataDir)
  await writeNote(owner)
  process.kill(await postmasterPid(folder.dataDir), 'SIGQUIT')
  await vi.waitFor(async () => expect(await ask(owner.connection, NOTES)).toEqual(['acknowledged']), patience)
})

test('a database comes back when its watchdog is killed', async () => {
  const owner = await startElsewhere(folder.dataDir)
  const before = await postmasterPid(folder.dataDir)
  process.kill(owner.watchdogPid, 'SIGKILL')
  const comeBack = async () => {
    expect(await postmasterPid(folder.dataDir)).not.toBe(before)
    expect(await ask(owner.connection, 'SELECT 1')).toEqual([1])
  }
  await vi.waitFor(comeBack, patience)
})

test('Ctrl-C reaches the server alone: it still writes while it drains, then stops the database', async () => {
  const owner = await startElsewhere(folder.dataDir)
  const ended = once(owner.process, 'exit')
  process.kill(-owner.pid, 'SIGINT')
  const exit = await Promise.race([ended, pause(50_000, 'still running', { ref: false })])
  expect(exit).toEqual([0, null])
  expect(await processesIn(folder.cluster)).toEqual([])
  const next = await startHere(folder.dataDir)
  expect(await ask(next.connection, NOTES)).toEqual(['written while draining'])
})

test('a program beside a killed server takes the folder itself instead of a database that is about to end', async ({
  onTestFinished,
}) => {
  const owner = await startElsewhere(folder.dataDir)
  await writeNote(owner)
  process.kill(owner.watchdogPid, 'SIGSTOP')
  // Halted, it would stay behind.
  onTestFinished(() => void process.kill(owner.watchdogPid, 'SIGKILL'))
  await killServer(owner)
  const dying = await postmasterPid(folder.dataDir)
  await withEmbeddedDatabase(
    folder.dataDir,
    null,
    () => undefined,
    async connection => {
      expect(await postmasterPid(folder.dataDir)).not.toBe(dying)
      expect(await ask(connection, NOTES)).toEqual(['acknowledged'])
    },
  )
})
