import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { bindToSecret, refuseOtherSecret } from './secret-fingerprint.ts'
import { secretsFrom } from './secrets.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())
beforeEach(() => shop.pool.query('delete from app_secret'))

const own = secretsFrom('the secret of this shop, 32 characters')
const other = secretsFrom('another secret of also 32 characters')
const refusal = /^The database was filled under another APP_SECRET .+: set the one it had, or .+\.$/

describe('a database', () => {
  test('knows the secret that it was first opened with, and refuses every other one', async () => {
    await bindToSecret(shop.database, own)
    await bindToSecret(shop.database, own)
    await expect(bindToSecret(shop.database, other)).rejects.toThrow(refusal)
    await expect(refuseOtherSecret(shop.database, other)).rejects.toThrow(refusal)
    await refuseOtherSecret(shop.database, own)
  })

  test('is not bound by who only looks', async () => {
    await refuseOtherSecret(shop.database, other)
    await bindToSecret(shop.database, own)
  })

  test('goes to one of two servers with different secrets that start at once', async () => {
    const starts = await Promise.allSettled([own, other].map(secrets => bindToSecret(shop.database, secrets)))
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('holds nothing that opens anything else', async () => {
    await bindToSecret(shop.database, own)
    const { rows } = await shop.pool.query<{ fingerprint: Buffer }>('select fingerprint from app_secret')
    for (const purpose of ['session', 'iban', 'account-link', 'lookup', 'device', 'captcha'] as const)
      expect(rows[0]?.fingerprint.equals(own.deriveKey(purpose))).toBe(false)
  })
})
