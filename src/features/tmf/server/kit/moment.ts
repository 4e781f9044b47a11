const isoMoment = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[-+ ]\d\d:?\d\d)?)?$/

/** The first and last moment of the years that the database and ISO 8601 have in common, with room for a day around it. */
const earliest = Date.parse('0001-01-02T00:00:00Z')
export const latest = Date.parse('9999-12-30T00:00:00Z')

/**
 * A moment in milliseconds; null where the text is none, or a day that no month has. Without an offset it is UTC. A plus that was not
 * encoded came as a space. What lies beyond the years 1 to 9999 is their first or last moment.
 */
export function momentOf(text: string): number | null {
  const [whole, year, month, day, time, offset] = isoMoment.exec(text) ?? []
  if (whole === undefined || Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate())
    return null
  const moment = Date.parse(time !== undefined && offset === undefined ? `${text}Z` : text.replace(' ', '+'))
  return Number.isNaN(moment) ? null : Math.min(Math.max(moment, earliest), latest)
}
