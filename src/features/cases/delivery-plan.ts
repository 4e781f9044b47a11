import { type Day, type IsClosed, isOfUsualYear, isWorkingDay } from '../../common/working-days.ts'
import { dayTexts, partOfDayTexts } from './delivery-texts.ts'

const between = (from: number, to: number) => ({ from, to, label: partOfDayTexts.between(from, to) })

/** When on its day a delivery comes: from one hour to another. */
export const partsOfDay = {
  day: between(8, 17),
  morning: between(8, 12),
  afternoon: between(12, 17),
} as const
export type PartOfDay = keyof typeof partsOfDay
export const partOfDayNames = ['day', 'morning', 'afternoon'] as const satisfies readonly PartOfDay[]

export const isPartOfDay = (name: unknown): name is PartOfDay =>
  typeof name === 'string' && Object.hasOwn(partsOfDay, name)

/** Why nothing is delivered on a day, as one Dutch sentence; null where it can be. */
export function deliveryDayError(day: Day, today: Day, isClosed: IsClosed): string | null {
  if (day < today) return dayTexts.past
  if (!isOfUsualYear(day)) return dayTexts.wrongYear
  return isWorkingDay(day, isClosed) ? null : dayTexts.notAWorkingDay
}
