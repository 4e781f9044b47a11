import { addDays, type Day, type IsClosed, isWorkingDay } from '../../common/working-days.ts'
import type { PortInState } from '../cases/port-in-states.ts'
import { answeredBy } from '../cases/provider-answer.ts'
import { portInDayTexts } from './texts.ts'

/**
 * How a number is ported in the Netherlands: the provider that it leaves answers within three working days whether it
 * lets go, and on which day; the number then moves on that day.
 */

/** A day further away is a slip of the pen. */
const furthestDays = 366

/** Why a number cannot be wished over on a day, when the other provider is asked today; null where it can. */
export function wishDateError(wish: Day, today: Day, isClosed: IsClosed): string | null {
  if (wish < answeredBy(today, isClosed)) return portInDayTexts.beforeAnswer
  return dayRefusal(wish, today, isClosed)
}

/** Why the day that the other provider agreed to cannot be one; null where it can. */
export const plannedDateError = (planned: Day, today: Day, isClosed: IsClosed): string | null =>
  planned < today ? portInDayTexts.past : dayRefusal(planned, today, isClosed)

function dayRefusal(day: Day, today: Day, isClosed: IsClosed): string | null {
  if (day > addDays(today, furthestDays)) return portInDayTexts.tooFar
  return isWorkingDay(day, isClosed) ? null : portInDayTexts.notAWorkingDay
}

/** Why a number cannot have been ported yet; null where it can. */
export const portedError = (plannedOn: Day | null, today: Day): string | null =>
  plannedOn !== null && plannedOn > today ? portInDayTexts.notYet : null

export type PortInStep = 'ask' | 'plan' | 'refuse' | 'complete' | 'cancel' | 'restore'
export const portInSteps = [
  'ask',
  'plan',
  'refuse',
  'complete',
  'cancel',
  'restore',
] as const satisfies readonly PortInStep[]

/** In which state a step leaves a number. */
export const stateAfter: Readonly<Record<PortInStep, PortInState>> = {
  ask: 'requested',
  plan: 'planned',
  refuse: 'rejected',
  complete: 'completed',
  cancel: 'cancelled',
  restore: 'requested',
}

/**
 * The steps that a number is open to: it can be agreed on or refused once the other provider was asked, and asked again
 * for another day until it has moved. One that was dropped by mistake comes along after all.
 */
export function openSteps(state: PortInState, isAsked: boolean): readonly PortInStep[] {
  switch (state) {
    case 'requested':
      return isAsked ? ['plan', 'refuse', 'ask', 'cancel'] : ['ask', 'cancel']
    case 'planned':
      return ['complete', 'ask', 'refuse', 'cancel']
    case 'rejected':
      return ['ask', 'cancel']
    case 'completed':
      return []
    case 'cancelled':
      return ['restore']
  }
}
