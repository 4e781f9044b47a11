/** The words of the mails about changed lines of an order. */

export const lineDifferencesTexts = {
  monthly: 'Per maand',
  oneTime: 'Eenmalig',
  firstInvoice: 'Eerste factuur',
  term: 'Looptijd',
  amounts: 'Bedragen',
  withoutVat: (percentage: number) => `excl. ${percentage}%\u00a0btw`,
  was: (now: string, before: string) => `${now} (was ${before})`,
  added: (quantity: number) => `${quantity} × erbij`,
  removed: 'vervalt',
  changed: (from: number, to: number) => `${to} × (was ${from} ×)`,
} as const

export const linesChangedTexts = {
  subject: (number: string, brand: string) => `Je bestelling ${number} bij ${brand} is gewijzigd`,
  preview: 'Dit is er veranderd, en dit heb je nu besteld.',
  heading: 'Je bestelling is gewijzigd',
  byUs: (number: string) => `We hebben bestelling ${number} gewijzigd. Je gaat er niet meer voor betalen.`,
  byYou: (number: string) =>
    `Je bent akkoord gegaan met de wijziging van bestelling ${number}. Dank je wel: we hebben die doorgevoerd.`,
  differences: 'Wat er veranderde',
  order: 'Je bestelling is nu',
  changedOn: (moment: string) =>
    `Gewijzigd op ${moment}. Wat je eerder van ons kreeg, blijft gelden voor de rest. Klopt er iets niet? Laat het ons vandaag nog weten.`,
} as const

export const linesProposedTexts = {
  subject: (number: string, brand: string) =>
    `Wijziging van je bestelling ${number} bij ${brand}: ga je akkoord?`,
  preview: 'Bekijk wat er verandert en laat ons weten of je akkoord gaat.',
  heading: 'Ga je akkoord met deze wijziging?',
  intro: (number: string, company: string) =>
    `Voor bestelling ${number} van ${company} hebben we een wijziging klaargezet. Die kost meer dan wat je besteld hebt: daarom vragen we of je akkoord gaat.`,
  differences: 'Wat er verandert',
  answer: 'Bekijk en beantwoord',
  until: (moment: string) => `Het voorstel geldt tot ${moment}.`,
  unanswered: 'Zolang je niets laat weten, blijft je bestelling zoals die is.',
} as const
