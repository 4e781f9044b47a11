import { lazy } from '../../../../common/lazy.ts'

const timeZone = 'Europe/Amsterdam'
const day = lazy(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone }))
const moment = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
)

/** ISO 8601 → `12 november 2026`. */
export const formatDay = (iso: string): string => day().format(new Date(iso))

/** ISO 8601 → `12 nov 2026, 09:41`. */
export const formatMoment = (iso: string): string => moment().format(new Date(iso))
