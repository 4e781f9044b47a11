import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { SignatureKind } from '../signature-kinds.ts'
import { newSecret, receiversKey, type SigningSecret } from './signing.ts'
import { webhookSecrets } from './tables.ts'

/** Makes a secret; answers what the receiver is given of it. */
export async function addSecret(
  tx: Transaction,
  cipher: Cipher,
  subscriptionId: string,
  kind: SignatureKind,
): Promise<string> {
  const id = randomUUID()
  const made = newSecret(kind)
  const secretEncrypted = cipher.encrypt(made.secret, id)
  await tx.insert(webhookSecrets).values({ id, subscriptionId, kind, secretEncrypted })
  return receiversKey(made)
}

/** The secrets of a subscription, the oldest first. */
export const secretsOf = (database: Queryable, subscriptionId: string) =>
  database
    .select()
    .from(webhookSecrets)
    .where(eq(webhookSecrets.subscriptionId, subscriptionId))
    .orderBy(asc(webhookSecrets.createdAt), asc(webhookSecrets.id))

export async function signingSecrets(
  database: Queryable,
  cipher: Cipher,
  subscriptionId: string,
): Promise<readonly SigningSecret[]> {
  const rows = await secretsOf(database, subscriptionId)
  return rows.map(({ id, kind, secretEncrypted }) => ({
    kind,
    secret: cipher.decrypt(secretEncrypted, id).toString(),
  }))
}

/** Removes these, once receivers check with another one. */
export const removeSecrets = (tx: Transaction, ids: readonly string[]) =>
  tx.delete(webhookSecrets).where(inArray(webhookSecrets.id, [...ids]))
