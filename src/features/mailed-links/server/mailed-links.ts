import { randomUUID } from 'node:crypto'
import {
  type AnyColumn,
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { LinkPurpose } from './purposes.ts'
import { mailedLinks } from './tables.ts'
import { hashOfLinkToken, linkToken } from './token.ts'

/** Owner of a link: a customer, a registration without a password, a case, a colleague, or a cart. */
export type LinkOwner =
  | { readonly customerId: string }
  | { readonly registrationId: string }
  | { readonly caseId: number }
  | { readonly staffId: string }
  | { readonly savedCartId: string }

/** A link as it is stored; exactly one of the five ids says whose it is. */
export type StoredLink = Readonly<typeof mailedLinks.$inferSelect>

/** Neither used, nor revoked, nor too old. */
const serves = and(
  isNull(mailedLinks.usedAt),
  isNull(mailedLinks.revokedAt),
  gt(mailedLinks.expiresAt, sql`now()`),
)

const isOf = (owner: LinkOwner): SQL => {
  if ('customerId' in owner) return eq(mailedLinks.customerId, owner.customerId)
  if ('caseId' in owner) return eq(mailedLinks.caseId, owner.caseId)
  if ('staffId' in owner) return eq(mailedLinks.staffId, owner.staffId)
  if ('savedCartId' in owner) return eq(mailedLinks.savedCartId, owner.savedCartId)
  return eq(mailedLinks.registrationId, owner.registrationId)
}

type NewLink = {
  readonly owner: LinkOwner
  readonly purpose: LinkPurpose
  /** Until when it serves where the purpose does not say so. */
  readonly expiresAt?: Date | null
}

/**
 * Makes a link; where the purpose has it so (`isReplacedByNewer`), the owner's older ones for it serve no more. Call it under
 * the owner's lock, so that of two made at once one revokes the other. Its token stands nowhere: a delivery that is owned by the link derives it.
 * @param linkKey the key of APP_SECRET for this use
 * @returns the link's id
 */
export async function createLink(
  tx: Queryable,
  { owner, purpose, expiresAt }: NewLink,
  linkKey: Uint8Array,
): Promise<string> {
  if (purpose.isReplacedByNewer) await revokeLinks(tx, owner, purpose)
  const id = randomUUID()
  await tx.insert(mailedLinks).values({
    id,
    purpose: purpose.name,
    ...owner,
    tokenHash: hashOfLinkToken(linkToken(id, linkKey)),
    expiresAt: expiresAt ?? sql`now() + make_interval(hours => ${purpose.hours})`,
  })
  return id
}

/** The token of a link while it serves, else null; also where it was made under another APP_SECRET. */
export async function activeTokenOf(
  database: Queryable,
  id: string,
  linkKey: Uint8Array,
): Promise<string | null> {
  const token = linkToken(id, linkKey)
  const [link] = await database
    .select({ tokenHash: mailedLinks.tokenHash })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.id, id), serves))
  return link && hashOfLinkToken(token).equals(link.tokenHash) ? token : null
}

/**
 * The link with this id, in whatever state, together with its token; null where there is none.
 * @throws where it was made under another APP_SECRET: its token cannot be known here
 */
export async function linkWithToken(
  database: Queryable,
  id: string,
  linkKey: Uint8Array,
): Promise<{ readonly link: StoredLink; readonly token: string } | null> {
  const [link] = await database.select().from(mailedLinks).where(eq(mailedLinks.id, id))
  if (!link) return null
  const token = linkToken(id, linkKey)
  if (!hashOfLinkToken(token).equals(link.tokenHash))
    throw new Error('The link was made under another APP_SECRET')
  return { link, token }
}

/** The links with these ids, in whatever state and any order. */
export const linksByIds = async (
  database: Queryable,
  ids: readonly string[],
): Promise<readonly StoredLink[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(mailedLinks)
        .where(inArray(mailedLinks.id, [...ids]))

/** The ids of an owner's links, in whatever state, newest first; the last so many. */
export async function linkIdsOf(
  database: Queryable,
  owner: LinkOwner,
  limit = 50,
): Promise<readonly string[]> {
  const rows = await database
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(isOf(owner))
    .orderBy(desc(mailedLinks.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The link of a token while it serves for one of these purposes, or null. Looking uses nothing up. */
export async function activeLink<Wanted extends string>(
  database: Queryable,
  token: string,
  wanted: readonly LinkPurpose<Wanted>[],
): Promise<(StoredLink & { readonly purpose: Wanted }) | null> {
  const [link] = await database
    .select()
    .from(mailedLinks)
    .where(and(eq(mailedLinks.tokenHash, hashOfLinkToken(token)), serves))
  const purpose = wanted.find(({ name }) => name === link?.purpose)
  return link && purpose ? { ...link, purpose: purpose.name } : null
}

/** Uses a link up, where its purpose is served by it once. Of two that try at once one gets true. */
export async function consumeLink(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(mailedLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(mailedLinks.id, id), serves))
  return rowCount === 1
}

/**
 * Ends the links of one owner that could still serve.
 * @param purpose null ends those of every purpose
 */
export async function revokeLinks(
  tx: Queryable,
  owner: LinkOwner,
  purpose: LinkPurpose | null,
): Promise<void> {
  await tx
    .update(mailedLinks)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        isOf(owner),
        isNull(mailedLinks.usedAt),
        isNull(mailedLinks.revokedAt),
        purpose === null ? undefined : eq(mailedLinks.purpose, purpose.name),
      ),
    )
}

/** Whether a link of this owner was revoked at this moment or later. */
export async function isRevokedSince(database: Queryable, owner: LinkOwner, moment: Date): Promise<boolean> {
  const revoked = await database
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(and(isOf(owner), gte(mailedLinks.revokedAt, moment)))
    .limit(1)
  return revoked.length > 0
}

/** Makes the links of a registration those of the customer that it becomes, who has its id. */
export async function transferLinks(tx: Transaction, registrationId: string): Promise<void> {
  await tx
    .update(mailedLinks)
    .set({ customerId: registrationId, registrationId: null })
    .where(eq(mailedLinks.registrationId, registrationId))
}

/** When a link ends to serve, as a part of a query. */
export const endOfLink = (id: string): SQL => sql`(select expires_at from ${mailedLinks} where id = ${id})`

/** Whether a registration has a link whose time is not over. @param id its column in the query that asks */
export const hasLinkInTime = (database: Queryable, id: AnyColumn): SQL =>
  exists(
    database
      .select({ id: mailedLinks.id })
      .from(mailedLinks)
      .where(and(eq(mailedLinks.registrationId, id), gt(mailedLinks.expiresAt, sql`now()`))),
  )

/** Whether a colleague has an active link. @param id column of the colleague in the surrounding query */
export const hasActiveLink = (database: Queryable, id: AnyColumn): SQL =>
  exists(
    database
      .select({ id: mailedLinks.id })
      .from(mailedLinks)
      .where(and(eq(mailedLinks.staffId, id), serves)),
  )

/** Removes links so long after they stopped serving, with the mails that brought them. */
export const forgetOldLinks = (database: Database, age: string): Promise<void> =>
  deleteInBatches(database, mailedLinks, lt(mailedLinks.expiresAt, sql`now() - ${age}::interval`))
