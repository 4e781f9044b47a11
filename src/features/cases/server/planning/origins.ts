import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import type { CaseKind } from '../../case-kinds.ts'
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
export async function casesMadeFrom(database: Queryable, originId: number): Promise<readonly number[]> {
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
  return new Set(quoteId === null ? [id] : [id, quoteId, ...(await casesMadeFrom(database, quoteId))])
}

/** The ids of the other cases about the same request: an enquiry, the quotes made of it and the orders that those became. */
export async function casesOfSameRequest(database: Queryable, id: number): Promise<readonly number[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with recursive related (id) as (
      select ${id}::bigint
      union
      select case when case_id = related.id then origin_id else case_id end
      from related join ${caseOrigins} on related.id in (case_id, origin_id)
    )
    select id from related where id <> ${id}`)
  return rows.map(row => Number(row.id))
}
