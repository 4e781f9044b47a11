import { formatEuro } from '../../common/money.ts'
import { sentence } from '../../common/sentence.ts'
import { sharedTexts } from '../../common/texts.ts'
import type { Totals } from '../carts/totals.ts'
import type { ProductType } from '../catalogue/product.ts'
import { productTypeNames } from '../catalogue/texts.ts'
import { addressLine } from '../details/facts.ts'
import type { QuotePart } from './quote.ts'
import { changedSinceBefore } from './rule-texts.ts'
import type { QuoteStatus } from './versions.ts'

/** Why something cannot be done to a quote. */
export const quoteServerTexts = {
  otherTotals:
    'De bedragen zijn anders dan je zag. Laad de pagina opnieuw en kijk ze na; er is nog niets besteld.',
  partsChanged:
    'Een deel dat je koos is intussen al geaccepteerd, of staat er niet meer op. Kijk de prijsopgave na; er is nu niets besteld.',
  orderedOtherwise: (numbers: readonly string[]) =>
    `Wat je koos is al anders geaccepteerd: andere delen, een ander bedrag of een ander bedrijf. Het is ${numbers.length === 1 ? 'bestelling' : 'de bestellingen'} ${numbers.join(', ')}. Kijk de prijsopgave na; er is nu niets besteld.`,
  noAccountIban: 'Vul je IBAN in: je bent niet ingelogd met het account waarvan we het kennen.',
  chooseLine: 'Kies een verbinding die we verkopen.',
  onlyFromEnquiry: 'Alleen van een aanvraag of formulier maak je een prijsopgave.',
  notFromApplication: 'Van een sollicitatie maak je geen prijsopgave.',
  onlyFromQuoteRequest: 'Alleen van een aanvraag voor een prijsopgave maak je een prijsopgave.',
  accepted: 'Deze prijsopgave is geaccepteerd. Begin voor iets anders een nieuwe prijsopgave.',
  noEmail: 'Van deze klant is geen e-mailadres bekend.',
  pricesChanged: (totals: string) =>
    `De prijzen zijn intussen veranderd. Zo kost het nu ${totals}. Bekijk het en probeer het opnieuw.`,
  partAccepted:
    'Dit deel is intussen geaccepteerd en een bestelling geworden. Haal het uit de prijsopgave en probeer het opnieuw.',
  promisedOtherwise: ({ before, after }: { readonly before: string | null; readonly after: string | null }) =>
    `Op dit adres is de levering anders: ${after} in plaats van ${before}. Maak een nieuwe versie van de prijsopgave met dit adres, dan ziet de klant wat er nu geldt.`,
  noneWaits: 'Er is geen versie die op de klant wacht.',
  reload: sharedTexts.reload,
  noSuchRequest: 'Deze aanvraag bestaat niet.',
} as const

/** How a part is called: by its name or its place, and its type. */
export const partTitle = ({
  name,
  productType,
  address,
}: Pick<QuotePart, 'name' | 'productType' | 'address'>) =>
  `${name || addressLine(address)}, ${productTypeNames[productType].toLowerCase()}`

/** Words of an offer of several parts, on page, in mail and PDF. */
export const quotePartTexts = {
  part: 'Deel',
  /** Parts of the same offer. */
  many: (count: number, type: ProductType) =>
    `${count} keer hetzelfde, ${productTypeNames[type].toLowerCase()}`,
  onTheWhole: (discount: string) => `${discount}, als je alles neemt`,
} as const

const afterAccepting = [
  'We bellen je binnen 1 werkdag om de bestelling door te nemen.',
  'We plannen de levering op een dag die jou past.',
] as const

/** How many parts, in words: `3 delen`. */
export const partCount = (count: number): string => (count === 1 ? '1 deel' : `${count} delen`)

/** Texts for reading parts and choosing among them. */
export const partsPageTexts = {
  lines: (count: number) => (count === 1 ? 'Bekijk de regel' : `Bekijk de ${count} regels`),
  linesOf: (title: string) => `Regels van ${title}`,
  perMonth: 'per maand',
  once: 'eenmalig',
  withoutVat: (percentage: number) => `excl. ${percentage}% btw`,
  accepted: 'Geaccepteerd',
  order: (number: string) => `Bestelling ${number}`,
  inWhole: (totals: string) => `Neem je alle delen tegelijk, dan kost dit deel ${totals}.`,
  acceptedBefore: 'Eerder geaccepteerd',
  forgotten: 'De bestelling is niet meer te volgen.',
  choose: 'Kies wat je accepteert',
  chooseAll: 'Alles kiezen',
  chooseNone: 'Niets kiezen',
  stopChoosing: 'Stop met kiezen',
  acceptAll: 'Alles accepteren',
  acceptRest: 'De rest accepteren',
  acceptChosen: (count: number) => (count === 0 ? 'Kies minstens 1 deel' : `${partCount(count)} accepteren`),
  all: (count: number) => `Alles, ${partCount(count)}`,
  rest: (count: number) => `Nog open, ${partCount(count)}`,
  chosen: (count: number, all: number) => `${count} van ${partCount(all)} gekozen`,
  /** Of discounts that stand only where everything is accepted at once. */
  lost: (cost: string) => `De korting op het geheel vervalt: ${cost}, ook van wat je later accepteert.`,
  lostBefore: (cost: string) =>
    `De korting op het geheel is vervallen, omdat niet alles tegelijk is geaccepteerd. Zo kost dit ${cost} meer.`,
  accepting: 'Dit accepteer je',
  sites: 'Contactpersoon op locatie',
  sitesHint: 'Op elk adres is dat de contactpersoon, tenzij je een ander invult.',
  otherAt: (address: string) => `Een ander op ${address}`,
  furtherSteps: [
    'Je accepteert alles of eerst een deel, en vult in wat we nog niet weten. Je krijgt meteen een bestelnummer per deel.',
    ...afterAccepting,
  ],
} as const

/** Texts of the page on which a customer decides about a quote. */

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`)

export const quotePageTexts = {
  notChecked: 'De prijsopgave kan nu niet getoond worden',
  dead: sharedTexts.deadLink,
  deadText: (phone: string) => `Bel ons op ${phone}, dan sturen we je een nieuwe.`,
  title: (number: string) => `Nummer ${number}`,
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
  file: 'Prijsopgave',
  further: 'Hoe gaat het verder?',
  furtherSteps: [
    'Je accepteert de prijsopgave en vult in wat we voor de bestelling nog niet weten. Je krijgt meteen je bestelnummer.',
    ...afterAccepting,
  ],
  decide: 'Wat wil je doen?',
  accept: 'Ik ga akkoord',
  ask: 'Ik heb een vraag',
  decline: 'Ik ga niet akkoord',
  back: 'Terug naar de prijsopgave',
  newest: 'Bekijk de nieuwste versie',
  call: 'Heb je vragen? Bel ons op',
} as const

/** Of a quote that is over, of which parts are orders. */
export const ordersStayText = 'Wat al geaccepteerd is, blijft besteld.'

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
  titleOf: (count: number, all: number) =>
    count === all ? 'Accepteer de hele prijsopgave' : `Accepteer ${partCount(count)} van de prijsopgave`,
  intro: 'Vul in wat we voor de bestelling nog niet weten. Wat we al weten, staat er al.',
  numbers: 'Nummers die je wilt behouden',
  numbersOf: (part: string) => `Nummers die je wilt behouden: ${part}`,
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
  partsTitle: (count: number) =>
    count === 1 ? '1 deel is nu een bestelling' : `${count} delen zijn nu bestellingen`,
  partsText:
    'We bellen je binnen 1 werkdag om het door te nemen. Je krijgt één mail met de bevestiging, het contract en de voorwaarden.',
  followOf: (number: string) => `Volg bestelling ${number}`,
  ordersBelow: 'Bij elk deel hieronder staat zijn bestelling, met een link om haar te volgen.',
  notAccepted: 'Er is nog niets besteld',
} as const

export const quoteQuestionTexts = {
  title: 'Stel je vraag',
  words: 'Je vraag',
  about: 'Waarover',
  aboutAll: 'De hele prijsopgave',
  /** Before the words of a question, as the desk and its mail have it. */
  ofPart: (part: string, words: string) => `Over ${part}:\n${words}`,
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
  introOfRest: `Dan vervalt wat er nog open staat. ${ordersStayText} Wil je iets anders, stel dan liever een vraag: we maken graag een nieuwe versie.`,
  declinedRestText: `Bedankt dat je het liet weten. ${ordersStayText}`,
} as const

/** A cost in words, without the payment that is nothing: `€ 12,50 per maand`. */
export const costInWords = ({ monthlyInCents, oneTimeInCents }: Totals): string =>
  [
    ...(monthlyInCents > 0 ? [`${formatEuro(monthlyInCents)} per maand`] : []),
    ...(oneTimeInCents > 0 ? [`${formatEuro(oneTimeInCents)} eenmalig`] : []),
  ].join(' en ')
