import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { StartupProblem } from '../operations/startup-problem.ts'

/** Purposes of keys. Each purpose has its own key, so that a leak affects nothing else. */
export const keyPurposes = [
  /** Cookies of customers' sessions. */
  'session',
  /** Cookies of visitors who are not logged in. */
  'visitor',
  'csrf',
  'captcha',
  'captcha-solution',
  'iban',
  /** Documents that customers got. */
  'document',
  /** Files that others sent in, or that staff sent along. */
  'case-file',
  /** By which a document is found that was stored before. */
  'document-content',
  /** Bodies of requests that retries are compared with. */
  'request-body',
  /** Addresses of files that whoever follows a case opens. */
  'followed-file',
  'quote-file',
  /** Tokens of mailed links. */
  'account-link',
  /** Addresses and sources in tables that need to compare them only. */
  'lookup',
  /** Cookies of browsers that a customer logged in with before. */
  'device',
  /** The same three for staff, so that nothing of one account says anything about the other. */
  'staff-session',
  'staff-lookup',
  'staff-device',
  /** Links for the first administrator. */
  'first-administrator',
  /** Keys of authenticators. */
  'second-factor',
  /** Keys that the addresses of cases are signed with. */
  'case-address',
  /** Keys and tokens of clients of the API, which are stored as hashes. */
  'api-key',
  /** Secrets that calls of receivers are signed with. */
  'webhook-secret',
  /** Links to a preview of the catalogue. */
  'catalogue-preview',
  /** Marks that stand for accounts and sources in the log. */
  'security-log',
  /** By which a database knows the secret that it was filled under. */
  'fingerprint',
] as const
export type KeyPurpose = (typeof keyPurposes)[number]

export type Secrets = {
  /** 32 bytes, the same for the same APP_SECRET and purpose on every server (HKDF-SHA-256). */
  deriveKey(purpose: KeyPurpose): Buffer
  /** The same from APP_SECRET_PREVIOUS; null where there is none. For what must be read until it is rotated, not to write. */
  previousKey(purpose: KeyPurpose): Buffer | null
}

export const secretsFrom = (appSecret: string, previous: string | null = null): Secrets => ({
  deriveKey: purpose => derived(appSecret, purpose),
  previousKey: purpose => (previous === null ? null : derived(previous, purpose)),
})

const derived = (secret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `shop/${purpose}`, 32))

/**
 * Opens the secrets behind cookies, tokens and encrypted columns: APP_SECRET, else the file `app-secret` in the data
 * folder, which is made the first time and is readable by this user only. A database that copies of the shop share needs
 * one that they share too.
 * @throws StartupProblem where APP_SECRET is missing, or the file can be neither read nor made
 */
export async function openSecrets({
  appSecret,
  previousAppSecret,
  database,
  dataDir,
}: Pick<Config, 'appSecret' | 'previousAppSecret' | 'database' | 'dataDir'>): Promise<Secrets> {
  if (appSecret !== null) return secretsFrom(appSecret, previousAppSecret)
  if (database.kind === 'external') {
    throw new StartupProblem(
      'DATABASE_URL is set and APP_SECRET is not: set APP_SECRET to the same 32 or more characters on every copy of the shop that uses this database, such as the output of: openssl rand -base64 48',
    )
  }
  const file = path.join(dataDir, 'app-secret')
  try {
    return secretsFrom(await readOrCreate(file), previousAppSecret)
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    throw new StartupProblem(
      `The secret in ${file} can be neither read nor made: set DATA_DIR to a folder that this user can write to, or set APP_SECRET.`,
    )
  }
}

async function readOrCreate(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const secret = (await contentsOf(file)) ?? (await create(file))
  if (secret.trim().length < 32) {
    throw new StartupProblem(
      `The secret in ${file} is damaged: restore the file from a back-up, because without it no stored IBAN can be read again.`,
    )
  }
  return secret.trim()
}

async function contentsOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** The file gets its name when it is complete, so that of two servers that start at once neither reads half of it. */
async function create(file: string): Promise<string> {
  const unnamed = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  await writeFile(unnamed, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(unnamed, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(unnamed)
  }
  return readFile(file, 'utf8')
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
