import { addDays, type Day } from './working-days.ts'

/** A week of ISO 8601, from Monday to Sunday: `2026-W50`. */
export type IsoWeek = string

const inMs = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const daysSinceMonday = (day: Day) => (new Date(inMs(day)).getUTCDay() + 6) % 7
const daysBetween = (from: Day, to: Day) => Math.round((inMs(to) - inMs(from)) / (24 * 60 * 60 * 1000))

/** The week of a day. It belongs to the year of its Thursday. */
export function isoWeekOf(day: Day): IsoWeek {
  const thursday = addDays(day, 3 - daysSinceMonday(day))
  const year = thursday.slice(0, 4)
  const number = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** The Monday of a week of this century; null where the text names no week, or one that its year does not have. */
export function mondayOf(week: IsoWeek): Day | null {
  const [, year, number] = /^(20\d{2})-W(\d{2})$/.exec(week) ?? []
  if (year === undefined) return null
  // Week 1 is the week of 4 January.
  const fourth = `${year}-01-04`
  const monday = addDays(fourth, 7 * (Number(number) - 1) - daysSinceMonday(fourth))
  return isoWeekOf(monday) === week ? monday : null
}
