import { deskDay, deskTime, lastOfPromisedDay } from '../../../common/desk-moments.ts'
import { addDays, dutchDay } from '../../../common/working-days.ts'
import { workListTexts } from '../texts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long something lasts, in its largest unit: `3 uur`. */
export function durationWords(ms: number): string {
  const { justNow, minutes, hours, days } = workListTexts
  if (ms < minuteMs) return justNow
  if (ms < hourMs) return minutes(Math.floor(ms / minuteMs))
  if (ms < dayMs) return hours(Math.floor(ms / hourMs))
  return days(Math.floor(ms / dayMs))
}

/** By when something is promised, from where the reader stands: `Vandaag`, `Morgen 14:30`, `vr 27 nov`. */
export function promiseWords(due: Date, now: Date): string {
  const lastOfDay = lastOfPromisedDay(due)
  const isWholeDay = lastOfDay !== null
  const [dueDay, today] = [dutchDay(lastOfDay ?? due), dutchDay(now)]
  const time = deskTime(due)
  const { today: todayWord, todayAt, tomorrow, tomorrowAt } = workListTexts
  if (dueDay === today) return isWholeDay ? todayWord : todayAt(time)
  if (dueDay === addDays(today, 1)) return isWholeDay ? tomorrow : tomorrowAt(time)
  return isWholeDay ? deskDay(lastOfDay) : `${deskDay(due)} ${time}`
}

/** How late something is. */
export const lateWords = (due: Date, now: Date): string => {
  const late = now.getTime() - due.getTime()
  return workListTexts.late(durationWords(Math.max(late, minuteMs)))
}
