import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../app/server/prepare-database.ts'
import { administer, withDatabase } from './connection.ts'
import { startEmbeddedDatabase } from './embedded.ts'

const quiet = () => undefined

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with a migrated and seeded template. It is the
 * server of DATABASE_URL when that is set, else an embedded one in a temporary folder, which does without
 * syncing to disk because it never outlives the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer()
  const template = `shop_template_${randomBytes(6).toString('hex')}`
  try {
    await administer(server.connection, `CREATE DATABASE ${template}`)
    await prepareDatabase(withDatabase(server.connection, template), quiet)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServer', { connection: server.connection, template })
  return async () => {
    await administer(server.connection, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
    await server.stop()
  }
}

async function testServer(): Promise<{ connection: pg.ClientConfig; stop(): Promise<void> }> {
  const url = process.env.DATABASE_URL
  if (url) return { connection: { connectionString: url }, stop: async () => undefined }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-test-'))
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const server = await startEmbeddedDatabase({ dataDir, log: quiet, settings })
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
