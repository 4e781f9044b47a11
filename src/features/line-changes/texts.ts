import { sentence } from '../../common/sentence.ts'

/** Texts about changed lines of an order, for the customer and the desk. */

export const lineChangeTexts = {
  differences: 'Wat er verandert',
  amounts: 'Wat het kost',
  what: 'Bedrag',
  before: 'Nu',
  after: 'Straks',
  monthly: 'Per maand',
  oneTime: 'Eenmalig',
  firstInvoice: 'Eerste factuur',
  term: 'Looptijd',
  noTerm: 'geen',
  added: (quantity: number) => `${quantity} × erbij`,
  removed: 'Vervalt',
  changed: (from: number, to: number) => `${to} × in plaats van ${from} ×`,
  withoutVat: (percentage: number) => `Bedragen zijn excl. ${percentage}% btw.`,
} as const

/** The page that the customer answers on. */
export const lineChangePageTexts = {
  notChecked: 'Het voorstel kan nu niet getoond worden',
  dead: 'Deze link werkt niet meer',
  deadText: (phone: string) =>
    `Een voorstel geldt 14 dagen. Bel ons op ${phone}, dan maken we een nieuw voorstel of nemen we het samen door.`,
  intro: (number: string, company: string) =>
    `${sentence(`Dit is ons voorstel voor bestelling ${number} van ${company}`)} Het kost meer dan je besteld hebt, of duurt langer: daarom vragen we of je akkoord gaat.`,
  until: (day: string) =>
    `Je kunt antwoorden tot ${day}. Zolang je niets laat weten, blijft je bestelling zoals die is.`,
  message: 'Van je contactpersoon',
  answer: 'Je antwoord',
  words: 'Wil je er iets bij zeggen?',
  agree: 'Akkoord',
  decline: 'Niet akkoord',
  failed: 'Je antwoord is niet verstuurd',
  agreed: 'Je bent akkoord',
  agreedText: 'We hebben je bestelling gewijzigd. Je krijgt een mail met alles wat je nu besteld hebt.',
  declined: 'Je bent niet akkoord',
  declinedText: 'Je bestelling blijft zoals die is. We bellen je uiterlijk de volgende werkdag.',
  over: 'Dit voorstel staat niet meer open',
} as const
