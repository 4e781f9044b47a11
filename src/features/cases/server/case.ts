import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { batchSize, inBatches } from '../../../platform/database/delete-in-batches.ts'
import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from '../../../platform/database/pool.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { hadValue } from '../../events/server/case-events.ts'
import type { Actor } from '../../events/server/events.ts'
import type { CaseKind } from '../case-kinds.ts'
import { caseEvents } from '../events.ts'
import { cases } from './tables.ts'

/** Actor of a case page's actions, in an account or behind a mailed link: the case's customer, if it has one. */
export const ownerOf = ({ customerId }: Pick<Case, 'customerId'>): Actor =>
  customerId === null ? { kind: 'visitor' } : { kind: 'customer', id: customerId }

/** The row that all kinds of cases share. */
export type Case = Readonly<typeof cases.$inferSelect>

/** The case with this id, or null. */
export async function caseById(database: Queryable, id: number): Promise<Case | null> {
  const [found] = await database.select().from(cases).where(eq(cases.id, id))
  return found ?? null
}

/** The cases with these ids, in no order; one that is gone is not among them. */
export const casesByIds = (database: Queryable, ids: readonly number[]): Promise<readonly Case[]> =>
  database
    .select()
    .from(cases)
    .where(inArray(cases.id, [...ids]))

/** A case by its nine digits that stays until the transaction ends; null where there is none. */
export async function holdCaseByNumber(tx: Transaction, number: string): Promise<Case | null> {
  const [found] = await tx.select().from(cases).where(eq(cases.number, number)).for('key share')
  return found ?? null
}

/** The case with these nine digits, or null. */
export async function caseByNumber(database: Queryable, number: string): Promise<Case | null> {
  const [found] = await database.select().from(cases).where(eq(cases.number, number))
  return found ?? null
}

/** The cases with these numbers of nine digits, in no order; one that is gone is not among them. */
export const casesByNumbers = (database: Queryable, numbers: readonly string[]): Promise<readonly Case[]> =>
  database
    .select()
    .from(cases)
    .where(inArray(cases.number, [...numbers]))

/** The cases that came in last, newest first; tests are not among them. */
export const lastCases = (database: Queryable, most: number): Promise<readonly Case[]> =>
  database.select().from(cases).where(eq(cases.isTest, false)).orderBy(desc(cases.id)).limit(most)

/** The id of the case that came in last; 0 where none did. */
export async function newestCaseId(database: Queryable): Promise<number> {
  const [newest] = await database.select({ id: cases.id }).from(cases).orderBy(desc(cases.id)).limit(1)
  return newest?.id ?? 0
}

/** The nine digits of these cases, by id; one that is gone is not in it. */
export async function caseNumbers(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const named = await namedCases(database, ids)
  return new Map([...named].map(([id, { number }]) => [id, number]))
}

/** The numbers and kinds of these cases, by id; who is gone is not in it. */
export async function namedCases(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<Case, 'number' | 'kind'>>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: cases.id, number: cases.number, kind: cases.kind })
    .from(cases)
    .where(inArray(cases.id, [...ids]))
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** The addresses at which the contacts of these cases are mailed, by case id; a case without one is not in it. */
export async function contactEmails(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: cases.id, email: cases.contactEmail })
    .from(cases)
    .where(and(inArray(cases.id, [...ids]), isNotNull(cases.contactEmail)))
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])))
}

/** The ids of the cases of a kind, as a part of a query. */
export const casesOfKind = (kind: CaseKind) =>
  sql<number>`(select ${cases.id} from ${cases} where ${cases.kind} = ${kind})`

/** Subquery with the cases opened in the last hour, without tests. */
export const openedInLastHour = (database: Queryable) =>
  database
    .select({ id: cases.id, kind: cases.kind, purpose: cases.purpose, productType: cases.productType })
    .from(cases)
    .where(and(gte(cases.openedAt, sql`now() - interval '1 hour'`), eq(cases.isTest, false)))
    .as('recent')

/** Lets one transaction at a time add to a case what it has once. @returns false where there is no such case */
export async function lockCaseById(tx: Transaction, id: number): Promise<boolean> {
  const locked = await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, id)).for('no key update')
  return locked.length === 1
}

/** Gives a case that has just come in to who took it on the phone. */
export async function assignToAgent(tx: Transaction, id: number, staffId: string): Promise<void> {
  await tx.update(cases).set({ assigneeId: staffId }).where(eq(cases.id, id))
}

/** Marks a case that a test client of the API made: nobody is mailed about it, and nothing counts it. */
export async function markAsTest(tx: Transaction, id: number): Promise<void> {
  await tx.update(cases).set({ isTest: true }).where(eq(cases.id, id))
}

/** Assigns a case without an owner to a customer. @returns false if it had an owner already */
export async function assignToCustomer(tx: Transaction, id: number, customerId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(cases)
    .set({ customerId })
    .where(and(eq(cases.id, id), isNull(cases.customerId)))
  return rowCount === 1
}

/** A customer's own case of a kind, by its nine digits; null if they have no such case. */
export async function caseOfCustomer(
  database: Queryable,
  customerId: string,
  kind: CaseKind,
  number: string,
): Promise<Case | null> {
  const [found] = await database
    .select()
    .from(cases)
    .where(and(eq(cases.number, number), eq(cases.kind, kind), eq(cases.customerId, customerId)))
  return found ?? null
}

/** Cases of a kind that a customer opened, newest first. */
export async function casesOfCustomer(
  database: Queryable,
  customerId: string,
  kind: CaseKind,
  { isOpen, productType, after, limit }: CustomerFilter = {},
): Promise<readonly Case[]> {
  const last = after === undefined ? null : await caseOfCustomer(database, customerId, kind, after)
  const found = database
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.customerId, customerId),
        eq(cases.kind, kind),
        isOpen === undefined ? undefined : isOpen ? isNull(cases.closedAt) : isNotNull(cases.closedAt),
        productType && eq(cases.productType, productType),
        last ? lt(cases.id, last.id) : undefined,
      ),
    )
    .orderBy(desc(cases.id))
  return limit === undefined ? found : found.limit(limit)
}

/** Which of a customer's cases are asked for. */
export type CustomerFilter = {
  readonly isOpen?: boolean | undefined
  readonly productType?: ProductType | undefined
  /** Only those before the one with these nine digits. */
  readonly after?: string | undefined
  readonly limit?: number
}

/** Newest cases of any kind that a customer opened. */
export const allCasesOfCustomer = (
  database: Queryable,
  customerId: string,
  limit = 100,
): Promise<readonly Case[]> =>
  database.select().from(cases).where(eq(cases.customerId, customerId)).orderBy(desc(cases.id)).limit(limit)

/** When these customers opened their newest case; who opened none is not in it. */
export async function lastOpenedOf(
  database: Queryable,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await database.execute<{ id: string; openedAt: Date }>(
    sql`select wanted.id, newest.opened_at as "openedAt"
      from unnest(${sql.param([...customerIds])}::uuid[]) as wanted (id) cross join lateral (
        select opened_at from ${cases} where customer_id = wanted.id order by ${cases.id} desc limit 1) as newest`,
  )
  return new Map(rows.map(({ id, openedAt }) => [id, new Date(openedAt)]))
}

/** Newest case of these kinds that the session opened, or null. */
export async function lastCaseOfVisitor(
  database: Queryable,
  visitorHash: Buffer,
  kinds: readonly CaseKind[],
): Promise<Case | null> {
  const [found] = await database
    .select()
    .from(cases)
    .where(and(eq(cases.visitorHash, visitorHash), inArray(cases.kind, [...kinds])))
    .orderBy(desc(cases.id))
    .limit(1)
  return found ?? null
}

/** Number of cases of a kind by reseller id, without tests and without what changes or ends an agreement; resellers without cases are missing. */
export async function casesPerReseller(
  database: Queryable,
  kind: CaseKind,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: cases.resellerId, count: count() })
    .from(cases)
    .where(
      and(
        eq(cases.kind, kind),
        isNotNull(cases.resellerId),
        eq(cases.isTest, false),
        eq(cases.purpose, 'new'),
      ),
    )
    .groupBy(cases.resellerId)
  return new Map(rows.flatMap(({ id, count: brought }) => (id === null ? [] : [[id, brought]])))
}

/**
 * Removes cases of a kind that came in so long ago, with all that belongs to them: lines, consents, documents, mails and events.
 * @param age as PostgreSQL reads it: `7 years`
 */
export const forgetOldCases = (database: Database, kinds: readonly CaseKind[], age: string): Promise<void> =>
  forgetCases(database, kinds, ({ openedAt }) => lt(openedAt, sql`now() - ${age}::interval`))

/** Removes what test clients of the API made a day ago. */
export const forgetTestCases = (database: Database): Promise<void> =>
  forgetCases(
    database,
    ['order', 'quote'],
    ({ isTest, openedAt }) => sql`${isTest} and ${openedAt} < now() - interval '1 day'`,
  )

/** Removes cases of a kind that a condition holds for, with all that belongs to them. */
export const forgetCases = (
  database: Database,
  kinds: readonly CaseKind[],
  condition: (of: typeof cases) => SQL,
): Promise<void> =>
  inBatches(() =>
    transaction(database, async tx => {
      // Events go only with what they tell about, and only here.
      await tx.execute(sql`set local shop.retention = 'on'`)
      const old = tx
        .select({ id: cases.id })
        .from(cases)
        .where(and(inArray(cases.kind, [...kinds]), condition(cases)))
        .limit(batchSize)
      const { rowCount } = await tx.delete(cases).where(inArray(cases.id, old))
      return rowCount ?? 0
    }),
  )

/** Current recipient for a mail about a case: the corrected address, if the old one was corrected since. */
export async function recipientNow(database: Queryable, caseId: number, recipient: string): Promise<string> {
  if (!(await hadValue(database, caseId, { type: caseEvents.corrected, field: 'email', before: recipient })))
    return recipient
  return (await caseById(database, caseId))?.contactEmail ?? recipient
}

/** How many cases a database has, and when the last one came in; null where its schema is from before cases. */
export async function caseTotals(
  client: ClientBase,
): Promise<{ readonly count: number; readonly lastAt: Date | null } | null> {
  const found = await client.query<{ there: boolean }>("select to_regclass('cases') is not null as there")
  if (!found.rows[0]?.there) return null
  const { rows } = await client.query<{ count: number; lastAt: Date | null }>(
    'select count(*)::integer as count, max(opened_at) as "lastAt" from cases',
  )
  return rows[0] ?? null
}
