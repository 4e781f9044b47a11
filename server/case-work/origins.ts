import { eq } from 'drizzle-orm'
import type { CaseKind } from '../../domain/case-states.ts'
import type { Queryable, Transaction } from '../database/pool.ts'
import { caseOrigins } from './tables.ts'

/** Says of which case another was made. */
export async function storeOrigin(tx: Transaction, caseId: number, originId: number): Promise<void> {
  await tx.insert(caseOrigins).values({ caseId, originId })
}

/** The id of the case that this one was made of; null where it came in by itself. */
export async function originOf(database: Queryable, caseId: number): Promise<number | null> {
  const [origin] = await database.select().from(caseOrigins).where(eq(caseOrigins.caseId, caseId))
  return origin?.originId ?? null
}

/** The ids of the cases that were made of this one. */
export async function madeOf(database: Queryable, originId: number): Promise<readonly number[]> {
  const rows = await database
    .select({ caseId: caseOrigins.caseId })
    .from(caseOrigins)
    .where(eq(caseOrigins.originId, originId))
  return rows.map(({ caseId }) => caseId)
}

/** The ids of a case, of the quote that it is or was made of, and of the orders that the quote became. */
export async function casesOfSameQuote(
  database: Queryable,
  { id, kind }: { readonly id: number; readonly kind: CaseKind },
): Promise<ReadonlySet<number>> {
  const quoteId = kind === 'quote' ? id : await originOf(database, id)
  return new Set(quoteId === null ? [id] : [id, quoteId, ...(await madeOf(database, quoteId))])
}
