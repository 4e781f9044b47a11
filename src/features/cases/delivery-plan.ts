import { type Day, type IsClosed, isWorkingDay } from '../../shared/working-days.ts'

/** When on its day a delivery comes. */
export const partsOfDay = {
  day: { label: 'tussen 8 en 17 uur' },
  morning: { label: 'tussen 8 en 12 uur' },
  afternoon: { label: 'tussen 12 en 17 uur' },
} as const
export type PartOfDay = keyof typeof partsOfDay
export const partOfDayNames = ['day', 'morning', 'afternoon'] as const satisfies readonly PartOfDay[]

export const isPartOfDay = (name: unknown): name is PartOfDay =>
  typeof name === 'string' && Object.hasOwn(partsOfDay, name)

/** Why nothing is delivered on a day, as one Dutch sentence; null where it can be. */
export function deliveryDayError(day: Day, today: Day, isClosed: IsClosed): string | null {
  if (day < today) return 'Deze dag is al voorbij.'
  return isWorkingDay(day, isClosed) ? null : 'Op deze dag werken we niet: kies een werkdag.'
}
