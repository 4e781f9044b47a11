const format = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

/** ISO 8601 → `di 24 nov, 14:05`, as the whole desk writes moments. */
export const deskMoment = (iso: string): string => format.format(new Date(iso))
