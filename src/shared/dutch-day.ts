import { lazy } from './lazy.ts'

const format = lazy(
  () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }),
)

/** The day in the Netherlands at a moment, as the server writes days: `2026-11-24`. */
export const dutchDay = (moment: Date): string => format().format(moment)
