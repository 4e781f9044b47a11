import { closedOn, dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { MailKind } from '../../../../common/mail-kinds.ts'
import type { Day } from '../../../../common/working-days.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import { manualStateError, type WantedState } from '../../case-states.ts'
import { deliveryDayError } from '../../delivery-plan.ts'
import { caseEvents } from '../../events.ts'
import { caseMails } from '../../mails.ts'
import { milestoneMails, milestoneOf } from '../../milestones.ts'
import { isWaiting, waitingDayError } from '../../next-steps.ts'
import type { Case } from '../case.ts'
import { type DeliveryPlan, deliveryPlanOf, storeDeliveryPlan } from '../planning/delivery-plan.ts'
import { caseRefusals } from '../texts.ts'
import { type CommandHandler, refused } from './command.ts'
import type { CaseServices } from './services.ts'

/* Commands on a case; each handler runs in the transaction that locks it (command.ts). */

export type Clock = { readonly now: Date }

/** Dependencies of a change of state. */
export type StateServices = Pick<CaseServices, 'mailDomain' | 'closingDays' | 'stateParts'>

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
    services: StateServices & Clock,
  ): CommandHandler =>
  async (tx, { row, move, setDue }) => {
    const openNumbers = await services.stateParts.openNumbers(tx, row.id)
    const byHand =
      manualStateError(row, state, openNumbers) ??
      (await services.stateParts.refusal?.(tx, row, { state, now: services.now })) ??
      null
    if (byHand !== null) return refused(byHand, 'state')
    if (until !== null && isWaiting(row.kind, state)) {
      const today = dayInTheNetherlands(services.now)
      const dayRefusal = waitingDayError(until, today, closedOn(services.closingDays))
      if (dayRefusal !== null) return refused(dayRefusal, 'until')
      setDue(endOfDayInTheNetherlands(until))
    }
    const refusal = await move(state, { reason, ...(words !== undefined && { words }) })
    if (refusal) return refusal
    await services.stateParts.onState?.(tx, row, state, services)
    const milestone = milestoneOf(row, row.state, state)
    if (mail && milestone) await mailMilestone(tx, row, milestoneMails[milestone], services)
    return null
  }

/** Plans the day on which an order is delivered. */
export const planDelivery =
  (
    { mail, ...plan }: DeliveryPlan & { readonly mail: boolean },
    services: Pick<CaseServices, 'mailDomain' | 'closingDays'> & Clock,
  ): CommandHandler =>
  async (tx, { row, change }) => {
    if (row.kind !== 'order') return refused(caseRefusals.noOrder, 'day')
    if (row.purpose === 'end') return refused(caseRefusals.nothingDelivered, 'day')
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
      type: caseEvents.deliveryPlanned,
      changedFields: ['deliveryPlan'],
      data: { day: plan.day, partOfDay: plan.partOfDay, before: before?.day ?? null },
      ...(plan.installer !== (before?.installer ?? '') && {
        values: { installer: { before: before?.installer ?? null, after: plan.installer } },
      }),
    })
    if (mail) await mailMilestone(tx, row, caseMails.deliveryPlanned, services)
    return null
  }

/** Queues the mail of a milestone to whoever is called about the case. */
export async function mailMilestone(
  tx: Transaction,
  { id, contactEmail }: Case,
  milestone: MailKind,
  { mailDomain }: Pick<CaseServices, 'mailDomain'>,
): Promise<void> {
  if (contactEmail === null) return
  await queueDeliveries(tx, { caseId: id }, [email(milestone, contactEmail, mailDomain)])
}
