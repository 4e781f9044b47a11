import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { withClient } from './connection.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './embedded.ts'

/** A data folder for one test. */
export interface TestFolder {
  dataDir: string
  /** PostgreSQL's own folder in it. */
  cluster: string
  remove(): Promise<void>
}

/** An empty data folder. */
export async function makeTestFolder(parent = tmpdir()): Promise<TestFolder> {
  const dataDir = await realpath(await mkdtemp(path.join(parent, 'shop-data-')))
  return {
    dataDir,
    cluster: path.join(dataDir, 'postgres', 'cluster'),
    // A killed process may still be ending in the folder.
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 20 }),
  }
}

/**
 * For the tests of a file: makes a data folder with a database that was used and stopped. It is a copy, because making one takes
 * a second or more.
 */
export function testFolders(): () => Promise<TestFolder> {
  let original: Promise<TestFolder> | undefined
  afterAll(async () => (await original)?.remove())
  return async () => {
    original ??= makeOriginal()
    const [{ dataDir }, folder] = await Promise.all([original, makeTestFolder()])
    await promisify(execFile)('cp', ['-a', `${dataDir}/.`, folder.dataDir])
    return folder
  }
}

async function makeOriginal(): Promise<TestFolder> {
  const folder = await makeTestFolder()
  const database = await startEmbeddedDatabase({ dataDir: folder.dataDir, log: () => undefined })
  await database.stop()
  return folder
}

/** Starts a database in this process, until the test is finished, and collects what it logs. */
export async function startHere(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase & { lines: string[] }> {
  const lines: string[] = []
  const database = await startEmbeddedDatabase({ dataDir, log: line => lines.push(line), ...options })
  onTestFinished(() => database.stop())
  return { ...database, lines }
}

/** A server in a process group of its own. */
export interface Owner {
  process: ChildProcess
  pid: number
  connection: EmbeddedDatabase['connection']
  /** The process between the server and PostgreSQL. */
  watchdogPid: number
}

/** Starts a database in another process, until the test is finished; rejects with what that process said when it ends instead. */
export async function startElsewhere(dataDir: string): Promise<Owner> {
  const { child, said } = spawnOwner(dataDir)
  const line = once(createInterface(child.stdout), 'line')
  const failed = once(child, 'close').then(() => {
    throw new Error(said())
  })
  failed.catch(() => undefined)
  const [text] = await Promise.race([line, failed])
  const connection: EmbeddedDatabase['connection'] = JSON.parse(text)
  const pid = child.pid ?? 0
  return { process: child, pid, connection, watchdogPid: await parentOf(await postmasterPid(dataDir)) }
}

/** The bare process, before its database is there. */
export function spawnOwner(dataDir: string) {
  const script = fileURLToPath(new URL('./testing-owner.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  return { child, said: () => errors }
}

/** The pid of the running PostgreSQL, from its own file. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  return Number.parseInt(file, 10)
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1])
}

/** Runs one query on a connection of its own and answers the first column. */
export const ask = (connection: pg.ClientConfig, text: string): Promise<unknown[]> =>
  withClient({ ...connection, connectionTimeoutMillis: 2_000 }, async client => {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' })
    return rows.map(row => row[0])
  })
