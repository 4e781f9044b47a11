import type { ReplyField } from '../cases/reply-fields.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'

/** An example case, in the words of a mail about it. */

type Example = Readonly<Record<Exclude<ReplyField, 'dagdeel' | 'medewerker' | 'telefoon' | 'merk'>, string>>

const example = {
  contact: 'Lotte van den Heuvel',
  voornaam: 'Lotte',
  organisatie: 'Bakkerij De Korenmolen B.V.',
  nummer: '914-207-356',
  adres: 'Frederiksplein 42, 1017 XN Amsterdam',
  nummers: '020 123 45 67',
  pakket: '3SABCD1234567890',
} as const

export const replyExamples: Readonly<Record<ReplyLanguage, Example>> = {
  nl: {
    ...example,
    leverdag: 'dinsdag 8 december',
    belmoment: 'maandag 30 november om 10:00',
    opvolgdag: 'woensdag 2 december',
    overstapdag: 'vrijdag 11 december',
  },
  en: {
    ...example,
    leverdag: 'Tuesday 8 December',
    belmoment: 'Monday 30 November at 10:00',
    opvolgdag: 'Wednesday 2 December',
    overstapdag: 'Friday 11 December',
  },
}
