import type { PartOfDay } from '../cases/delivery-plan.ts'
import type { ReplyField } from '../cases/reply-fields.ts'
import type { ReplyLanguage } from './reply-template.ts'

/** Words that stand in mails to customers, in the language of the mail. */

type Words = {
  readonly greeting: (firstName: string) => string
  readonly signature: (name: string, brandName: string) => string
  readonly partsOfDay: Readonly<Record<PartOfDay, string>>
  readonly example: Readonly<Record<Exclude<ReplyField, 'medewerker' | 'telefoon' | 'merk'>, string>>
}

const example = {
  contact: 'Lotte van den Heuvel',
  voornaam: 'Lotte',
  organisatie: 'Bakkerij De Korenmolen B.V.',
  nummer: '914-207-356',
  adres: 'Frederiksplein 42, 1017 XN Amsterdam',
  nummers: '020 123 45 67',
  pakket: '3SABCD1234567890',
} as const

export const replyWords: Readonly<Record<ReplyLanguage, Words>> = {
  nl: {
    greeting: firstName => (firstName === '' ? 'Hallo,' : `Beste ${firstName},`),
    signature: (name, brandName) => `Met vriendelijke groet,\n\n${name}\n${brandName}`,
    partsOfDay: {
      morning: 'tussen 8 en 12 uur',
      afternoon: 'tussen 12 en 17 uur',
      day: 'tussen 8 en 17 uur',
    },
    example: {
      ...example,
      leverdag: 'dinsdag 8 december',
      dagdeel: 'tussen 8 en 12 uur',
      belmoment: 'maandag 30 november om 10:00',
      opvolgdag: 'woensdag 2 december',
      overstapdag: 'vrijdag 11 december',
    },
  },
  en: {
    greeting: firstName => (firstName === '' ? 'Hello,' : `Dear ${firstName},`),
    signature: (name, brandName) => `Kind regards,\n\n${name}\n${brandName}`,
    partsOfDay: {
      morning: 'between 8 and 12 o’clock',
      afternoon: 'between 12 and 5 o’clock',
      day: 'between 8 and 5 o’clock',
    },
    example: {
      ...example,
      leverdag: 'Tuesday 8 December',
      dagdeel: 'between 8 and 12 o’clock',
      belmoment: 'Monday 30 November at 10:00',
      opvolgdag: 'Wednesday 2 December',
      overstapdag: 'Friday 11 December',
    },
  },
}
