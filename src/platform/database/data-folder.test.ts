import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { restoreLibraryLinks } from './postgres-programs.ts'
import {
  ask,
  makeTestFolder,
  spawnOwner,
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

const inCluster = (name: string) => path.join(folder.cluster, name)

test('a first start that was killed half-way is done again from the beginning', async ({
  onTestFinished,
}) => {
  const { dataDir, remove } = await makeTestFolder()
  onTestFinished(remove)
  const { child } = spawnOwner(dataDir)
  const ended = once(child, 'exit')
  const root = path.join(dataDir, 'postgres')
  const isHalfWay = async () => {
    const unfinished = (await readdir(root)).find(name => name.startsWith('initdb-'))
    expect(await readdir(path.join(root, unfinished ?? 'none'))).toContain('PG_VERSION')
  }
  await vi.waitFor(isHalfWay, { timeout: 60_000, interval: 5 })
  child.kill('SIGKILL')
  await ended
  expect(await readdir(root)).not.toContain('cluster')

  const database = await startHere(dataDir)
  expect(await ask(database.connection, 'SELECT 1')).toEqual([1])
  expect((await readdir(root)).filter(name => name.startsWith('initdb-'))).toEqual([])
})

test('a postmaster.pid of a process that is gone does not keep the shop from starting', async () => {
  await writeFile(inCluster('postmaster.pid'), stalePidFile(4_194_303), { mode: 0o600 })
  const database = await startHere(folder.dataDir)
  expect(database.lines).toEqual([])
})

test('a postmaster.pid whose number another program has by now is removed, and that program is left alone', async () => {
  await writeFile(inCluster('postmaster.pid'), stalePidFile(process.pid), { mode: 0o600 })
  const database = await startHere(folder.dataDir)
  expect(database.lines).toEqual([expect.stringContaining(`names process ${process.pid}`)])
})

test('the postmaster.pid of a running database is never touched', async () => {
  await startHere(folder.dataDir)
  const before = await readFile(inCluster('postmaster.pid'), 'utf8')
  await expect(startHere(folder.dataDir)).rejects.toThrow(/Another running server/)
  expect(await readFile(inCluster('postmaster.pid'), 'utf8')).toBe(before)
})

test('a database of another major version is named in a sentence and left as it is', async () => {
  await writeFile(inCluster('PG_VERSION'), '17\n')
  await expect(startHere(folder.dataDir)).rejects.toThrow(/is of PostgreSQL 17 and the program is .* 18/)
  expect(await readFile(inCluster('PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a database that does not start says why', async () => {
  const settings = { shared_buffers: '1' }
  await expect(startHere(folder.dataDir, { settings })).rejects.toThrow(
    /PostgreSQL does not start \(.*shared_buffers.*\)/,
  )
})

test('library links that an install without scripts left out are made', async () => {
  const packageFolder = await mkdtemp(path.join(tmpdir(), 'package-'))
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]
  await mkdir(path.join(packageFolder, 'native'))
  await writeFile(path.join(packageFolder, 'native/pg-symlinks.json'), JSON.stringify(links))
  await restoreLibraryLinks(packageFolder)
  await restoreLibraryLinks(packageFolder)
  expect(await readlink(path.join(packageFolder, 'native/lib/libicuuc.so.60'))).toBe('libicuuc.so.60.2')
  await rm(packageFolder, { recursive: true })
})

/** As PostgreSQL leaves it behind after a power failure. */
const stalePidFile = (pid: number) =>
  `${pid}\n${folder.cluster}\n1700000000\n5432\n${folder.dataDir}/postgres/socket\n\n   123456 0\nready   \n`
