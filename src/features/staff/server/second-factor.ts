import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { generateSecret, generateURI, verify } from 'otplib'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { staffRecoveryCodes, staffSecondFactors } from './tables.ts'

/* The second factor of colleagues: codes of an authenticator (TOTP, RFC 6238), and recovery codes for when it is lost. */

/** A clock of a phone may be so many seconds off: the step before and the one after count too. */
const toleranceSeconds = 30
const recoveryCodeCount = 10

const isActive = (staffId: string) =>
  and(eq(staffSecondFactors.staffId, staffId), isNotNull(staffSecondFactors.confirmedAt))

/** Whether a colleague has a second factor that counts. */
export async function hasSecondFactor(database: Queryable, staffId: string): Promise<boolean> {
  const found = await database
    .select({ staffId: staffSecondFactors.staffId })
    .from(staffSecondFactors)
    .where(isActive(staffId))
  return found.length === 1
}

/** A key as an authenticator takes it, by itself and as an address. */
export type NewKey = { readonly key: string; readonly address: string }

/**
 * Begins a second factor: a key that counts once a code of it was given. One that was begun before is worth nothing.
 * @returns null where there is one that counts
 */
export async function beginSecondFactor(
  tx: Transaction,
  { cipher, brandName }: { readonly cipher: Cipher; readonly brandName: string },
  { id, email }: { readonly id: string; readonly email: string },
): Promise<NewKey | null> {
  const key = generateSecret()
  const secretEncrypted = cipher.encrypt(key, id)
  const { rowCount } = await tx
    .insert(staffSecondFactors)
    .values({ staffId: id, secretEncrypted })
    .onConflictDoUpdate({
      target: staffSecondFactors.staffId,
      set: { secretEncrypted, lastStep: 0 },
      setWhere: isNull(staffSecondFactors.confirmedAt),
    })
  if (rowCount !== 1) return null
  return { key, address: generateURI({ issuer: brandName, label: email, secret: key }) }
}

/** `no-key`: none was begun, or it counts already. */
export type FinishOutcome =
  | { readonly kind: 'set-up'; readonly recoveryCodes: readonly string[] }
  | { readonly kind: 'wrong-code' | 'no-key' }

/** Takes the first code of a key that was begun: from then on it counts. */
export async function finishSecondFactor(
  tx: Transaction,
  cipher: Cipher,
  staffId: string,
  code: string,
): Promise<FinishOutcome> {
  const [begun] = await tx
    .select({ secretEncrypted: staffSecondFactors.secretEncrypted })
    .from(staffSecondFactors)
    .where(and(eq(staffSecondFactors.staffId, staffId), isNull(staffSecondFactors.confirmedAt)))
    .for('update')
  if (!begun) return { kind: 'no-key' }
  const lastStep = await stepOf(cipher.decrypt(begun.secretEncrypted, staffId).toString(), code, 0)
  if (lastStep === null) return { kind: 'wrong-code' }
  await tx
    .update(staffSecondFactors)
    .set({ confirmedAt: sql`now()`, lastStep })
    .where(eq(staffSecondFactors.staffId, staffId))
  return { kind: 'set-up', recoveryCodes: await renewRecoveryCodes(tx, staffId) }
}

/** How a code was taken; null where it is not: wrong, of another time, or used before. */
export type AcceptedCode = 'authenticator' | 'recovery-code'

/** Uses up a code of a colleague's authenticator, or a recovery code. Each is taken once, also of two that come at once. */
export async function acceptCode(
  tx: Transaction,
  cipher: Cipher,
  staffId: string,
  code: string,
): Promise<AcceptedCode | null> {
  const [active] = await tx.select().from(staffSecondFactors).where(isActive(staffId)).for('update')
  if (!active) return null
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(tx, staffId, code)) ? 'recovery-code' : null
  const step = await stepOf(cipher.decrypt(active.secretEncrypted, staffId).toString(), code, active.lastStep)
  if (step === null) return null
  await tx
    .update(staffSecondFactors)
    .set({ lastStep: step })
    .where(and(eq(staffSecondFactors.staffId, staffId), lt(staffSecondFactors.lastStep, step)))
  return 'authenticator'
}

async function takeRecoveryCode(tx: Transaction, staffId: string, code: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, hashOf(code))))
  return rowCount === 1
}

/** Which step of time a code is of; null where it is of none that counts, or of one that was taken. */
async function stepOf(secret: string, token: string, afterTimeStep: number): Promise<number | null> {
  if (!/^\d{6}$/.test(token)) return null
  const result = await verify({ secret, token, epochTolerance: toleranceSeconds, afterTimeStep })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Removes a colleague's second factor with its recovery codes. @returns false if there was none */
export async function removeSecondFactor(tx: Transaction, staffId: string): Promise<boolean> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  const removed = await tx
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.staffId, staffId))
    .returning({ confirmedAt: staffSecondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Makes new recovery codes of 160 random bits, eight groups of four, in place of those before; they are stored as hashes only. */
export async function renewRecoveryCodes(tx: Transaction, staffId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => generateSecret())
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.insert(staffRecoveryCodes).values(codes.map(code => ({ staffId, codeHash: hashOf(code) })))
  return codes.map(code => code.replace(/(.{4})(?=.)/g, '$1-'))
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()
