import { sentence } from '../../common/sentence.ts'
import { sharedTexts } from '../../common/texts.ts'

/** Why a proposal to a customer cannot be answered or made. */
export const proposalRefusals = {
  withdrawn: 'Dit voorstel is ingetrokken. Je bestelling blijft zoals die is.',
  agreed: 'Je bent al akkoord gegaan met dit voorstel. Je bestelling is gewijzigd.',
  declined: 'Je hebt dit voorstel afgewezen. Je bestelling blijft zoals die is.',
  nothingChanged: 'Er is niets gewijzigd.',
  noEmail: 'Dit kost meer, en van deze klant is geen e-mailadres bekend om het voor te stellen.',
  noneWaits: 'Er wacht geen voorstel meer op de klant.',
  noOrder: 'Alleen van een bestelling veranderen de regels.',
  quoteLinesStay:
    'De regels zijn die van de geaccepteerde prijsopgave. Wil de klant iets anders, maak dan een nieuwe prijsopgave.',
  agreeToTerm: 'Kies uitdrukkelijk voor de lange looptijd',
  pricesChanged: (totals: string) =>
    `De prijzen zijn intussen veranderd. Zo kost de bestelling nu ${totals}. Bekijk het en probeer het opnieuw.`,
  reload: sharedTexts.reload,
} as const

export const lineChangeContractTexts = {
  tooManyLines: 'Een bestelling heeft hoogstens 100 regels',
  explanation: 'Toelichting',
  answerMissing: 'Kies of je akkoord gaat',
  message: 'Je bericht',
  linkGone: 'Deze link werkt niet meer: het voorstel is verlopen. Bel ons, dan maken we een nieuw voorstel.',
} as const

/** Why the lines of an order do not change. */
export const lineChangeRefusals = {
  delivered: 'Deze bestelling is geleverd: de regels veranderen niet meer.',
  cancelled: 'Deze bestelling is geannuleerd: de regels veranderen niet meer.',
  rejected: 'Deze bestelling is afgewezen: de regels veranderen niet meer.',
  failed: 'Deze bestelling is mislukt: de regels veranderen niet meer.',
  nothingLeft: 'Zo blijft er niets over. Wil de klant niets meer, annuleer dan de bestelling.',
  notSold: sharedTexts.notSold,
} as const

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
  dead: sharedTexts.deadLink,
  deadText: (phone: string) =>
    `Een voorstel geldt 14 dagen. Bel ons op ${phone}, dan maken we een nieuw voorstel of nemen we het samen door.`,
  intro: (number: string, company: string) =>
    `${sentence(`Dit is ons voorstel voor bestelling ${number} van ${company}`)} Het kost meer dan je besteld hebt, of duurt langer: daarom vragen we of je akkoord gaat.`,
  until: (day: string) =>
    `Je kunt antwoorden tot ${day}. Zolang je niets laat weten, blijft je bestelling zoals die is.`,
  message: 'Van je contactpersoon',
  answer: 'Je antwoord',
  words: sharedTexts.sayMore,
  agree: 'Akkoord',
  decline: 'Niet akkoord',
  failed: 'Je antwoord is niet verstuurd',
  agreed: 'Je bent akkoord',
  agreedText: 'We hebben je bestelling gewijzigd. Je krijgt een mail met alles wat je nu besteld hebt.',
  declined: 'Je bent niet akkoord',
  declinedText: 'Je bestelling blijft zoals die is. We bellen je uiterlijk de volgende werkdag.',
  over: 'Dit voorstel staat niet meer open',
} as const

/** The cost of leaving the agreement whose place an order takes. */
export const leavingTexts = {
  becomes: (now: string, before: string) =>
    `Eerder stoppen met wat je nu hebt kost dan ten hoogste ${now} excl. btw. Eerst was dat ${before}.`,
} as const
