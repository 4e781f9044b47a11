import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectionUrl } from './connection.ts'
import { processesIn } from './leftovers.ts'
import { openPool } from './pool.ts'
import { findPostgres } from './postgres-programs.ts'
import { ask, makeTestFolder, startElsewhere, startHere, type TestFolder } from './testing-embedded.ts'

let folder: TestFolder

beforeAll(async () => {
  folder = await makeTestFolder()
})
afterAll(() => folder.remove())

test('what was stored is there after a restart, and nothing runs in between', async () => {
  const first = await startHere(folder.dataDir)
  await ask(first.connection, 'CREATE TABLE kept AS SELECT 7 AS n')
  await first.stop()
  expect(await processesIn(folder.cluster)).toEqual([])
  const second = await startHere(folder.dataDir)
  expect(await ask(second.connection, 'SELECT n FROM kept')).toEqual([7])
})

test('a commit is on disk, text sorts the same everywhere, and no port is open', async () => {
  const database = await startHere(folder.dataDir)
  const show = (name: string) => ask(database.connection, `SHOW ${name}`)
  expect(await show('fsync')).toEqual(['on'])
  expect(await show('synchronous_commit')).toEqual(['on'])
  expect(await show('data_checksums')).toEqual(['on'])
  expect(await show('listen_addresses')).toEqual([''])
  expect(await show('server_encoding')).toEqual(['UTF8'])
  const locale =
    'SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = current_database()'
  expect(await ask(database.connection, locale)).toEqual(['bC.UTF-8'])
})

test('the shop is no administrator of its database server', async () => {
  const database = await startHere(folder.dataDir)
  expect(await ask(database.connection, 'SHOW is_superuser')).toEqual(['off'])
  await expect(ask(database.connection, "COPY (SELECT 1) TO PROGRAM 'cat'")).rejects.toThrow(/permission/)
})

test('a second server on the same folder is refused with a sentence and harms nothing', async () => {
  const first = await startHere(folder.dataDir)
  const sentence = `Another running server uses the data folder ${folder.dataDir}`
  await expect(startHere(folder.dataDir)).rejects.toThrow(sentence)
  await expect(startElsewhere(folder.dataDir)).rejects.toThrow(sentence)
  expect(await ask(first.connection, 'SELECT 1')).toEqual([1])
})

test('connections that lie idle when the database stops bring nothing down', async () => {
  const database = await startHere(folder.dataDir)
  const lost: string[] = []
  const pool = openPool(database.connection, line => lost.push(line))
  await pool.query('SELECT 1')
  await database.stop()
  await pool.end()
  expect(lost).toEqual([expect.stringContaining('terminating connection')])
})

test("an operator's own PostgreSQL variables change nothing", async ({ onTestFinished }) => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const elsewhere = {
    PGHOST: 'db.example',
    PGPORT: '5999',
    PGUSER: 'me',
    PGDATABASE: 'mine',
    PGSSLMODE: 'require',
  }
  for (const [name, value] of Object.entries(elsewhere)) vi.stubEnv(name, value)
  const database = await startHere(folder.dataDir)
  expect(await ask(database.connection, 'SELECT current_user::text')).toEqual(['shop'])
  expect(await ask({ connectionString: connectionUrl(database.connection) }, 'SHOW port')).toEqual(['5432'])
})

test('stopping twice is stopping once', async () => {
  const database = await startHere(folder.dataDir)
  await Promise.all([database.stop(), database.stop()])
  expect(await processesIn(folder.cluster)).toEqual([])
})

test('an image brings its own PostgreSQL', async () => {
  const programs = await findPostgres()
  const binDir = await mkdtemp(path.join(folder.dataDir, 'pg-bin-'))
  await expect(startHere(folder.dataDir, { binDir })).rejects.toThrow(/set PG_BIN_DIR/)
  await symlink(programs.initdb, path.join(binDir, 'initdb'))
  await symlink(programs.postgres, path.join(binDir, 'postgres'))
  const database = await startHere(folder.dataDir, { binDir })
  expect(await ask(database.connection, 'SELECT 1')).toEqual([1])
})

test('a data folder that cannot be used is named in a sentence', async () => {
  const file = path.join(folder.dataDir, 'a-file')
  await writeFile(file, '')
  await expect(startHere(file)).rejects.toThrow(/data folder .*a-file cannot be used .*set DATA_DIR/)
})

test('a data folder may lie deeper than a socket can', async () => {
  const parent = path.join(folder.dataDir, 'long'.repeat(30))
  await mkdir(parent)
  const deep = await makeTestFolder(parent)
  const database = await startHere(deep.dataDir)
  expect(database.connection.host).toMatch(/^\/tmp\/shop-database-/)
  expect(await ask(database.connection, 'SELECT 1')).toEqual([1])
  await database.stop()
  await rm(database.connection.host, { recursive: true })
})
