import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../caller.ts'
import { apiCases } from './tables.ts'

/** Data that a client sent with a case that it made. */
export type SentCase = {
  /** The sender's own number. */
  readonly externalId: string | null
  /** Attributes that the shop has no column for. */
  readonly sent: Readonly<Record<string, unknown>>
  /** By which a body that is sent again is known. */
  readonly bodyMac: Buffer
}

/** Writes down that a client made a case, in the transaction that opens it. */
export async function storeApiCase(
  tx: Transaction,
  { clientId }: Pick<ApiCaller, 'clientId'>,
  caseId: number,
  sent: SentCase,
): Promise<void> {
  await tx.insert(apiCases).values({ caseId, clientId, ...sent })
}

/** The unique constraint of a client's external ids. */
export const externalIdConstraint = 'api_cases_external_id'

/** The case that a client made under its own number, and whether this body made it; null where there is none. */
export async function caseUnderExternalId(
  database: Queryable,
  { clientId }: Pick<ApiCaller, 'clientId'>,
  { externalId, bodyMac }: { readonly externalId: string; readonly bodyMac: Buffer },
): Promise<{ readonly caseId: number; readonly isSameBody: boolean } | null> {
  const [found] = await database
    .select()
    .from(apiCases)
    .where(and(eq(apiCases.clientId, clientId), eq(apiCases.externalId, externalId)))
  return found ? { caseId: found.caseId, isSameBody: found.bodyMac?.equals(bodyMac) === true } : null
}

/** Data that clients sent with these cases, by the case's id; a case that no client made is not in it. */
export async function sentWithCases(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<SentCase, 'externalId' | 'sent'> & { readonly clientId: string }>> {
  const rows = await database
    .select()
    .from(apiCases)
    .where(inArray(apiCases.caseId, [...caseIds]))
  return new Map(
    rows.map(({ caseId, clientId, externalId, sent }) => [caseId, { clientId, externalId, sent }]),
  )
}

/** Writes down that a case is of the client that made another one. */
export async function inheritClient(
  tx: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx.execute(
    sql`insert into ${apiCases} (case_id, client_id) select ${to}, client_id from ${apiCases} where case_id = ${from}`,
  )
}

/** Whether a client made a case itself. @param id column of the case in the query that asks */
export const madeBy = ({ clientId }: Pick<ApiCaller, 'clientId'>, id: AnyColumn): SQL =>
  sql`exists (select from api_cases as own where own.case_id = ${id} and own.client_id = ${clientId})`

/** The cases that a client made under these numbers of its own, as a query of their ids. */
export const casesUnderExternalIds = (clientId: string, externalIds: readonly string[]): SQL =>
  sql`(select own.case_id from api_cases as own
    where own.client_id = ${clientId} and own.external_id in ${[...externalIds]})`

/** The cases whose sender named one of these parties, as a query of their ids. */
export const casesNamingParties = (ids: readonly string[]): SQL => {
  const named = ids.map(id => sql`own.sent -> 'relatedParty' @> ${JSON.stringify([{ id }])}::jsonb`)
  return sql`(select own.case_id from api_cases as own
    where own.sent ? 'relatedParty' and (${sql.join(named, sql` or `)}))`
}
