import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { endOfLink } from '../../../mailed-links/server/mailed-links.ts'
import type { LineChangeState } from '../../line-change-states.ts'
import { productFormat, storedCart } from '../stored-product.ts'
import { lineChanges } from './tables.ts'

/** A change of an order's lines, with both carts as they were decided on. */
export type StoredLineChange = Pick<
  Readonly<typeof lineChanges.$inferSelect>,
  | 'id'
  | 'caseId'
  | 'state'
  | 'proposedBy'
  | 'proposedAt'
  | 'message'
  | 'linkId'
  | 'expiresAt'
  | 'endedAt'
  | 'answer'
> & { readonly before: Cart; readonly after: Cart }

async function changesWhere(database: Queryable, where: SQL): Promise<readonly StoredLineChange[]> {
  const rows = await database
    .select()
    .from(lineChanges)
    .where(where)
    .orderBy(desc(lineChanges.proposedAt), desc(lineChanges.id))
  return rows.map(({ productFormat: format, linesBefore, linesAfter, agreed: _agreed, ...row }) => ({
    ...row,
    before: storedCart(format, linesBefore),
    after: storedCart(format, linesAfter),
  }))
}

const oneWhere = async (database: Queryable, where: SQL): Promise<StoredLineChange | null> =>
  (await changesWhere(database, where))[0] ?? null

/** The changes of an order, newest first. */
export const changesOfCase = (database: Queryable, caseId: number) =>
  changesWhere(database, eq(lineChanges.caseId, caseId))

export const changeById = (database: Queryable, id: string) => oneWhere(database, eq(lineChanges.id, id))

/** The change that a mailed link asks about. */
export const changeOfLink = (database: Queryable, linkId: string) =>
  oneWhere(database, eq(lineChanges.linkId, linkId))

/** Until when changes of these orders wait for the customer, by the case's id; one that waits for none is not in it. */
export async function waitingAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await database
    .select({
      caseId: lineChanges.caseId,
      until: sql`coalesce(${lineChanges.expiresAt}, ${lineChanges.proposedAt})`.mapWith(
        lineChanges.proposedAt,
      ),
    })
    .from(lineChanges)
    .where(and(inArray(lineChanges.caseId, [...caseIds]), eq(lineChanges.state, 'waiting')))
  return new Map(rows.map(({ caseId, until }) => [caseId, until]))
}

/** Writes a change down. */
export async function storeChange(
  tx: Transaction,
  {
    before,
    after,
    ...change
  }: Pick<StoredLineChange, 'id' | 'caseId' | 'proposedBy' | 'message' | 'before' | 'after'> &
    Partial<Pick<StoredLineChange, 'linkId'>> & { readonly state: LineChangeState },
): Promise<void> {
  await tx.insert(lineChanges).values({
    ...change,
    productFormat,
    linesBefore: before,
    linesAfter: after,
    ...(change.state === 'applied' && { endedAt: sql`now()` }),
    ...(change.linkId && {
      expiresAt: endOfLink(change.linkId),
    }),
  })
}

/** The exact text that somebody agreed to. */
export type AgreedText = { readonly kind: string; readonly version: string; readonly text: string }

/** How a change ended that waited for the customer. */
export type ChangeEnd = {
  readonly state: Exclude<LineChangeState, 'waiting'>
  readonly answer?: string
  readonly agreed?: readonly AgreedText[]
}

/** Ends the change of an order that waits for the customer. @returns its id, or null where none waits */
export async function endWaiting(tx: Transaction, caseId: number, end: ChangeEnd): Promise<string | null> {
  const [ended] = await tx
    .update(lineChanges)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(lineChanges.caseId, caseId), eq(lineChanges.state, 'waiting')))
    .returning({ id: lineChanges.id })
  return ended?.id ?? null
}

/** Gives a change another link in the place of one that was revoked; false where somebody else did. */
export async function replaceLink(
  database: Queryable,
  { id, linkId }: { readonly id: string; readonly linkId: string },
  made: string,
): Promise<boolean> {
  const { rowCount } = await database
    .update(lineChanges)
    .set({ linkId: made })
    .where(and(eq(lineChanges.id, id), eq(lineChanges.linkId, linkId)))
  return rowCount === 1
}
