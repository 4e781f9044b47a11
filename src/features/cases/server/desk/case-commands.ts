import type { Day } from '../../../../common/working-days.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import {
  closedOn,
  dayInTheNetherlands,
  endOfDayInTheNetherlands,
  momentInTheNetherlands,
} from '../../../calendar/server/dutch-calendar.ts'
import { appendEvent } from '../../../events/server/events.ts'
import { formOf } from '../../../forms/server/submissions.ts'
import { openNumbersOf } from '../../../orders/server/port-ins.ts'
import { endVersion } from '../../../quotes/server/end-version.ts'
import type { VersionEnd } from '../../../quotes/server/store-version.ts'
import { assignableColleagues, colleaguesOf } from '../../../staff/server/colleagues.ts'
import { type CallOutcome, callMomentError, callOutcomes, outsideHoursError } from '../../call-outcomes.ts'
import { manualStateError, type QuoteState, quoteState, type WantedState } from '../../case-states.ts'
import { deliveryDayError } from '../../delivery-plan.ts'
import { type Milestone, milestoneOf } from '../../milestones.ts'
import { isWaiting, waitingDayError } from '../../next-steps.ts'
import type { Case } from '../case.ts'
import { type DeliveryPlan, deliveryPlanOf, storeDeliveryPlan } from '../planning/delivery-plan.ts'
import { storeNote } from '../planning/notes-and-messages.ts'
import { plannedCallOf, storePlannedCall } from '../planning/planned-call.ts'
import { caseRefusals } from '../texts.ts'
import { type CommandHandler, type LockedCase, refused } from './command.ts'
import type { DeskCaseServices } from './services.ts'

/* Commands on a case; each handler runs in the transaction that locks it (command.ts). */

type Clock = { readonly now: Date }

/** A moment as it is chosen, in Dutch time. */
export type Moment = { readonly day: Day; readonly time: string }
type PlannedCall = Moment & { readonly outsideHours: boolean }
type CallServices = Pick<DeskCaseServices, 'closingDays'> & Clock
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
    type: 'note-written',
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
      type: 'case-assigned',
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
      type: 'call-planned',
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
    type: 'case-assigned',
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
      type: 'call-done',
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
    if (milestoneOf(locked.row.kind, locked.row.state, 'inProgress') !== 'order-confirmed')
      return refused(caseRefusals.notToConfirm, 'confirm')
    const state = { state: 'inProgress', reason: null, until: null } as const
    return changeCaseState({ ...state, mail: confirm.mail }, services)(tx, locked)
  }

/** State of the waiting version of a quote when staff end the quote. */
const versionEnds: Readonly<Partial<Record<QuoteState, VersionEnd['state']>>> = {
  rejected: 'declined',
  cancelled: 'withdrawn',
}

/** Brings the case into another state; the customer hears of a milestone where that is wanted. */
export const changeCaseState =
  (
    {
      state,
      reason,
      words,
      until,
      mail,
    }: WantedState & { readonly until: Day | null; readonly mail: boolean },
    services: Pick<DeskCaseServices, 'mailDomain' | 'closingDays'> & Clock,
  ): CommandHandler =>
  async (tx, { row, move, setDue }) => {
    const openNumbers = await openNumbersOf(tx, row.id)
    const byHand = manualStateError(row.kind, state, openNumbers.length)
    if (byHand !== null) return refused(byHand, 'state')
    if (until !== null && isWaiting(row.kind, state)) {
      const today = dayInTheNetherlands(services.now)
      const dayRefusal = waitingDayError(until, today, closedOn(services.closingDays))
      if (dayRefusal !== null) return refused(dayRefusal, 'until')
      setDue(endOfDayInTheNetherlands(until))
    }
    const refusal = await move(state, { reason, ...(words !== undefined && { words }) })
    if (refusal) return refusal
    const ended = row.kind === 'quote' ? versionEnds[quoteState(state)] : undefined
    if (ended) await endVersion(tx, row.id, { state: ended })
    const milestone = milestoneOf(row.kind, row.state, state)
    if (mail && milestone) await mailMilestone(tx, row, milestone, services)
    return null
  }

/** Plans the day on which an order is delivered. */
export const planDelivery =
  (
    { mail, ...plan }: DeliveryPlan & { readonly mail: boolean },
    services: Pick<DeskCaseServices, 'mailDomain' | 'closingDays'> & Clock,
  ): CommandHandler =>
  async (tx, { row, change }) => {
    if (row.kind !== 'order') return refused(caseRefusals.noOrder, 'day')
    if (row.closedAt) return refused(caseRefusals.closed, 'day')
    if (row.state === 'partial') return refused(caseRefusals.delivered, 'day')
    const refusal = deliveryDayError(
      plan.day,
      dayInTheNetherlands(services.now),
      closedOn(services.closingDays),
    )
    if (refusal !== null) return refused(refusal, 'day')
    const before = await deliveryPlanOf(tx, row.id)
    await storeDeliveryPlan(tx, row.id, plan)
    await change({
      type: 'delivery-planned',
      changedFields: ['deliveryPlan'],
      data: { day: plan.day, partOfDay: plan.partOfDay, before: before?.day ?? null },
      ...(plan.installer !== (before?.installer ?? '') && {
        values: { installer: { before: before?.installer ?? null, after: plan.installer } },
      }),
    })
    if (mail) await mailMilestone(tx, row, 'delivery-planned', services)
    return null
  }

/** Queues the mail of a milestone to whoever is called about the case. */
export async function mailMilestone(
  tx: Transaction,
  { id, contactEmail }: Case,
  milestone: Milestone,
  { mailDomain }: Pick<DeskCaseServices, 'mailDomain'>,
): Promise<void> {
  if (contactEmail === null) return
  await queueDeliveries(tx, { caseId: id }, [email(milestone, contactEmail, mailDomain)])
}
