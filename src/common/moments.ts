import { unbroken } from './unbroken.ts'

/** How e-mails and documents write what the shop knows, in Dutch. */

const dateFormat = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** `21 november 2026 om 08:30`, Dutch time. */
export const formatDateTime = (date: Date): string => unbroken(dateFormat.format(date))

const dayFormat = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** `22 december 2026`, Dutch time. */
export const formatDay = (date: Date): string => unbroken(dayFormat.format(date))

const clockFormat = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** From when something holds, Dutch time: `1 februari 2027` where a day begins with it, else `1 februari 2027 om 13:30`. */
export const formatStart = (date: Date): string =>
  clockFormat.format(date) === '00:00' ? formatDay(date) : formatDateTime(date)

/** The last day of what is valid until a moment, Dutch time: `22 december 2026`. */
export const formatLastDay = (validUntil: Date): string => formatDay(new Date(validUntil.getTime() - 1))
