import { createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** How keys begin, so that programs that look for leaked secrets know them. */
const prefixes = { live: 'zts_live_', test: 'zts_test_' } as const

/** A new key of 256 random bits. */
export const newApiKey = (isTest: boolean): string =>
  `${prefixes[isTest ? 'test' : 'live']}${randomBytes(32).toString('base64url')}`

/** Whether a credential has the form of a key; every other one may be a token. */
export const isApiKey = (credential: string): boolean =>
  /^zts_(live|test)_[A-Za-z0-9_-]{43}$/.test(credential)

/** Hashes of a key or token: the first is stored; all are looked for, as APP_SECRET may have been changed since. */
export type Hashes = (credential: string) => readonly [Buffer, ...Buffer[]]

export function credentialHashes(secrets: Secrets): Hashes {
  const key = secrets.deriveKey('api-key')
  const previous = secrets.previousKey('api-key')
  const hashed = (secret: Buffer, credential: string) =>
    createHmac('sha256', secret).update(credential).digest()
  return credential => [hashed(key, credential), ...(previous === null ? [] : [hashed(previous, credential)])]
}
