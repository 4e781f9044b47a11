import { noticeDocumentTexts } from '../documents/texts.ts'

/** The words of the mails about notices. */

/** Below a mail that its reader may know nothing of. */
export const noticeNotYou = 'Weet je hier niets van? Bel ons dan meteen.'

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

/** The same of several agreements that were given notice of with one press. */
export const noticesGivenTexts = {
  subject: (count: number, brand: string) => `Bevestiging: ${count} contracten bij ${brand} opgezegd`,
  heading: 'Je opzeggingen zijn binnen',
  intro: (count: number, company: string, day: string) =>
    `Op ${day} is voor ${company} opgezegd wat hieronder staat, van ${count} contracten. De bevestiging zit als PDF bij deze mail.`,
  together: 'Alles samen',
  open: 'Naar je contracten',
  back: (until: string) =>
    `Toch niet? Tot en met ${until} trek je elke opzegging apart in: in je account, per e-mail of telefoon.`,
} as const

/** The same where another provider takes over. */
export const takeoverTexts = {
  subject: (agreement: string, brand: string, provider: string) =>
    `${provider} neemt contract ${agreement} bij ${brand} over`,
  preview: 'Wat er overgaat, per wanneer, en wat het kost.',
  heading: 'Een andere aanbieder neemt het over',
  intro: (provider: string, agreement: string, company: string, day: string) =>
    `${provider} heeft ons op ${day} gevraagd om van ${company} over te nemen wat hieronder staat, van contract ${agreement}. Daarmee is het bij ons opgezegd. De bevestiging zit als PDF bij deze mail.`,
  switchesOn: (day: string, provider: string) =>
    `Per ${day} levert ${provider}, en gaan nummers die erbij horen mee. Wat je bij ons had, betaal je tot en met de laatste dag.`,
  back: (until: string) =>
    `Heb je dit niet gevraagd, of bedenk je je? Bel ons dan meteen: tot en met ${until} houden we het tegen.`,
} as const

/** The same where we give notice. */
export const ourNoticeTexts = {
  subject: (agreement: string, brand: string) => `Contract ${agreement} bij ${brand} eindigt`,
  preview: 'Wat er eindigt, per wanneer, en waarom.',
  heading: 'We beëindigen je contract',
  intro: (agreement: string, company: string, day: string) =>
    `Op ${day} hebben we voor ${company} opgezegd wat hieronder staat, van contract ${agreement}. De bevestiging zit als PDF bij deze mail.`,
  ground: (ground: string) => `De reden: ${ground.toLowerCase()}.`,
  back: 'Ben je het er niet mee eens, of wil je een ander product? Bel of mail ons, het liefst voor de laatste dag.',
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

const noHurry = 'De link werkt 24 uur. Was jij dit niet, dan hoef je niets te doen.'

export const changeLinkTexts = {
  subject: (agreement: string, brand: string) => `Contract ${agreement} bij ${brand} wijzigen`,
  preview: 'Je ziet wat er verandert en wat het kost, voordat je bestelt.',
  heading: 'Wil je iets veranderen?',
  intro: (agreement: string, company: string) =>
    `Voor ${company} is gevraagd om contract ${agreement} te wijzigen. Met deze link stel je samen wat je wilt hebben. Er verandert pas iets als je bestelt, en wat je nu hebt, loopt door tot het nieuwe werkt.`,
  open: 'Begin de wijziging',
  hours: noHurry,
} as const

export const withdrawalLinkTexts = {
  subject: (agreement: string, brand: string) => `Opzegging van contract ${agreement} bij ${brand} intrekken`,
  preview: 'Er verandert pas iets als je de opzegging intrekt.',
  heading: 'Wil je de opzegging intrekken?',
  intro: (agreement: string, company: string) =>
    `Voor ${company} is gevraagd om een opzegging van contract ${agreement} in te trekken. Trek je hem in, dan loopt gewoon door wat zou stoppen.`,
  open: 'Bekijk en trek in',
  hours: noHurry,
} as const

export const noticeLinkTexts = {
  subject: (agreement: string, brand: string) =>
    `Bevestig de opzegging van contract ${agreement} bij ${brand}`,
  preview: 'Er stopt pas iets als je bevestigt.',
  heading: 'Wil je dit opzeggen?',
  intro: (agreement: string, company: string) =>
    `Voor ${company} is gevraagd om op te zeggen wat hieronder staat, van contract ${agreement}. Er verandert pas iets als je bevestigt.`,
  confirm: 'Bekijk en bevestig',
  hours: noHurry,
} as const
