import { createHash, createHmac, type KeyObject } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { OrderPlaced } from '../contract.ts'
import type { Visitor } from './order-services.ts'
import { retryKeys } from './tables.ts'

/** A key with its owner and body: the same key of another visitor is another key. */
export type RetryKey = {
  /** From `retryOwner`. */
  readonly ownerHash: Buffer
  readonly key: string
  /** From `bodyMac`. */
  readonly bodyMac: Buffer
}

/**
 * Owner of retry keys, 32 bytes: a customer in all sessions, so that a retry after a new login finds the first order;
 * otherwise the session.
 */
export const retryOwner = ({ sessionHash, customer }: Visitor): Buffer =>
  customer === null ? sessionHash : createHash('sha256').update(`customer ${customer.id}`).digest()

/**
 * HMAC-SHA-256 of a parsed body; the order of its fields, white space and unknown fields make no difference. Keyed, because
 * the rest of a guest's body stands in the order's row: a bare hash would give away its IBAN to whoever tries them all.
 * @param key 32 bytes, derived from APP_SECRET for this use only
 */
export const bodyMac = (key: KeyObject, body: unknown): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(body, (_name, value: unknown) => (isRecord(value) ? sorted(value) : value)))
    .digest()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export type StoredResponse =
  | { readonly kind: 'same-body'; readonly answer: OrderPlaced }
  | { readonly kind: 'other-body' }

/** Stored response of this key; null if the key is unused. */
export async function storedResponse(database: Queryable, retry: RetryKey): Promise<StoredResponse | null> {
  const [row] = await database
    .select()
    .from(retryKeys)
    .where(and(eq(retryKeys.ownerHash, retry.ownerHash), eq(retryKeys.key, retry.key)))
  if (!row) return null
  return row.bodyMac.equals(retry.bodyMac)
    ? { kind: 'same-body', answer: OrderPlaced.parse(row.answer) }
    : { kind: 'other-body' }
}

/** Stored response of another idempotent call with this key; null if the key is unused. */
export async function responseUnderKey(
  tx: Transaction,
  { ownerHash, key }: Pick<RetryKey, 'ownerHash' | 'key'>,
): Promise<unknown> {
  const [row] = await tx
    .select({ answer: retryKeys.answer })
    .from(retryKeys)
    .where(and(eq(retryKeys.ownerHash, ownerHash), eq(retryKeys.key, key)))
  return row?.answer ?? null
}

/** Keeps what is answered under a key that is unused. */
export async function storeResponse(tx: Transaction, key: RetryKey, answer: object): Promise<void> {
  await tx.insert(retryKeys).values({ ...key, answer })
}

/** Keeps an answer under a key too, unless it is used already. */
export async function storeResponseAlso(
  database: Queryable,
  key: RetryKey,
  answer: OrderPlaced,
): Promise<void> {
  await database
    .insert(retryKeys)
    .values({ ...key, answer })
    .onConflictDoNothing()
}

/** Removes the keys that no retry comes back to. */
export const forgetOldKeys = (database: Database, age: string): Promise<void> =>
  deleteInBatches(database, retryKeys, lt(retryKeys.createdAt, sql`now() - ${age}::interval`))
