import { formatEuro } from '../../common/money.ts'
import { sentence } from '../../common/sentence.ts'
import { sharedTexts } from '../../common/texts.ts'
import { termInWords } from '../catalogue/product-notes.ts'
import { changedSinceBefore } from './rule-texts.ts'
import type { QuoteStatus } from './versions.ts'

/** Why something cannot be done to a quote. */
export const quoteServerTexts = {
  otherTotals:
    'De bedragen zijn anders dan je zag. Laad de pagina opnieuw en kijk ze na; er is nog niets besteld.',
  chooseLine: 'Kies een verbinding die we verkopen.',
  onlyFromEnquiry: 'Alleen van een aanvraag of formulier maak je een prijsopgave.',
  notFromApplication: 'Van een sollicitatie maak je geen prijsopgave.',
  onlyFromQuoteRequest: 'Alleen van een aanvraag voor een prijsopgave maak je een prijsopgave.',
  accepted: 'Deze prijsopgave is geaccepteerd. Begin voor iets anders een nieuwe prijsopgave.',
  noEmail: 'Van deze klant is geen e-mailadres bekend.',
  pricesChanged: (monthly: string, oneTime: string) =>
    `De prijzen zijn intussen veranderd. Zo kost het nu ${monthly} per maand en ${oneTime} eenmalig. Bekijk het en probeer het opnieuw.`,
  noneWaits: 'Er is geen versie die op de klant wacht.',
  reload: sharedTexts.reload,
  noSuchRequest: 'Deze aanvraag bestaat niet.',
} as const

/** Texts of the page on which a customer decides about a quote. */

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

export const quotePageTexts = {
  notChecked: 'De prijsopgave kan nu niet getoond worden',
  dead: sharedTexts.deadLink,
  deadText: (phone: string) => `Bel ons op ${phone}, dan sturen we je een nieuwe.`,
  title: (number: string) => `Prijsopgave ${number}`,
  of: (company: string, version: number, madeBy: string) =>
    sentence(
      `Voor ${company}${version > 1 ? `, versie ${version}` : ''}${madeBy === '' ? '' : `, gemaakt door ${madeBy}`}`,
    ),
  until: (day: string, left: number) =>
    left > 0 ? `Geldig tot en met ${day}, nog ${days(left)}.` : `Geldig tot en met ${day}: dat is vandaag.`,
  words: 'Van je contactpersoon',
  differences: changedSinceBefore,
  renewed: 'Alles is hetzelfde als in de vorige versie. Alleen de laatste dag is nieuw.',
  lines: 'Wat we aanbieden',
  deliveredAt: 'Levering op',
  file: 'Prijsopgave',
  further: 'Hoe gaat het verder?',
  furtherSteps: [
    'Je accepteert de prijsopgave en vult in wat we voor de bestelling nog niet weten. Je krijgt meteen je bestelnummer.',
    'We bellen je binnen 1 werkdag om de bestelling door te nemen.',
    'We plannen de levering op een dag die jou past.',
  ],
  decide: 'Wat wil je doen?',
  accept: 'Ik ga akkoord',
  ask: 'Ik heb een vraag',
  decline: 'Ik ga niet akkoord',
  back: 'Terug naar de prijsopgave',
  newest: 'Bekijk de nieuwste versie',
  call: 'Heb je vragen? Bel ons op',
} as const

/** Outcome of a version that can no longer be answered. */
export const quoteEndedTitles: Readonly<Record<Exclude<QuoteStatus, 'sent'>, string>> = {
  accepted: 'Geaccepteerd',
  declined: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  superseded: 'Er is een nieuwere versie',
  expired: 'Deze prijsopgave is verlopen',
}

export const quoteAcceptTexts = {
  title: 'Accepteer de prijsopgave',
  intro: 'Vul in wat we voor de bestelling nog niet weten. Wat we al weten, staat er al.',
  numbers: 'Nummers die je wilt behouden',
  numbersHint: 'Laat leeg wat je niet nodig hebt.',
  longTermMissing: 'Kies uitdrukkelijk voor de lange looptijd, of vraag ons om een kortere',
  monthly: 'Per maand',
  oneTime: 'Eenmalig',
  withoutVat: (percentage: number) => `Bedragen zijn excl. ${percentage}% btw.`,
  submit: 'Prijsopgave accepteren',
  failed: { title: 'De prijsopgave is nog niet geaccepteerd', advice: 'Wat je invulde staat er nog.' },
} as const

export const quoteAcceptedTexts = {
  title: 'Je prijsopgave is nu een bestelling',
  number: (number: string) => `Je bestelnummer is ${number}.`,
  text: 'We bellen je binnen 1 werkdag om de bestelling door te nemen. Je krijgt een mail met de bevestiging, het contract en de voorwaarden.',
  follow: 'Volg je bestelling',
} as const

export const quoteQuestionTexts = {
  title: 'Stel je vraag',
  words: 'Je vraag',
  submit: 'Vraag versturen',
  failed: { title: 'Je vraag is niet verstuurd' },
  asked: 'Je vraag is verstuurd',
  askedText: 'We antwoorden uiterlijk de volgende werkdag, per mail of telefoon.',
} as const

export const quoteDeclineTexts = {
  title: 'Ga je niet akkoord?',
  intro:
    'Dan vervalt de prijsopgave. Wil je iets anders, stel dan liever een vraag: we maken graag een nieuwe versie.',
  reason: 'Waarom niet?',
  submit: 'Afwijzen',
  failed: { title: 'Je antwoord is niet verstuurd' },
  declined: 'Je hebt de prijsopgave afgewezen',
  declinedText: 'Bedankt dat je het liet weten. Je zit nergens aan vast.',
} as const

type LineFacts = { readonly quantity: number; readonly amountInCents: number; readonly termInMonths: number }

/** A line before and after: `was € 50,00, nu € 45,00 per maand`. */
export function differenceInWords({
  before,
  after,
  isRecurring,
}: {
  readonly before: LineFacts | null
  readonly after: LineFacts | null
  readonly isRecurring: boolean
}): string {
  const rhythm = isRecurring ? 'per maand' : 'eenmalig'
  if (!after) return 'vervalt'
  const now = `${formatEuro(after.amountInCents)} ${rhythm}`
  if (!before) return `nieuw, ${now}`
  if (before.amountInCents !== after.amountInCents)
    return `was ${formatEuro(before.amountInCents)}, nu ${now}`
  return before.quantity === after.quantity
    ? `was ${termInWords(before.termInMonths)}, nu ${termInWords(after.termInMonths)}`
    : `was ${before.quantity} ×, nu ${after.quantity} ×`
}
