import { formatDay } from '../../../../common/moments.ts'
import { noticeNotYou } from '../../../agreements/server/mails/texts.ts'

/* The words of the mails about the transfer of an agreement. */

const inWords = (day: string): string => formatDay(new Date(day))
const stays = 'Er verandert niets aan het contract.'

export const transferLinkTexts = {
  subject: (agreement: string, brand: string) =>
    `Ga akkoord met de overname van contract ${agreement} bij ${brand}`,
  preview: 'Er verandert pas iets als beide bedrijven akkoord zijn.',
  heading: 'Overname van een contract',
  from: (agreement: string, from: string, to: string, day: string) =>
    `${to} wil contract ${agreement} van ${from} overnemen, vanaf ${inWords(day)}. Daarvoor vragen we jullie akkoord. Vanaf die dag zijn jullie er niets meer voor verschuldigd.`,
  to: (agreement: string, from: string, to: string, day: string) =>
    `${to} neemt contract ${agreement} van ${from} over, vanaf ${inWords(day)}. Daarvoor vragen we jullie akkoord, en een machtiging voor de incasso.`,
  lines: 'Wat er overgaat',
  open: 'Bekijk en geef antwoord',
  hours: 'De link werkt 7 dagen en één keer. Was dit niet de bedoeling, dan weiger je op dezelfde pagina.',
} as const

export const transferGivenTexts = {
  subject: (agreement: string, brand: string) => `Contract ${agreement} bij ${brand} wordt overgenomen`,
  preview: 'Iedereen is akkoord.',
  heading: 'De overname staat vast',
  intro: (agreement: string, from: string, to: string, day: string) =>
    `${to} neemt contract ${agreement} van ${from} over, vanaf ${inWords(day)}. Iedereen is akkoord.`,
  owes: 'Vanaf die dag zijn jullie voor dit contract niets meer verschuldigd. Wat tot en met de dag ervoor loopt, betalen jullie nog.',
  agreedTo: 'Waar jullie akkoord op gaven',
  notYou: noticeNotYou,
} as const

export const transferReceivedTexts = {
  subject: (agreement: string, brand: string) => `Contract ${agreement} bij ${brand} is van jullie`,
  preview: 'Iedereen is akkoord.',
  heading: 'De overname staat vast',
  intro: (agreement: string, from: string, to: string, day: string) =>
    `${to} neemt contract ${agreement} van ${from} over, vanaf ${inWords(day)}. Iedereen is akkoord.`,
  lines: 'Wat er van jullie is',
  mandate: 'Machtiging',
  reference: 'Kenmerk',
  see: (day: string) =>
    `Vanaf ${inWords(day)} zie je het contract via de knop hieronder, en kun je het daar wijzigen, verhuizen of opzeggen. Heb je een account met dit e-mailadres, dan staat het ook daar.`,
  open: 'Bekijk het contract',
  holder: 'Rekeninghouder',
  iban: 'IBAN eindigt op',
  agreedTo: 'Waar jullie akkoord op gaven',
  notYou: noticeNotYou,
} as const

export const transferEndedTexts = {
  subject: (agreement: string, brand: string) =>
    `De overname van contract ${agreement} bij ${brand} gaat niet door`,
  preview: stays,
  heading: 'De overname gaat niet door',
  intro: (agreement: string, from: string, to: string, day: string) =>
    `${to} zou contract ${agreement} van ${from} overnemen, vanaf ${inWords(day)}. Dat gaat niet door.`,
  why: {
    declined: 'Een van beide bedrijven ging niet akkoord.',
    cancelled: 'Wij hebben de overname geannuleerd.',
    lapsed: 'Niet iedereen was op tijd akkoord.',
  },
  stays,
} as const

/** Rows of what goes over. */
export const transferredTexts = {
  line: (amount: string, term: string) => `${amount} per maand${term}`,
  bought: 'gekocht',
  until: (day: string) => `, tot en met ${inWords(day)}`,
  together: 'Samen per maand',
  sum: (amount: string) => `${amount} excl. btw`,
  address: 'Adres',
} as const
