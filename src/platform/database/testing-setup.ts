import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../app/server/prepare-database.ts'
import { administer, withDatabase } from './connection.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import type { TestServer } from './testing.ts'

const quiet = () => undefined

type Running = TestServer & { stop(): Promise<void> }

declare global {
  /** Vitest loads this file for each project anew, all in one process. */
  var runningTestServer: { readonly running: Promise<Running>; projects: number } | undefined
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with a migrated and seeded template. It is the
 * server of DATABASE_URL when that is set, else an embedded one in a temporary folder, which does without
 * syncing to disk because it never outlives the run. The first project starts it, and the last one stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.runningTestServer ??= { running: start(), projects: 0 }
  const used = globalThis.runningTestServer
  used.projects++
  const { stop, ...server } = await used.running
  project.provide('testServer', server)
  return async () => {
    used.projects--
    if (used.projects > 0) return
    globalThis.runningTestServer = undefined
    await stop()
  }
}

async function start(): Promise<Running> {
  const server = await testServer()
  const template = `shop_template_${randomBytes(6).toString('hex')}`
  try {
    await administer(server.connection, `CREATE DATABASE ${template}`)
    await prepareDatabase(withDatabase(server.connection, template), quiet)
  } catch (error) {
    await server.stop()
    throw error
  }
  const leftovers = await mkdtemp(path.join(tmpdir(), 'shop-leftovers-'))
  const passedTemplates = `${leftovers}.passed`
  return {
    connection: server.connection,
    template,
    leftovers,
    passedTemplates,
    async stop() {
      await endAll(leftovers)
      await rm(passedTemplates, { force: true })
      await dropAll(server.connection, template)
      await server.stop()
    },
  }
}

/** Ends the processes that a folder names, and removes their data. */
async function endAll(leftovers: string): Promise<void> {
  for (const id of await readdir(leftovers)) {
    process.kill(Number(id), 'SIGKILL')
    await rm(await readFile(path.join(leftovers, id), 'utf8'), { recursive: true, force: true })
  }
  await rm(leftovers, { recursive: true })
}

/** The template, and the databases of shops that ended with their process. */
async function dropAll(connection: pg.ClientConfig, template: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
    [template, `${template.replace('template', 'test')}_`],
  )
  await client.end()
  for (const { datname } of rows)
    await administer(connection, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}

async function testServer(): Promise<{ connection: pg.ClientConfig; stop(): Promise<void> }> {
  const url = process.env.DATABASE_URL
  if (url) return { connection: { connectionString: url }, stop: async () => undefined }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-test-'))
  // The log is kept short: the folder may lie in memory.
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_wal_size: '256MB',
    max_connections: '300',
  }
  const server = await startEmbeddedDatabase({ dataDir, log: quiet, settings })
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
