/** The words of the mails about rented devices that come back. */

const shared = {
  device: (count: number, due: string) =>
    `${count} ${count === 1 ? 'stuk' : 'stuks'}, uiterlijk ${due} terug`,
  address: 'Retouradres',
  box: 'De retourbon zit als PDF bij deze mail. Leg hem in de doos, samen met de adapters en de kabels.',
  cost: (amount: string) =>
    `Komt een apparaat niet terug, dan kost dat ten hoogste ${amount} excl. btw per stuk.`,
} as const

export const returnSlipMailTexts = {
  ...shared,
  subject: (agreement: string, brand: string) =>
    `Stuur je huurapparaten terug | contract ${agreement} bij ${brand}`,
  preview: 'Welke apparaten, uiterlijk wanneer, en waarheen.',
  heading: 'Stuur je huurapparaten terug',
  intro: (agreement: string, company: string, day: string) =>
    `De laatste dag van wat ${company} van contract ${agreement} huurt is ${day}. Stuur daarna deze apparaten terug:`,
} as const

export const returnReminderTexts = {
  ...shared,
  subject: (agreement: string, brand: string) =>
    `Herinnering: stuur je huurapparaten terug | contract ${agreement} bij ${brand}`,
  preview: 'We hebben nog niets ontvangen.',
  heading: 'Je huurapparaten zijn nog niet terug',
  intro: (agreement: string, company: string, day: string) =>
    `Op ${day} eindigde wat ${company} van contract ${agreement} huurde. We hebben deze apparaten nog niet ontvangen:`,
  underWay: 'Is het pakket al onderweg? Dan hoef je niets te doen.',
} as const
