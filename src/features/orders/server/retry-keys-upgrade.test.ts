import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { storedResponse } from './idempotency.ts'

const migrations = path.join(import.meta.dirname, '../../../platform/database/migrations')
const answer = { orderNumber: '482-739-165', requestType: 'order' } as const
const owner = Buffer.alloc(32, 1)

let shop: TestDatabase
let before: string
beforeAll(async () => {
  shop = await createTestDatabase()
  before = await mkdtemp(path.join(tmpdir(), 'migrations-before-'))
  const names = (await readdir(migrations)).filter(name => name < '0013')
  await Promise.all(names.map(name => cp(path.join(migrations, name), path.join(before, name))))
  await shop.pool.query('drop schema public cascade; create schema public')
  await migrate(shop.connection, () => undefined, before)
})
afterAll(async () => {
  await shop.drop()
  await rm(before, { recursive: true })
})

/** Statements of the release before for placing an order with a key, retrying it, and deleting the key. */
const releaseBefore = {
  store: (key: string) =>
    shop.pool.query(
      'insert into idempotency_keys (session_hash, key, body_hash, answer) values ($1, $2, $3, $4)',
      [owner, key, Buffer.alloc(32, 2), answer],
    ),
  find: async (key: string) =>
    (
      await shop.pool.query<{ body_hash: Buffer; answer: unknown }>(
        'select body_hash, answer from idempotency_keys where session_hash = $1 and key = $2',
        [owner, key],
      )
    ).rows,
  forget: () =>
    shop.pool.query("delete from idempotency_keys where created_at < now() + interval '1 minute'"),
}

test('a key of the release before is never taken for another order, and no unkeyed hash of it stays', async () => {
  await releaseBefore.store('old')
  await migrate(shop.connection, () => undefined)

  const retry = { ownerHash: owner, key: 'old', bodyMac: Buffer.alloc(32, 2) }
  expect(await storedResponse(shop.database, retry)).toEqual({ kind: 'other-body' })
  await expect(releaseBefore.store('old')).rejects.toMatchObject({ constraint: 'idempotency_keys_pkey' })
  const { rows } = await shop.pool.query('select body_mac from retry_keys')
  expect(rows).toEqual([{ body_mac: Buffer.alloc(0) }])
})

test('servers of the release before go on beside new ones', async () => {
  await releaseBefore.store('during')
  expect(await releaseBefore.find('during')).toEqual([{ body_hash: Buffer.alloc(32, 2), answer }])
  await expect(releaseBefore.store('during')).rejects.toMatchObject({ constraint: 'idempotency_keys_pkey' })
  await releaseBefore.forget()
  expect(await releaseBefore.find('during')).toEqual([])
})
