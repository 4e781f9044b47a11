import type { RequestType } from '../../orders/contract.ts'

/* Texts of controle (order-flow §2). */

export const checkoutTexts = {
  directDebit: (iban: string, name: string) => `Per automatische incasso van ${iban}, op naam van ${name}`,
  invoice: 'Op factuur, zonder automatische incasso.',
} as const

/** Documents to read before ordering. */
export const contractTexts = {
  title: 'Je contract',
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

/** The last button: 'Bestellen' under "Je zit nergens aan vast" would be untrue (decisions, "Settled after the first look"). */
export const placeLabels: Readonly<Record<RequestType, string>> = {
  order: 'Bestellen',
  quote: 'Prijsopgave aanvragen',
}
