import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { inheritClient } from '../../api-clients/server/api-cases.ts'
import { isOver } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, caseById, markAsTest } from '../../cases/server/case.ts'
import { changeStateWithin } from '../../cases/server/change-state.ts'
import { caseConditions, caseRows } from '../../cases/server/listed-cases.ts'
import { nextStepOf, setNextDue } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { openCase } from '../../cases/server/open-case.ts'
import { storeOrigin } from '../../cases/server/planning/origins.ts'
import { changeCase, lockCases } from '../../cases/server/update-case.ts'
import { fullName } from '../../details/person.ts'
import type { Actor } from '../../events/server/events.ts'
import { partyOnDay } from './parties.ts'
import { endsAmong, type StoredNotice } from './stored-notices.ts'
import { notices } from './tables.ts'

/*
 * The case that an end is: an order of TMF622 whose items have the action `delete` (docs/decisions/agreements.md#an-end-is-a-case). It has no
 * details of its own: what ends stands in its notice, and whose it is in the order of the agreement.
 */

/** The actor of a change, its moment, and the rules by which the next step of a case follows. */
export type Acting = {
  readonly actor: Actor
  readonly now: Date
  readonly steps: StepSources
  /** Writes down what a client of the API sent with a case that it opens; absent where none did, which is of the client of its agreement then. */
  readonly storeWith?: (tx: Transaction, caseId: number) => Promise<void>
}

/** Orders are withdrawn and cancelled at somebody's request. */
const withdrawn = { state: 'cancelled', reason: 'customer-request' } as const

/**
 * Opens the case of a notice that was just stored, beside that of its agreement.
 * @param isProcessed whether staff know of it already, so that only the day has to come
 */
export async function openEndCase(
  tx: Transaction,
  agreement: Case,
  { noticeId, isProcessed }: { readonly noticeId: string; readonly isProcessed: boolean },
  { actor, now, steps, storeWith }: Acting,
): Promise<number> {
  const inherit = (of: Transaction, to: number) => inheritClient(of, { from: agreement.id, to })
  const id = await openCase(
    tx,
    {
      kind: 'order',
      purpose: 'end',
      productType: agreement.productType,
      ...(await contactAt(tx, agreement, now)),
      resellerId: agreement.resellerId,
      visitorHash: null,
      dueAt: null,
    },
    actor,
  )
  await storeOrigin(tx, id, agreement.id)
  await (storeWith ?? inherit)(tx, id)
  if (agreement.isTest) await markAsTest(tx, id)
  await tx.update(notices).set({ endCaseId: id }).where(eq(notices.id, noticeId))
  if (isProcessed) await moveTo(tx, id, { state: 'inProgress', reason: null }, actor)
  await setNextDue(tx, id, { before: null, chosen: null, now, steps })
  return id
}

/** Whose agreement it is now, and who is called about it. */
async function contactAt(tx: Transaction, agreement: Case, now: Date) {
  const party = await partyOnDay(tx, agreement.id, dayInTheNetherlands(now))
  if (!party) {
    const { organizationName, contactName, contactEmail, contactPhone, customerId } = agreement
    return { organizationName, contactName, contactEmail, contactPhone, customerId }
  }
  const { organization, customerId } = party
  return {
    organizationName: organization.companyName,
    contactName: fullName(organization),
    contactEmail: organization.email,
    contactPhone: organization.phoneNumber,
    customerId,
  }
}

async function moveTo(
  tx: Transaction,
  caseId: number,
  wanted: { readonly state: string; readonly reason: string | null },
  actor: Actor,
): Promise<void> {
  const found = await caseById(tx, caseId)
  if (!found) return
  const outcome = await changeStateWithin(tx, { ...wanted, caseId, version: found.version, actor })
  if (outcome.kind !== 'changed') throw new Error(`An end did not become ${wanted.state}: ${outcome.message}`)
}

/**
 * Has staff hear that an end was withdrawn that they processed, unless one of them did.
 * @param before the case as it was
 * @returns whether it waits for them
 */
export async function askAgain(tx: Transaction, before: Case, actor: Actor): Promise<boolean> {
  const notice = (await endsAmong(tx, [before.id])).get(before.id)
  const current = await caseById(tx, before.id)
  if (!notice || !current || before.state === 'acknowledged') return false
  if (actor.kind === 'staff' || actor.kind === 'system') return false
  await changeCase(tx, current, {
    type: caseEvents.noticeWithdrawn,
    actor,
    data: { notice: notice.id, day: notice.lastDay, asks: true },
  })
  return true
}

/** Cancels the case of an end that was withdrawn. What a customer withdraws after staff processed it waits for them once more. */
export async function cancelEndCase(
  tx: Transaction,
  notice: Pick<StoredNotice, 'endCaseId'>,
  { actor, now, steps }: Acting,
): Promise<void> {
  const [found] = notice.endCaseId === null ? [] : await lockCases(tx, [notice.endCaseId])
  if (!found || isOver(found.kind, found.state)) return
  const before = await nextStepOf(oneByOne(tx), found, now, steps)
  await moveTo(tx, found.id, withdrawn, actor)
  await askAgain(tx, found, actor)
  await setNextDue(tx, found.id, { before, chosen: null, now, steps })
}

/** So many cases at once. */
const most = 100

/** Notices whose last line has ended before a day, and whose case says so not yet; those that staff did not process stay with them. */
export async function endsThatCame(database: Queryable, today: Day): Promise<readonly number[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select cases.id from ${caseRows} as cases join ${notices} on ${notices.endCaseId} = cases.id
    where cases.purpose = 'end' and cases.closed_at is null and cases.state = 'inProgress' and ${notices.lastDay} < ${today}
      and (select max(line ->> 'lastDay') from jsonb_array_elements(${notices.lines}) as line) < ${today}
    order by cases.id limit ${most}`)
  return rows.map(({ id }) => Number(id))
}

/** Notices without a case, which the release before took, the oldest first. */
export const noticesWithoutCase = (
  database: Queryable,
): Promise<readonly { readonly id: string; readonly caseId: number }[]> =>
  database
    .select({ id: notices.id, caseId: notices.caseId })
    .from(notices)
    .where(isNull(notices.endCaseId))
    .orderBy(notices.id)
    .limit(most)

/** The last days of the ends that these cases are, by case id; any other case is not in it. */
export async function lastDaysAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Day>> {
  const ends = await endsAmong(database, caseIds)
  return new Map([...ends].map(([id, notice]) => [id, lastOf(notice)]))
}

/** The day on which the last line of a notice ends: what only goes with another line can end later than what was chosen. */
export const lastOf = ({ lines, lastDay }: Pick<StoredNotice, 'lines' | 'lastDay'>): Day =>
  lines.reduce((last, line) => (line.lastDay > last ? line.lastDay : last), lastDay)

/** Has the moment of the case of an end follow its last day, which was corrected. */
export async function promiseAnew(
  tx: Transaction,
  { endCaseId }: Pick<StoredNotice, 'endCaseId'>,
  { now, steps }: Acting,
): Promise<void> {
  if (endCaseId !== null) await setNextDue(tx, endCaseId, { before: null, chosen: null, now, steps })
}

/** Whether a case is an end of an agreement that a condition on the case of its order holds for. */
export const isEndOf = (agreement: SQL): SQL =>
  caseConditions.idsOf(
    sql`(select ${notices.endCaseId} from ${notices} join ${caseRows} as cases on cases.id = ${notices.caseId} where ${agreement})`,
  )
