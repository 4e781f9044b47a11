import { unbrokenPhone } from '../../common/checks/phone.ts'
import { lazy } from '../../common/lazy.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import type { Day } from '../../common/working-days.ts'
import type { PartOfDay } from '../cases/delivery-plan.ts'
import type { ReplyValues } from '../cases/reply-fields.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'
import { replyWords } from './texts-replies.ts'

/** The colleague who writes, and the provider. */
export type ReplyAuthor = { readonly name: string; readonly brandName: string; readonly brandPhone: string }

const timeZone = 'Europe/Amsterdam'
const locales = { nl: 'nl-NL', en: 'en-GB' } as const
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const formats = {
  nl: lazy(() => formatsIn('nl')),
  en: lazy(() => formatsIn('en')),
} as const

const formatsIn = (language: ReplyLanguage) => ({
  day: new Intl.DateTimeFormat(locales[language], { ...day, timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat(locales[language], {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }),
  list: new Intl.ListFormat(locales[language]),
})

/** `dinsdag 24 november` */
const dayInWords = (date: string | null | undefined, language: ReplyLanguage): string =>
  date ? formats[language]().day.format(new Date(`${date}T00:00:00Z`)) : ''

/** The facts of a case that fields are filled from. */
export type ReplyFacts = {
  readonly organization: string | null
  /** Nine digits. */
  readonly number: string
  readonly delivery: { readonly day: Day; readonly partOfDay: PartOfDay } | null
  /** ISO 8601. */
  readonly plannedCall: string | null
  readonly usualFollowUp: Day
  readonly contact: { readonly name: string | null }
  readonly correctable: { readonly firstName: string | null }
  readonly place: { readonly line: string } | null
} & ReplyParts

/** Facts that features tell; one that is absent fills no field. */
export type ReplyParts = {
  readonly portIns?: readonly {
    readonly number: string
    readonly state: string
    readonly plannedOn: Day | null
  }[]
  readonly parcels?: readonly { readonly code: string }[]
}

/** The values of the fields of ready-made texts for a case, in the language of the text. */
export function replyValues(shown: ReplyFacts, author: ReplyAuthor, language: ReplyLanguage): ReplyValues {
  const { contact, delivery, plannedCall, portIns = [], parcels = [] } = shown
  const open = portIns.filter(({ state }) => state !== 'completed' && state !== 'cancelled')
  const inList = (words: readonly string[]) => formats[language]().list.format(words)
  return {
    contact: contact.name ?? '',
    voornaam: firstNameOf(shown),
    organisatie: shown.organization ?? '',
    nummer: formatOrderNumber(shown.number),
    adres: shown.place?.line ?? '',
    leverdag: dayInWords(delivery?.day, language),
    dagdeel: delivery ? replyWords[language].partsOfDay[delivery.partOfDay] : '',
    belmoment: plannedCall === null ? '' : formats[language]().moment.format(new Date(plannedCall)),
    opvolgdag: dayInWords(shown.usualFollowUp, language),
    nummers: inList(open.map(({ number }) => unbrokenPhone(number))),
    overstapdag: dayInWords(open.find(({ plannedOn }) => plannedOn !== null)?.plannedOn, language),
    pakket: inList(parcels.map(({ code }) => code)),
    medewerker: author.name,
    telefoon: author.brandPhone,
    merk: author.brandName,
  }
}

/** Cases that keep names in one piece have the first name in front. */
function firstNameOf({ contact, correctable }: Pick<ReplyFacts, 'contact' | 'correctable'>): string {
  if (correctable.firstName) return correctable.firstName
  return contact.name?.split(' ')[0] ?? ''
}
