import { easter } from 'date-easter'
import { addDays, type Day, type IsClosed } from './working-days.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The days on which Dutch companies are closed (decisions, "Settled after the first look"): the public holidays, 5 May in
 * years divisible by five only, Koningsdag on 26 April where the 27th is a Sunday.
 */
export function dutchHolidays(year: number): readonly Day[] {
  const { month, day } = easter(year)
  const easterSunday = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const isSunday = (date: Day) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
  return [
    `${year}-01-01`,
    addDays(easterSunday, 1),
    isSunday(`${year}-04-27`) ? `${year}-04-26` : `${year}-04-27`,
    ...(year % 5 === 0 ? [`${year}-05-05`] : []),
    addDays(easterSunday, 39),
    addDays(easterSunday, 50),
    `${year}-12-25`,
    `${year}-12-26`,
  ]
}

/** Whether the provider is closed on a day: a public holiday, or one of its own closing days. */
export function closedOn(closingDays: readonly Day[]): IsClosed {
  const own = new Set(closingDays)
  return day => own.has(day) || dutchHolidays(Number(day.slice(0, 4))).includes(day)
}

const dutchDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })

const offsets = ['+01:00', '+02:00'] as const

const dutchTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/**
 * The moment at which it is this time on a day in the Netherlands: the first of two where the clock is put back, as
 * long before the clock moves where it is put forward over it.
 * @param time `14:00`
 */
export function momentInTheNetherlands(day: Day, time: string): Date {
  const moments = offsets.map(offset => new Date(`${day}T${time}:00${offset}`)).toReversed()
  const moment = moments.find(each => dayInTheNetherlands(each) === day && dutchTime.format(each) === time)
  const [earliest] = moments
  const found = moment ?? earliest
  if (!found) throw new RangeError(`${day} ${time} is no moment`)
  return found
}

/** The moment at which a day is over in the Netherlands. */
export function endOfDayInTheNetherlands(day: Day): Date {
  const next = addDays(day, 1)
  const midnight = offsets
    .map(offset => new Date(`${next}T00:00:00${offset}`))
    .find(
      moment =>
        dayInTheNetherlands(moment) === next && dayInTheNetherlands(new Date(moment.getTime() - 1)) === day,
    )
  if (!midnight) throw new RangeError(`${day} is no day`)
  return midnight
}

/** The day that it is in the Netherlands at a moment, whatever the clock of the server says. */
export const dayInTheNetherlands = (moment: Date): Day => dutchDay.format(moment)
