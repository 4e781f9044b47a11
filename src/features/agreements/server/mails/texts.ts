import { noticeDocumentTexts } from '../documents/texts.ts'

/** The words of the mails about notices. */

const noticeNotYou = 'Weet je hier niets van? Bel ons dan meteen.'

export const noticeGivenTexts = {
  subject: (agreement: string, brand: string) => `Bevestiging: contract ${agreement} bij ${brand} opgezegd`,
  preview: 'Wat er stopt, per wanneer, en wat het kost.',
  heading: 'Je opzegging is binnen',
  intro: (agreement: string, company: string, day: string) =>
    `Op ${day} is voor ${company} opgezegd wat hieronder staat, van contract ${agreement}. De bevestiging zit als PDF bij deze mail.`,
  ends: 'Wat er stopt',
  cost: 'Kosten',
  costs: (sum: string) => `${sum} excl. btw`,
  none: 'geen',
  lines: (day: string, cost: string) => `laatste dag ${day}${cost}`,
  costOf: (sum: string, share: string | null) => `, ${sum}${share === null ? '' : ` (${share})`}`,
  why: noticeDocumentTexts.why,
  back: (until: string) =>
    `Toch niet? Tot en met ${until} trek je de opzegging in: in je account, per e-mail of telefoon.`,
  notYou: noticeNotYou,
} as const

export const noticeWithdrawnTexts = {
  subject: (agreement: string, brand: string) =>
    `Opzegging van contract ${agreement} bij ${brand} ingetrokken`,
  preview: 'Wat zou stoppen, loopt gewoon door.',
  heading: 'De opzegging is ingetrokken',
  intro: (agreement: string, company: string, day: string) =>
    `De opzegging van ${company} voor contract ${agreement} per ${day} is ingetrokken.`,
  goesOn: (names: readonly string[]) => `Dit loopt gewoon door: ${names.join(', ')}.`,
  notYou: noticeNotYou,
} as const

export const noticeLinkTexts = {
  subject: (agreement: string, brand: string) =>
    `Bevestig de opzegging van contract ${agreement} bij ${brand}`,
  preview: 'Er stopt pas iets als je bevestigt.',
  heading: 'Wil je dit opzeggen?',
  intro: (agreement: string, company: string) =>
    `Voor ${company} is gevraagd om op te zeggen wat hieronder staat, van contract ${agreement}. Er verandert pas iets als je bevestigt.`,
  confirm: 'Bekijk en bevestig',
  hours: 'De link werkt 24 uur. Was jij dit niet, dan hoef je niets te doen.',
} as const
