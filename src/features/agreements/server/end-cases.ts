import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { EventKind } from '../../../common/event-kind.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { isOver } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, ownerOf } from '../../cases/server/case.ts'
import { changeStateWithin } from '../../cases/server/change-state.ts'
import { setNextDue } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { isHandled, requestEventTypes } from '../../cases/server/planning/open-requests.ts'
import { lockCases } from '../../cases/server/update-case.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { eventsAmong } from '../../events/server/case-events.ts'
import { type Acting, cancelEndCase, endsThatCame, noticesWithoutCase, openEndCase } from './end-case.ts'
import { endsByNotice } from './held-products.ts'
import { endsAmong, noticeById, type StoredNotice } from './stored-notices.ts'

/* Work of the worker on the cases of ends. Killed at any moment, what it did is whole. */

const system = { kind: 'system' } as const

/** Completes ends whose day has come; resolves to whether there was something to do. */
export async function completeEnds(
  database: Database,
  steps: StepSources,
  now = new Date(),
): Promise<boolean> {
  const ids = await endsThatCame(database, dayInTheNetherlands(now))
  for (const id of ids)
    await transaction(database, async tx => {
      const [found] = await lockCases(tx, [id])
      if (found && !isOver(found.kind, found.state)) await complete(tx, found, { actor: system, now, steps })
    })
  if (ids.length > 0) await notifyDesk(database)
  return ids.length > 0
}

/** An end by which nothing ended, as something else ended its lines before, is cancelled. */
async function complete(tx: Transaction, { id, version }: Case, acting: Acting): Promise<void> {
  const hasEnded = await endedBy(tx, id)
  const wanted = hasEnded
    ? { state: 'completed', reason: null }
    : { state: 'cancelled', reason: 'customer-request' }
  const outcome = await changeStateWithin(tx, { ...wanted, caseId: id, version, actor: acting.actor })
  if (outcome.kind !== 'changed') throw new Error(`An end did not become ${wanted.state}: ${outcome.message}`)
  await setNextDue(tx, id, { before: null, chosen: null, ...acting })
}

async function endedBy(tx: Transaction, caseId: number): Promise<boolean> {
  const notice = (await endsAmong(tx, [caseId])).get(caseId)
  return notice !== undefined && (await endsByNotice(tx, notice.id))
}

/**
 * Opens the cases of notices that the release before took, and may take beside this one: as new while staff did nothing for them, and cancelled
 * where they were withdrawn. Resolves to whether there was something to do.
 */
export async function openMissingEndCases(
  database: Database,
  steps: StepSources,
  now = new Date(),
): Promise<boolean> {
  const missing = await noticesWithoutCase(database)
  for (const { id, caseId } of missing)
    await transaction(database, async tx => {
      const [agreement] = await lockCases(tx, [caseId])
      const notice = await noticeById(tx, id)
      if (agreement && notice?.endCaseId === null)
        await openOfBefore(tx, agreement, notice, { actor: system, now, steps })
    })
  return missing.length > 0
}

async function openOfBefore(
  tx: Transaction,
  agreement: Case,
  notice: StoredNotice,
  acting: Acting,
): Promise<void> {
  const events = (await eventsAmong(tx, [agreement.id], requestEventTypes)).get(agreement.id) ?? []
  const eventOf = (kind: EventKind) =>
    events.find(({ type, data }) => type === kind && data.notice === notice.id)
  const [given, withdrawn] = [eventOf(caseEvents.noticeGiven), eventOf(caseEvents.noticeWithdrawn)]
  const before = withdrawn ? events.filter(({ id }) => id < withdrawn.id) : events
  const isProcessed = given?.actorKind === 'staff' || (!!given && isHandled('order', before, given.id))
  const id = await openEndCase(tx, agreement, { noticeId: notice.id, isProcessed }, acting)
  if (!notice.withdrawnAt) return
  const asks = withdrawn !== undefined && withdrawn.actorKind !== 'staff'
  const isOpen = asks && !isHandled('order', events, withdrawn.id)
  // The case waits for the one who withdrew it, where it waits at all.
  await cancelEndCase(tx, { endCaseId: id }, { ...acting, actor: isOpen ? ownerOf(agreement) : acting.actor })
}
