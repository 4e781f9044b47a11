import { closedOn, momentInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import {
  type CallOutcome,
  callMomentError,
  callOutcomes,
  outsideHoursError,
} from '../../cases/call-outcomes.ts'
import { caseEvents } from '../../cases/events.ts'
import { milestoneOf } from '../../cases/milestones.ts'
import type { Case } from '../../cases/server/case.ts'
import { type Clock, changeCaseState } from '../../cases/server/commands/case-commands.ts'
import { type CommandHandler, type LockedCase, refused } from '../../cases/server/commands/command.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { storeNote } from '../../cases/server/planning/notes-and-messages.ts'
import { plannedCallOf, storePlannedCall } from '../../cases/server/planning/planned-call.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { appendEvent } from '../../events/server/events.ts'
import { formOf } from '../../forms/server/submissions.ts'
import { assignableColleagues, colleaguesOf } from '../../staff/server/colleagues.ts'
import { caseDeskEvents } from '../events.ts'

/** A moment as it is chosen, in Dutch time. */
export type Moment = { readonly day: Day; readonly time: string }

type PlannedCall = Moment & { readonly outsideHours: boolean }

type CallServices = Pick<CaseServices, 'closingDays'> & Clock

export const momentOf = ({ day, time }: Moment) => momentInTheNetherlands(day, time)

/** Writes a note for colleagues; it changes nothing that stands, so the case keeps its version. */
export const addNote =
  (note: { readonly id: string; readonly text: string }, staffId: string): CommandHandler =>
  async (tx, { row }) => {
    await writeNote(tx, row, note, staffId)
    return null
  }

async function writeNote(
  tx: Transaction,
  { id, customerId }: Case,
  note: { readonly id: string; readonly text: string },
  staffId: string,
) {
  // An id that is another case's note was not made for this one.
  if (!(await storeNote(tx, id, note))) return
  await appendEvent(tx, {
    type: caseDeskEvents.noteWritten,
    actor: { kind: 'staff', id: staffId },
    caseId: id,
    customerId,
    data: { note: note.id, act: note.id },
  })
}

/** Gives the case to a colleague who may work on it, or to nobody. */
export const assignCase =
  (assignee: string | null): CommandHandler =>
  async (tx, { row, change }) => {
    if (assignee === row.assigneeId) return null
    if (assignee !== null) {
      const takers = assignableColleagues(await colleaguesOf(tx), await formOf(tx, row))
      if (!takers.some(({ id }) => id === assignee)) return refused(caseRefusals.wrongAssignee, 'assignee')
    }
    await change({
      type: caseEvents.assigned,
      changedFields: ['assigneeId'],
      data: { from: row.assigneeId, to: assignee },
      change: { assigneeId: assignee },
    })
    return null
  }

/** Plans when the customer is called; that is what is promised from then on. */
export const planCall =
  ({ outsideHours, ...moment }: PlannedCall, { now, closingDays }: CallServices): CommandHandler =>
  async (tx, { row, change }) => {
    const plannedFor = momentOf(moment)
    const refusal = callMomentError(plannedFor, now)
    if (refusal !== null) return refused(refusal, 'day')
    const unusual = outsideHours ? null : outsideHoursError(moment.day, moment.time, closedOn(closingDays))
    if (unusual !== null) return refused(unusual, 'outsideHours')
    const before = await plannedCallOf(tx, row.id)
    await storePlannedCall(tx, row.id, plannedFor)
    await change({
      type: caseEvents.callPlanned,
      changedFields: ['dueAt'],
      data: {
        plannedFor: plannedFor.toISOString(),
        ...(before && before.getTime() !== plannedFor.getTime() && { before: before.toISOString() }),
      },
    })
    return null
  }

/** Gives a case that nobody has to who spoke or wrote to its customer: they expect to hear from the same person. */
async function takeCase({ row, change }: Pick<LockedCase, 'row' | 'change'>, staffId: string): Promise<void> {
  if (row.assigneeId !== null || row.closedAt !== null) return
  await change({
    type: caseEvents.assigned,
    changedFields: ['assigneeId'],
    data: { from: null, to: staffId },
    change: { assigneeId: staffId },
  })
}

/** The same after a command, unless that gives it to somebody. */
export const andTake =
  (handler: CommandHandler, staffId: string, assignee: string | null): CommandHandler =>
  async (tx, locked) => {
    const refusal = await handler(tx, locked)
    if (refusal === null && assignee === null) await takeCase(locked, staffId)
    return refusal
  }

export type LoggedCall = {
  readonly id: string
  readonly outcome: CallOutcome
  readonly callBack: Moment | null
  readonly outsideHours: boolean
  /** Empty leaves no note. */
  readonly note: string
}

/** Writes down that the customer was called; what is promised next follows from the outcome. */
export const logCall =
  (
    { id, outcome, callBack, outsideHours, note }: LoggedCall,
    staffId: string,
    { now, closingDays }: CallServices,
  ): CommandHandler =>
  async (tx, { row, change }) => {
    const { becomes } = callOutcomes[outcome]
    const wanted = becomes !== 'reached' && callBack ? momentOf(callBack) : null
    if (outcome === 'call-back' && !wanted) return refused(caseRefusals.noCallBack, 'callBack.day')
    const refusal = wanted && callMomentError(wanted, now)
    if (refusal) return refused(refusal, 'callBack.day')
    const unusual =
      wanted && callBack && !outsideHours
        ? outsideHoursError(callBack.day, callBack.time, closedOn(closingDays))
        : null
    if (unusual) return refused(unusual, 'outsideHours')
    await storePlannedCall(tx, row.id, wanted)
    await change({
      type: caseEvents.callDone,
      changedFields: ['dueAt'],
      data: { outcome, ...(wanted && { plannedFor: wanted.toISOString() }) },
    })
    await takeCase({ row, change }, staffId)
    if (note !== '') await writeNote(tx, row, { id, text: note }, staffId)
    return null
  }

/** Confirms an order in the command of the call in which it was agreed on. */
export const andConfirm =
  (
    call: CommandHandler,
    confirm: { readonly mail: boolean } | null,
    services: Parameters<typeof changeCaseState>[1],
  ): CommandHandler =>
  async (tx, locked) => {
    const refusal = await call(tx, locked)
    if (refusal !== null || confirm === null) return refusal
    if (milestoneOf(locked.row, locked.row.state, 'inProgress') !== 'order-confirmed')
      return refused(caseRefusals.notToConfirm, 'confirm')
    const state = { state: 'inProgress', reason: null, until: null } as const
    return changeCaseState({ ...state, mail: confirm.mail }, services)(tx, locked)
  }
