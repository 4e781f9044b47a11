import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { appendEvent, type NewEvent } from '../../events/server/events.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { Case } from './case.ts'
import { cases } from './tables.ts'

/* Changes to a case by staff, except its state (change-state.ts). The row stays locked until the transaction ends. */

/** The case with this number, held against others that change it; null where there is none. */
export async function lockCase(tx: Transaction, number: string): Promise<Case | null> {
  const [found] = await tx.select().from(cases).where(eq(cases.number, number)).for('no key update')
  return found ?? null
}

/** These cases, held the same way; each time in the same order. */
export const lockCases = (tx: Transaction, ids: readonly number[]): Promise<readonly Case[]> =>
  tx
    .select()
    .from(cases)
    .where(inArray(cases.id, [...ids]))
    .orderBy(cases.id)
    .for('no key update')

type Change = Partial<Pick<Case, 'assigneeId' | 'dueAt'>>

/** A change of a case, as its event tells it. */
export type CaseChange<Fact extends string = string> = Omit<NewEvent<Fact>, 'caseId' | 'customerId'> & {
  readonly change?: Change
}

/** Changes what a case has, and writes down what was done under its next version; answers that and the event's id. */
export async function changeCase<Fact extends string>(
  tx: Transaction,
  { id, version, customerId }: Case,
  { change = {}, ...event }: CaseChange<Fact>,
): Promise<{ readonly version: number; readonly eventId: number }> {
  const next = version + 1
  await tx
    .update(cases)
    .set({ ...change, version: next })
    .where(eq(cases.id, id))
  const eventId = await appendEvent(tx, {
    ...event,
    caseId: id,
    customerId,
    data: { ...event.data, version: next },
  })
  return { version: next, eventId }
}

/** Corrects whom a case is about and who is called about it. */
export async function changeContact(
  tx: Transaction,
  id: number,
  {
    companyName,
    name,
    email,
    phone,
  }: {
    readonly companyName: string | null
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
  },
): Promise<void> {
  await tx
    .update(cases)
    .set({ organizationName: companyName, contactName: name, contactEmail: email, contactPhone: phone })
    .where(eq(cases.id, id))
}

/** Has a case be about products of another type, as a quote whose first part is. */
export async function changeProductType(
  tx: Transaction,
  id: number,
  productType: ProductType,
): Promise<void> {
  await tx.update(cases).set({ productType }).where(eq(cases.id, id))
}

/** The deadline becomes the end of the next working day, unless it is earlier already; also for closed cases. */
export async function callSooner(tx: Transaction, found: Case, callBy: CallBy): Promise<void> {
  const dueAt = callBy(new Date())
  if (found.dueAt === null || found.dueAt > dueAt) await setDue(tx, found.id, dueAt)
}

/** Has a case be of another kind, one with the same states. */
export async function changeKind(tx: Transaction, id: number, kind: CaseKind): Promise<void> {
  await tx.update(cases).set({ kind }).where(eq(cases.id, id))
}

/** By when something is done next with a case; null where nothing is. */
export async function setDue(tx: Transaction, caseId: number, dueAt: Date | null): Promise<void> {
  await tx.update(cases).set({ dueAt }).where(eq(cases.id, caseId))
}

/** Open cases of which nobody says by when something is done next, the oldest first. */
export const casesWithoutDue = (database: Queryable, most: number): Promise<readonly Case[]> =>
  database
    .select()
    .from(cases)
    .where(and(isNull(cases.dueAt), isNull(cases.closedAt)))
    .orderBy(cases.id)
    .limit(most)

/** Says so of a case, unless somebody did meanwhile. */
export async function setMissingDue(database: Queryable, caseId: number, dueAt: Date): Promise<void> {
  await database
    .update(cases)
    .set({ dueAt })
    .where(and(eq(cases.id, caseId), isNull(cases.dueAt), isNull(cases.closedAt)))
}
