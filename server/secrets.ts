import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupProblem } from './startup-problem.ts'

/** What a key is for. Each purpose has a key of its own, so that what one leaks opens nothing else. */
export type KeyPurpose =
  | 'session'
  | 'captcha'
  | 'captcha-solution'
  | 'iban'
  /** Tokens of mailed links. */
  | 'account-link'
  /** Addresses and sources in tables that need to compare them only. */
  | 'lookup'
  /** Cookies of browsers that a customer logged in with before. */
  | 'device'

export type Secrets = {
  /** 32 bytes, the same for the same APP_SECRET and purpose on every server (HKDF-SHA-256). */
  deriveKey(purpose: KeyPurpose): Buffer
}

export const secretsFrom = (appSecret: string): Secrets => ({
  deriveKey: purpose => Buffer.from(hkdfSync('sha256', appSecret, '', `shop/${purpose}`, 32)),
})

/**
 * Opens the secrets behind cookies, tokens and encrypted columns: APP_SECRET, else the file `app-secret` in the data
 * folder, which is made the first time and is readable by this user only.
 */
export async function openSecrets(appSecret: string | null, dataDir: string): Promise<Secrets> {
  if (appSecret !== null) return secretsFrom(appSecret)
  const file = path.join(dataDir, 'app-secret')
  try {
    return secretsFrom(await readOrCreate(file))
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    throw new StartupProblem(
      `The secret in ${file} can be neither read nor made: set DATA_DIR to a folder that this user can write to, or set APP_SECRET.`,
    )
  }
}

async function readOrCreate(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32) {
    throw new StartupProblem(
      `The secret in ${file} is damaged: restore the file from a back-up, because without it no stored IBAN can be read again.`,
    )
  }
  return secret
}
