/* How the desk writes moments: Dutch time, short. */

import { lazy } from './lazy.ts'

const timeZone = 'Europe/Amsterdam'
const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
const momentFormat = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { ...day, hour: '2-digit', minute: '2-digit' }),
)
const dayFormat = lazy(() => new Intl.DateTimeFormat('nl-NL', day))
const timeFormat = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone }),
)

/** ISO 8601 → `di 24 nov, 14:05`. */
export const deskMoment = (iso: string): string => momentFormat().format(new Date(iso))

/** `14:05` */
export const deskTime = (moment: Date): string => timeFormat().format(moment)

/** `di 24 nov` */
export const deskDay = (moment: Date): string => dayFormat().format(moment)

/** The last instant of the day that a promise ends with; null where it ends at a moment within a day. */
export const lastOfPromisedDay = (due: Date): Date | null =>
  deskTime(due) === '00:00' ? new Date(due.getTime() - 1) : null

/** By when something is promised: a moment, or a day where it ends with that day. */
export function deskDue(iso: string): string {
  const last = lastOfPromisedDay(new Date(iso))
  return last === null ? deskMoment(iso) : deskDay(last)
}
