import type { RequestType } from '../contract/request-type.ts'

/** What gegevens, controle and the thank-you page say (order-flow §2). */

/** Over the cart, on controle and on the thank-you page. */
export const summaryTitles: Readonly<Record<RequestType, string>> = {
  order: 'Overzicht van jouw bestelling',
  quote: 'Overzicht van jouw aanvraag',
}

export const checkoutTexts = {
  title: { order: 'Bestelling afronden', quote: 'Vrijblijvend prijsopgave' },
  directDebit: (iban: string, name: string) => `Per automatische incasso van ${iban}, op naam van ${name}`,
  invoice: 'Op factuur, zonder automatische incasso.',
} as const

/** What one can read before ordering. */
export const contractTexts = {
  title: 'Je contract',
  intro: 'Diensten, snelheden, prijs en opzeggen staan bij elkaar, voordat je bestelt.',
  summary: 'Samenvatting van het contract (pdf)',
  terms: 'Algemene voorwaarden (pdf)',
} as const

/** Why an order was not taken. */
export const orderProblemTexts = {
  notSent: 'Je bestelling is nog niet verstuurd',
  everythingKept: 'Alles wat je koos en invulde, staat er nog.',
  title: 'Er is een probleem',
  changeDetails: 'Pas je gegevens aan',
  changeOrder: 'Pas je bestelling aan',
  notSold: (name: string) => `${name} wordt niet meer verkocht.`,
} as const

/** The question before an order at other prices than were seen. */
export const priceChangeTexts = {
  title: 'Er is een prijs veranderd',
  agree: 'Akkoord en bestellen',
  decline: 'Nog niet bestellen',
  caption: (vatPercentage: number) => `Prijzen per stuk, exclusief ${vatPercentage}% btw`,
  product: 'Product',
  /** A product that is not in the cart any more. */
  unknownProduct: (id: number) => `Product ${id}`,
  was: 'Was',
  now: 'Nu',
  totals: 'Je betaalt nu in totaal {monthly} per maand en {oneTime} eenmalig.',
} as const

export const thankYouTexts = {
  received: (orderNumber: string) => `We hebben je bestelling ontvangen, onder nummer ${orderNumber}`,
  unavailable: 'We kunnen je bestelling nu niet laten zien',
  unavailableAdvice: 'Het overzicht is nu niet op te halen. Je bestelling blijft bewaard.',
  number: { order: 'Bestelnummer', quote: 'Aanvraagnummer' },
  confirmed: 'We hebben een bevestiging gestuurd naar {email}.',
  whatNext: 'Wat gebeurt er nu?',
  thanks:
    'Fijn dat je voor {brand} kiest. Heb je intussen een vraag? Bel {phone} en houd je nummer bij de hand.',
  more: 'Kijk ook eens naar',
} as const

/** An account for who ordered as a guest, on the thank-you page. */
export const accountOfferTexts = {
  title: 'Volg je bestelling in je eigen omgeving',
  text: 'Maak een account van wat je net invulde. Je kiest alleen nog een wachtwoord; deze bestelling staat er dan al in.',
  button: 'Stuur me de link voor een account',
  sent: (minutes: number) =>
    `Kijk in je mail: binnen ${minutes} minuten staat daar een bericht, op het adres waarmee je bestelde. Daarin kies je een wachtwoord.`,
  tooSoon: 'Naar het adres waarmee je bestelde ging kort geleden al een mail met een link. Kijk daar eerst.',
  failed: 'Het account kon nu niet worden gemaakt',
} as const

/** What one can keep of an order. */
export const orderFilesTexts = {
  title: 'Je documenten',
  /** What comes with the mail, as PDFs. */
  mailed: (hasSummary: boolean) =>
    `Bij de mail naar {email} zitten als pdf: de bevestiging van je bestelling${
      hasSummary ? ', de samenvatting van je contract' : ''
    } en de algemene voorwaarden.`,
  /** Of a customer, who has them there too. */
  inYourPages: 'Bekijk je bestelling in je eigen omgeving',
  terms: 'Algemene voorwaarden',
} as const

/** The last button: 'Bestellen' under "Je zit nergens aan vast" would be untrue (decisions, "Settled after the first look"). */
export const placeLabels: Readonly<Record<RequestType, string>> = {
  order: 'Bestellen',
  quote: 'Prijsopgave aanvragen',
}

/** The buttons of the form of a new customer (order-flow §2). */
export const newCustomerTexts = {
  register: 'Registreren',
  goOn: 'Doorgaan met bestellen zonder te registreren',
  save: 'Gegevens opslaan',
  cancel: 'Annuleren',
} as const

/** What is asked of who fills in the details of an order and goes on too soon. */
export const missingDetails = {
  details: 'Vul eerst je gegevens in, of log in.',
  technicalPerson: 'Maak de gegevens van de technische contactpersoon compleet.',
  agreement: 'Ga akkoord met de algemene voorwaarden.',
  address: 'Controleer eerst je installatieadres',
  terms: 'Ga akkoord met de algemene voorwaarden',
  longTerm: 'Geef toestemming voor het contract van 36 maanden, of kies een kortere looptijd',
} as const

/** When the account of a logged-in visitor cannot be fetched; the server says why. */
export const accountFailureTexts = {
  title: 'We kunnen je account nu niet ophalen',
  advice: 'Je winkelwagen en wat je invulde, staan er nog.',
} as const
