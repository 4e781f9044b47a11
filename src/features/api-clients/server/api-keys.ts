import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/pool.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { apiHashKey } from './tables.ts'

/** How keys begin, so that programs that look for leaked secrets know them. */
const prefixes = { live: 'zts_live_', test: 'zts_test_' } as const

/** A new key of 256 random bits. */
export const newApiKey = (isTest: boolean): string =>
  `${prefixes[isTest ? 'test' : 'live']}${randomBytes(32).toString('base64url')}`

/** Whether a credential has the form of a key; every other one may be a token. */
export const isApiKey = (credential: string): boolean =>
  /^zts_(live|test)_[A-Za-z0-9_-]{43}$/.test(credential)

/** Hash by which a key or a token is stored and looked for. */
export type CredentialHash = (credential: string) => Promise<Buffer>

/** HMAC-SHA-256 under one random key of the database (docs/decisions/keys.md#keys-outlive-a-rotation). */
export function credentialHash(database: Database, cipher: Cipher): CredentialHash {
  let opened: Promise<Buffer> | null = null
  const key = () => {
    opened ??= openHashKey(database, cipher).catch(error => {
      opened = null
      throw error
    })
    return opened
  }
  return async credential =>
    createHmac('sha256', await key())
      .update(credential)
      .digest()
}

const hashKeyId = 'credentials'

/** The first one who asks makes it. */
async function openHashKey(database: Database, cipher: Cipher): Promise<Buffer> {
  const stored = () => database.select().from(apiHashKey)
  let [found] = await stored()
  if (!found) {
    await database
      .insert(apiHashKey)
      .values({ keyEncrypted: cipher.encrypt(randomBytes(32), hashKeyId) })
      .onConflictDoNothing()
    ;[found] = await stored()
  }
  if (!found) throw new Error('The key that credentials are hashed under could not be made')
  return cipher.decrypt(found.keyEncrypted, hashKeyId)
}
