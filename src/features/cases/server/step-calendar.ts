import { closedOn, dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { workingDaysAfter } from '../../../common/working-days.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { StepCalendar } from '../next-step.ts'
import { answeredBy } from '../provider-answer.ts'

/** The calendar that next steps are counted by, with the provider's own closing days. */
export function stepCalendar({ closingDays }: Pick<Config, 'closingDays'>): StepCalendar {
  const isClosed = closedOn(closingDays)
  return {
    workingDaysLater: (moment, days) =>
      endOfDayInTheNetherlands(workingDaysAfter(dayInTheNetherlands(moment), days, isClosed)),
    endOfDay: endOfDayInTheNetherlands,
    answeredBy: askedOn => answeredBy(askedOn, isClosed),
  }
}
