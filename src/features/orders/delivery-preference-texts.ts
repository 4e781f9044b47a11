import { lazy } from '../../common/lazy.ts'
import { unbroken } from '../../common/unbroken.ts'
import type { PartOfDay } from '../cases/delivery-plan.ts'

const dayFormat = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const dayAndMonth = (day: string) => unbroken(dayFormat().format(new Date(`${day}T00:00:00Z`)))

/** The words of the weeks and the part of the day that a buyer prefers for the delivery. */
export const deliveryPreferenceTexts = {
  invite: 'Voorkeur voor de levering doorgeven',
  title: 'Voorkeur voor de levering',
  intro:
    'Geef door wat jou het best uitkomt. We houden er rekening mee, maar beloven het niet: de dag spreken we samen af.',
  noPromise: 'Het is een wens, geen afspraak: de dag spreken we samen af.',
  weeks: 'Weken',
  weeksHint: (count: number) => `Kies er hoogstens ${count}.`,
  partOfDay: 'Dagdeel',
  parts: { morning: 'Ochtend', afternoon: 'Middag', day: 'Maakt niet uit' } satisfies Record<
    PartOfDay,
    string
  >,
  week: (number: number, monday: string, friday: string) => {
    const from = monday.slice(0, 7) === friday.slice(0, 7) ? Number(monday.slice(-2)) : dayAndMonth(monday)
    return `week ${number} (${from} t/m ${dayAndMonth(friday)})`
  },
  or: ' of ',
  during: {
    morning: '’s\u00a0ochtends',
    afternoon: '’s\u00a0middags',
    day: '',
  } satisfies Record<PartOfDay, string>,
  /** Among the facts of an order: it is no agreement. */
  wish: (preference: string) => `${preference} (een wens, geen afspraak)`,
  wrongWeek: 'Kies een week uit de lijst.',
  tooManyWeeks: (count: number) => `Kies hoogstens ${count} weken.`,
  weekIsOver: 'Deze week kan niet meer. Kies een week uit de lijst.',
  partOfDayMissing: 'Kies een dagdeel.',
} as const
