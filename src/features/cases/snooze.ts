import { addDays, type Day, type IsClosed, isWorkingDay } from '../../common/working-days.ts'
import { dayInWords, dayTexts } from './delivery-texts.ts'
import { snoozeRefusals } from './snooze-texts.ts'

/** A case that waits until a day. With `untilAnswer` it waits for its customer, and until that day at the latest. */
export type Snooze = { readonly until: Day; readonly untilAnswer: boolean }

/** Days that were agreed with the customer, by which somebody looks at the case anyway. */
export type AgreedDays = { readonly call: Day | null; readonly delivery: Day | null }

/** Why a case does not wait until a day, as one Dutch sentence; null where it can. No agreed day passes meanwhile. */
export function snoozeError(
  { until, untilAnswer }: Snooze,
  {
    today,
    isClosed,
    agreed,
    isAsked,
  }: {
    readonly today: Day
    readonly isClosed: IsClosed
    readonly agreed: AgreedDays
    /** Whether the customer asked something that nobody took up yet. */
    readonly isAsked: boolean
  },
): string | null {
  if (until <= today) return snoozeRefusals.notLater
  if (until > addDays(today, 366)) return dayTexts.tooFar
  if (!isWorkingDay(until, isClosed)) return dayTexts.notAWorkingDay
  if (isAsked && untilAnswer) return snoozeRefusals.isAsked
  if (agreed.call !== null && agreed.call < until) return snoozeRefusals.callAgreed(dayInWords(agreed.call))
  if (agreed.delivery !== null && agreed.delivery < until)
    return snoozeRefusals.deliveryAgreed(dayInWords(agreed.delivery))
  return null
}

/**
 * Until which day a case waits; null where it does not any more: its day has come, its customer said something, or a later
 * command made another promise.
 */
export function waitsUntil(
  snooze: (Snooze & { readonly beganAt: Date }) | null,
  {
    dueAt,
    askedAt,
    today,
    endOfDay,
  }: {
    readonly dueAt: Date | null
    /** When the customer said the last thing that nobody took up yet. */
    readonly askedAt: Date | null
    readonly today: Day
    readonly endOfDay: (day: Day) => Date
  },
): Day | null {
  if (!snooze || dueAt === null || snooze.until <= today) return null
  if (askedAt !== null && askedAt > snooze.beganAt) return null
  return dueAt.getTime() === endOfDay(snooze.until).getTime() ? snooze.until : null
}
