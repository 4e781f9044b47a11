import { workListTexts } from '../../../content/desk-list-texts.ts'
import { addDays } from '../../../domain/working-days.ts'
import { dutchDay } from '../../dutch-day.ts'

const timeZone = 'Europe/Amsterdam'
const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone,
})
const timeFormat = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone })

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

/** A day that ends is promised as a whole. */
const endOfDay = '23:59'

/** By when something is promised, from where the reader stands: `Vandaag`, `Morgen 14:30`, `vr 27 nov`. */
export function promiseWords(due: Date, now: Date): string {
  const [dueDay, today] = [dutchDay(due), dutchDay(now)]
  const time = timeFormat.format(due)
  const isWholeDay = time === endOfDay
  const { today: todayWord, todayAt, tomorrow, tomorrowAt } = workListTexts
  if (dueDay === today) return isWholeDay ? todayWord : todayAt(time)
  if (dueDay === addDays(today, 1)) return isWholeDay ? tomorrow : tomorrowAt(time)
  const day = dayFormat.format(due)
  return isWholeDay ? day : `${day} ${time}`
}

/** How late something is. */
export const lateWords = (due: Date, now: Date): string => {
  const late = now.getTime() - due.getTime()
  return workListTexts.late(durationWords(Math.max(late, minuteMs)))
}
