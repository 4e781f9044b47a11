import { formatPostcode } from '../../common/checks/postcode.ts'
import { missedTexts as texts } from './texts-missed.ts'

const format = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` as `november 2026`. */
export const monthInWords = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))

/** `1017 XN`, or `1017 (vier cijfers)`. */
export const placeInWords = (place: string): string =>
  place.length === 4 ? texts.digits(place) : formatPostcode(place)
