import { type IsoWeek, isoWeekOf } from './iso-weeks.ts'
import { addDays, type Day, type IsClosed, workingDayFrom } from './working-days.ts'

/** How many weeks a buyer chooses from. */
const offeredWeeks = 8

/** The weeks in which can be delivered from a day on; a week without a working day is passed over. */
export function deliveryWeeks(from: Day, isClosed: IsClosed): IsoWeek[] {
  const weeks = new Set<IsoWeek>()
  let day = workingDayFrom(from, isClosed)
  while (weeks.size < offeredWeeks) {
    weeks.add(isoWeekOf(day))
    day = workingDayFrom(addDays(day, 1), isClosed)
  }
  return [...weeks]
}
